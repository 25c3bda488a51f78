import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

interface BulkBarProps {
  reasonError?: string | undefined
  reason: string
  isSending: boolean
}

/** One word about all that are ticked. */
export function BulkBar({ reasonError, reason, isSending }: BulkBarProps) {
  return (
    <fieldset className="mt-5 grid items-start gap-3 rounded-lg bg-sunk p-4 dark:shadow-edge md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <legend className="sr-only">All that are ticked</legend>
      <Field label="Reason for all that are ticked" error={reasonError} hint="Their cooks read it. Needed to reject.">
        <Input name="reason" defaultValue={reason} maxLength={2000} />
      </Field>
      <Button type="submit" name="intent" value="approve" disabled={isSending} className="md:mt-8.5 md:min-h-13">
        Approve ticked
      </Button>
      <Button
        type="submit"
        name="intent"
        value="reject"
        variant="danger"
        disabled={isSending}
        className="md:mt-8.5 md:min-h-13"
      >
        Reject ticked
      </Button>
    </fieldset>
  )
}
