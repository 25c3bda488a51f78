import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { useUncovered } from '../../ui/use-uncovered.ts'
import { Button } from '../../ui/button.tsx'

interface BulkBarProps {
  reason: FormFieldData
  isSending: boolean
}

const buttonSize = 'max-sm:px-2 max-sm:text-[.9375rem] whitespace-nowrap md:min-h-13'

/** One decision about all selected items. It appears with the first selected one, also without script. */
export function BulkBar({ reason, isSending }: BulkBarProps) {
  const bar = useUncovered<HTMLFieldSetElement>()
  return (
    <fieldset
      ref={bar}
      className="sticky bottom-[calc(.75rem+var(--timers))] z-10 mt-5 hidden min-w-0 items-start gap-3 rounded-lg bg-sunk p-4 shadow-float group-has-[[name=ticked]:checked]/queue:grid dark:shadow-edge md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <legend className="sr-only">Selected items</legend>
      <div className="-my-1.5 flex flex-wrap items-center gap-x-2 md:col-span-2">
        {/* A CSS counter, so that it also counts without script. */}
        <p className="mr-2 font-semibold before:content-[counter(selected)]">{' selected'}</p>
        <Button variant="ghost" onClick={({ currentTarget }) => selectNone(currentTarget)} className="no-script:hidden">
          Select none
        </Button>
      </div>
      <TextField field={reason} label="Reason for all selected items" hint="The authors see it. Required to reject." />
      <div className="grid grid-cols-2 gap-3 md:mt-8.5 md:flex">
        <Button type="submit" name="intent" value="approve" disabled={isSending} className={buttonSize}>
          Approve selected
        </Button>
        <Button type="submit" name="intent" value="reject" variant="danger" disabled={isSending} className={buttonSize}>
          Reject selected
        </Button>
      </div>
    </fieldset>
  )
}

/** The bar disappears with the last selected item, so the focus moves to the list. */
function selectNone({ form }: HTMLButtonElement) {
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('[name=ticked]:checked') ?? [])]
  for (const box of boxes) box.checked = false
  boxes[0]?.focus()
}
