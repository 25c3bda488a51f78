import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { AuthAnswer, AuthMode } from '../../../core/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { useFirstWrongField } from '../ui/use-first-wrong-field.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'

interface AuthFormProps {
  mode: AuthMode
  /** The address of the other one. */
  otherMode: string
  answer: AuthAnswer | undefined
  /** Where mails can be sent. Elsewhere whoever runs the site makes the link, with `marshmallow user reset-link`. */
  canReset: boolean
}

const texts = {
  'log-in': { button: 'Log In', pending: 'Logging in...' },
  'create-account': { button: 'Create Account', pending: 'Creating your account...' },
} as const

/** What was typed stays, also on the way from one form to the other; a password does not. */
export function AuthForm({ mode, otherMode, answer, canReset }: AuthFormProps) {
  useFirstWrongField(answer)
  const { state, formData } = useNavigation()
  const isNew = mode === 'create-account'
  const errors = answer?.errors ?? {}
  // The field itself is not there while somebody logs in.
  const [name, setName] = useState(answer?.typed.name)
  return (
    <>
      {answer?.problem && <FormProblem answer={answer}>{answer.problem}</FormProblem>}
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value={mode} />
        {isNew && (
          <Field label="Name" hint="Shown with your recipes. You can change it later." error={errors.name}>
            <Input
              name="name"
              defaultValue={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              maxLength={80}
              autoComplete="name"
            />
          </Field>
        )}
        <Field key="email" label="Email" error={errors.email}>
          <Input
            type="email"
            name="email"
            defaultValue={answer?.typed.email}
            required
            autoComplete={isNew ? 'email' : 'username'}
          />
        </Field>
        {isNew ? (
          <PasswordField
            key="new"
            kind="new"
            error={errors.password}
            hint="At least 10 characters. A few words in a row are easy to keep in mind."
          />
        ) : (
          <PasswordField key="current" kind="current" error={errors.password} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          pending={state !== 'idle' && formData?.get('intent') === mode}
          pendingLabel={texts[mode].pending}
        >
          {texts[mode].button}
        </Button>
      </Form>
      <p className="mt-5 text-center text-ink-soft">
        {isNew ? 'Already have an account? ' : 'No account yet? '}
        <Link to={otherMode} preventScrollReset>
          {isNew ? 'Log in' : 'Create one'}
        </Link>
      </p>
      {!isNew && (
        <p className="mt-2 text-center text-balance text-ink-soft">
          {canReset ? (
            <Link to="/auth/forgot">Forgot your password?</Link>
          ) : (
            <>
              Forgot your password?{' '}
              <Link to="/contact" className="whitespace-nowrap">
                Write to us
              </Link>
              , and whoever runs the site can send you a link.
            </>
          )}
        </p>
      )}
    </>
  )
}
