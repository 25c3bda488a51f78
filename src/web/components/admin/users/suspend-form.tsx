import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'

export function SuspendForm({ error, reason }: { error: string | undefined; reason: string }) {
  return (
    <Form method="post" noValidate className="grid justify-items-start gap-4">
      <input type="hidden" name="intent" value="suspend" />
      <Field
        label="Reason"
        error={error}
        className="w-full"
        hint="Only administrators read it. The account is signed out everywhere at once; what it published stays."
      >
        <Textarea name="reason" required rows={2} className="min-h-20" defaultValue={reason} />
      </Field>
      <Button type="submit" variant="danger">
        Suspend account
      </Button>
    </Form>
  )
}
