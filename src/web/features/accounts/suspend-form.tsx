import { Form } from 'react-router'
import { SuspendForm as SuspendFormSchema } from '../../../core/accounts/user-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextareaField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

export function SuspendForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: SuspendFormSchema, answer })
  const { blocker, mark } = useUnsaved()
  return (
    <Form {...props} onInput={mark} className="grid gap-4">
      <input type="hidden" name="intent" value="suspend" />
      <TextareaField
        field={fields.reason}
        label="Reason"
        hint="Only administrators see it. The account is signed out everywhere at once; its published recipes stay."
        rows={2}
        className="min-h-20"
      />
      <Button type="submit" variant="danger" className="justify-self-start">
        Suspend account
      </Button>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}
