import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordField } from './password-field.tsx'

export interface BegunFactor {
  /** What the picture says. */
  address: string
  /** Drawn by ourselves: an `<svg>` of squares. */
  qr: string
  secret: string
  backupCodes: ReadonlyArray<string>
}

interface SecondFactorPanelProps {
  state: 'off' | 'begun' | 'on'
  begun: BegunFactor | undefined
  errors: { factorPassword?: string; code?: string }
}

/** First the password, then the phone reads a picture, then a code shows that it counts right. */
export function SecondFactorPanel({ state, begun, errors }: SecondFactorPanelProps) {
  if (state === 'on')
    return (
      <Form method="post" className="grid gap-5" preventScrollReset>
        <p>It is on: signing in with your password asks for a code.</p>
        <input type="hidden" name="intent" value="end-second-factor" />
        <PasswordField label="Your password" name="factorPassword" kind="current" error={errors.factorPassword} />
        <Button type="submit" variant="danger" className="justify-self-start">
          Turn it off
        </Button>
      </Form>
    )
  return (
    <div className="grid gap-6">
      {begun && <Codes {...begun} />}
      {state === 'begun' && (
        <Form method="post" className="grid gap-5" preventScrollReset>
          <input type="hidden" name="intent" value="confirm-second-factor" />
          {begun && (
            <>
              {/* Whoever mistypes the code still sees what is shown only once. */}
              <input type="hidden" name="address" value={begun.address} />
              <input type="hidden" name="backupCodes" value={begun.backupCodes.join(' ')} />
            </>
          )}
          <Field label="The code your app shows now" error={errors.code}>
            <Input name="code" required autoComplete="one-time-code" inputMode="numeric" />
          </Field>
          <Button type="submit" variant="primary" className="justify-self-start">
            Turn it on
          </Button>
        </Form>
      )}
      {!begun && (
        <Form method="post" className="grid gap-5" preventScrollReset>
          <input type="hidden" name="intent" value="begin-second-factor" />
          <PasswordField label="Your password" name="factorPassword" kind="current" error={errors.factorPassword} />
          <Button type="submit" className="justify-self-start">
            {state === 'begun' ? 'Begin again' : 'Set up a second factor'}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Codes({ qr, secret, backupCodes }: BegunFactor) {
  return (
    <div className="grid gap-4">
      <p>Read this picture with your authenticator app, or type the key below into it.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="The key as a QR code"
        width={220}
        height={220}
        className="rounded-md"
      />
      <p className="font-mono text-small [overflow-wrap:anywhere]">{secret}</p>
      <div className="rounded-md bg-sunk p-4">
        <p className="font-semibold">Backup codes: keep them where your phone is not. Each opens the account once.</p>
        <ul className="mt-2 grid grid-cols-2 gap-x-6 font-mono">
          {backupCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
