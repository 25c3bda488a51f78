import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { PasswordField } from './password-field.tsx'

interface PasswordFormProps {
  errors: { current?: string; password?: string }
  /** There is one already, which has to be known. */
  hasOne: boolean
}

export function PasswordForm({ errors, hasOne }: PasswordFormProps) {
  return (
    <Form method="post" className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value={hasOne ? 'change-password' : 'set-password'} />
      {hasOne && <PasswordField label="Current password" name="current" kind="current" error={errors.current} />}
      <PasswordField label="New password" kind="new" error={errors.password} hint="At least 10 characters." />
      <Button type="submit" variant="primary" className="justify-self-start">
        {hasOne ? 'Change password' : 'Set password'}
      </Button>
    </Form>
  )
}
