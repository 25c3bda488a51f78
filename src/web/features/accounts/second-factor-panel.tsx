import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { BeginFactorForm, ConfirmFactorForm, EndFactorForm } from '../../../core/accounts/security-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useIsSending } from '../../forms/use-is-sending.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { PasswordField } from './password-field.tsx'

export interface BegunFactor {
  /** The address in the QR code. */
  address: string
  /** The QR code as an `<svg>`, rendered on our server. */
  qr: string
  secret: string
  backupCodes: ReadonlyArray<string>
}

interface SecondFactorPanelProps {
  state: 'off' | 'begun' | 'on'
  begun: BegunFactor | undefined
  answerTo: (intent: string) => FormAnswer | undefined
}

/** Sets up a second factor in three steps: the password, the QR code, and a code that proves that the app works. */
export function SecondFactorPanel({ state, begun, answerTo }: SecondFactorPanelProps) {
  if (state === 'on') return <End answer={answerTo('end-second-factor')} />
  return (
    <div className="grid gap-6">
      {begun && <Codes {...begun} />}
      {state === 'begun' && <Confirm begun={begun} answer={answerTo('confirm-second-factor')} />}
      {!begun && (
        <Begin
          label={state === 'begun' ? 'Start over' : 'Set up two-step verification'}
          answer={answerTo('begin-second-factor')}
        />
      )}
    </div>
  )
}

function Begin({ answer, label }: { answer: FormAnswer | undefined; label: string }) {
  const isSending = useIsSending('begin-second-factor')
  const { props, fields } = useServerForm({ schema: BeginFactorForm, answer })
  return (
    <Form {...props} className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value="begin-second-factor" />
      <PasswordField fields={fields} name="factorPassword" label="Your password" kind="current" />
      <Button type="submit" className="justify-self-start" pending={isSending} pendingLabel="Preparing...">
        {label}
      </Button>
    </Form>
  )
}

function Confirm({ answer, begun }: { answer: FormAnswer | undefined; begun: BegunFactor | undefined }) {
  const { props, fields } = useServerForm({ schema: ConfirmFactorForm, answer })
  return (
    <Form {...props} className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value="confirm-second-factor" />
      {begun && (
        <>
          {/* After a mistyped code, the page shows these again, because the server returns them only once. */}
          <input type="hidden" name="address" value={begun.address} />
          <input type="hidden" name="backupCodes" value={begun.backupCodes.join(' ')} />
        </>
      )}
      <TextField
        field={fields.code}
        label="Current code from your app"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Turn it on
      </Button>
    </Form>
  )
}

function End({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: EndFactorForm, answer })
  return (
    <Form {...props} className="grid gap-5" preventScrollReset>
      <p>Two-step verification is on. Signing in with your password asks for a code.</p>
      <input type="hidden" name="intent" value="end-second-factor" />
      <PasswordField fields={fields} name="factorPassword" label="Your password" kind="current" />
      <Button type="submit" variant="danger" className="justify-self-start">
        Turn it off
      </Button>
    </Form>
  )
}

function Codes({ qr, secret, backupCodes }: BegunFactor) {
  const lead = useRef<HTMLParagraphElement>(null)
  // The button that requested the codes is gone. Without this, the focus would move to the control after them.
  useEffect(() => focusInSight(lead.current), [])
  return (
    <div className="grid gap-4">
      <p ref={lead} tabIndex={-1} className="focus-visible:outline-none">
        Scan this code with your authenticator app, or enter the key below.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="The key as a QR code"
        width={220}
        height={220}
        className="rounded-md"
      />
      <p className="font-mono text-small [overflow-wrap:anywhere]">{inFours(secret)}</p>
      <div className="rounded-md bg-sunk p-4">
        <p className="font-semibold">Backup codes: store them away from your phone. Each works once.</p>
        <ul className="mt-2 grid grid-cols-2 gap-x-6 font-mono">
          {backupCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Groups a key for typing. Authenticator apps ignore the spaces. */
const inFours = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')
