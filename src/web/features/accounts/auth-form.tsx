import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { AuthMode } from '../../../core/accounts/auth-answer.ts'
import { CreateAccountForm, LogInForm } from '../../../core/accounts/auth-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordField } from './password-field.tsx'

interface AuthFormProps {
  mode: AuthMode
  /** The address of the other form. Null if the site takes no new accounts. */
  otherMode: string | null
  answer: FormAnswer | undefined
  /** True if the site can send mail. Otherwise the site's owner makes a link with `marshmallow user reset-link`. */
  canReset: boolean
}

/** The form to sign in or create an account. The name and email stay when the visitor switches forms. */
export function AuthForm({ mode, otherMode, answer, canReset }: AuthFormProps) {
  const isNew = mode === 'create-account'
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>({})
  const keepTyped = () => setTyped((before) => ({ ...before, ...typedIn(box.current) }))
  // A visitor may type before the script has loaded.
  useEffect(keepTyped, [])
  return (
    <>
      <FormErrorPanel answer={answer} />
      <div ref={box} onChange={keepTyped} onSubmit={toast.clear} data-uncovered>
        {isNew ? <CreateAccount answer={answer} typed={typed} /> : <LogIn answer={answer} typed={typed} />}
      </div>
      {otherMode && (
        <p className="mt-5 text-center text-ink-soft">
          {isNew ? 'Already have an account? ' : 'No account yet? '}
          <Link to={otherMode} preventScrollReset>
            {isNew ? 'Sign in' : 'Create one'}
          </Link>
        </p>
      )}
      {!isNew && (
        <p className="mt-2 text-center text-balance text-ink-soft" data-uncovered>
          {canReset ? (
            <Link to="/auth/forgot">Forgot your password?</Link>
          ) : (
            <>
              Forgot your password?{' '}
              <Link to="/contact" className="whitespace-nowrap">
                Write to us
              </Link>
              , and the site’s owner can send you a link.
            </>
          )}
        </p>
      )}
    </>
  )
}

type Typed = Partial<Record<'name' | 'email', string>>

function typedIn(box: HTMLElement | null): Typed {
  const inputs = box?.querySelectorAll<HTMLInputElement>('[name=name], [name=email]') ?? []
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]))
}

interface ModeFormProps {
  answer: FormAnswer | undefined
  /** The name and email typed in either form. */
  typed: Typed
}

function LogIn({ answer, typed }: ModeFormProps) {
  const { props, fields } = useServerForm({ schema: LogInForm, answer, defaultValue: typed })
  return (
    <Form {...props} className="grid gap-5">
      <input type="hidden" name="intent" value="log-in" />
      <TextField field={fields.email} label="Email" type="email" autoComplete="username" />
      <PasswordField fields={fields} name="password" kind="current" />
      <ModeButton mode="log-in" pendingLabel="Signing in...">
        Sign In
      </ModeButton>
    </Form>
  )
}

function CreateAccount({ answer, typed }: ModeFormProps) {
  const { props, fields } = useServerForm({ schema: CreateAccountForm, answer, defaultValue: typed })
  return (
    <Form {...props} className="grid gap-5">
      <input type="hidden" name="intent" value="create-account" />
      <TextField
        field={fields.name}
        label="Name"
        hint="Optional. Shown with your recipes. You can change it later."
        autoComplete="name"
      />
      <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
      <PasswordField
        fields={fields}
        name="password"
        kind="new"
        hint="At least 10 characters. A few words in a row are easy to remember."
      />
      <ModeButton mode="create-account" pendingLabel="Creating your account...">
        Create Account
      </ModeButton>
    </Form>
  )
}

function ModeButton({ mode, pendingLabel, children }: { mode: AuthMode; pendingLabel: string; children: string }) {
  const { state, formData } = useNavigation()
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      pending={state !== 'idle' && formData?.get('intent') === mode}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  )
}
