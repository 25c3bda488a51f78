import { Form } from 'react-router'
import { ChangePasswordForm, SetPasswordForm } from '../../../core/accounts/security-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { useIsSending } from '../../forms/use-is-sending.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from './password-field.tsx'

interface PasswordFormProps {
  answerTo: (intent: string) => FormAnswer | undefined
}

const newPassword = { name: 'password', label: 'New password', kind: 'new', hint: 'At least 10 characters.' } as const

/** Changes an existing password. The form requires the current one. */
export function PasswordChange({ answerTo }: PasswordFormProps) {
  const isSending = useIsSending('change-password')
  const { props, fields } = useServerForm({ schema: ChangePasswordForm, answer: answerTo('change-password') })
  return (
    <Form {...props} className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value="change-password" />
      <PasswordField fields={fields} name="current" label="Current password" kind="current" />
      <PasswordField fields={fields} {...newPassword} />
      <SaveButton isSending={isSending}>Change password</SaveButton>
    </Form>
  )
}

export function FirstPassword({ answerTo }: PasswordFormProps) {
  const isSending = useIsSending('set-password')
  const { props, fields } = useServerForm({ schema: SetPasswordForm, answer: answerTo('set-password') })
  return (
    <Form {...props} className="grid gap-5" preventScrollReset>
      <input type="hidden" name="intent" value="set-password" />
      <PasswordField fields={fields} {...newPassword} />
      <SaveButton isSending={isSending}>Set password</SaveButton>
    </Form>
  )
}

function SaveButton({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <Button type="submit" variant="primary" className="justify-self-start" pending={isSending} pendingLabel="Saving...">
      {children}
    </Button>
  )
}
