import { Form, useNavigation } from 'react-router'
import { ReplyForm } from '../../../core/messages/reply-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { TextareaField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

interface ReplyEditorProps {
  /** The sender's address. */
  email: string
  answer: FormAnswer | undefined
}

/** The form to answer a message. */
export function ReplyEditor({ email, answer }: ReplyEditorProps) {
  const { state } = useNavigation()
  const { props, fields } = useServerForm({ schema: ReplyForm, answer })
  const { blocker, mark } = useUnsaved()
  return (
    <Form {...props} className="grid gap-4" onInput={mark}>
      <input type="hidden" name="intent" value="reply" />
      <TextareaField
        field={fields.body}
        label="Your answer"
        hint={`Sent to ${email} by email, with the message quoted below.`}
        rows={8}
        className="min-h-44"
      />
      <CheckboxRow
        name={fields.close.name}
        label="Also close the message"
        defaultChecked={typedText(answer, 'close', 'on') !== ''}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={state === 'submitting'}
        pendingLabel="Sending..."
      >
        Send answer
      </Button>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}
