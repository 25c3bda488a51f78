import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { Button } from '../../ui/button.tsx'

interface BulkBarProps {
  reason: FormFieldData
  isSending: boolean
}

/** One decision about all selected items. */
export function BulkBar({ reason, isSending }: BulkBarProps) {
  return (
    <fieldset className="mt-5 grid items-start gap-3 rounded-lg bg-sunk p-4 dark:shadow-edge md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <legend className="sr-only">Selected items</legend>
      <TextField
        field={reason}
        label="Reason for all selected items"
        hint="The authors will see it. Required to reject."
      />
      <Button type="submit" name="intent" value="approve" disabled={isSending} className="md:mt-8.5 md:min-h-13">
        Approve selected
      </Button>
      <Button
        type="submit"
        name="intent"
        value="reject"
        variant="danger"
        disabled={isSending}
        className="md:mt-8.5 md:min-h-13"
      >
        Reject selected
      </Button>
    </fieldset>
  )
}
