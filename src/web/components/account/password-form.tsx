import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { PasswordField } from './password-field.tsx'

export function PasswordForm({ errors }: { errors: { current?: string; password?: string } }) {
  return (
    <Form method="post" className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value="change-password" />
      <PasswordField label="Current password" name="current" kind="current" error={errors.current} />
      <PasswordField label="New password" kind="new" error={errors.password} hint="At least 10 characters." />
      <Button type="submit" variant="primary" className="justify-self-start">
        Change password
      </Button>
    </Form>
  )
}
