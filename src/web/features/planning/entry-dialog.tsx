import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import { EntryForm, withChange } from '../../../core/planning/plan-form.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { EntryFields, typedOf } from './entry-fields.tsx'

interface EntryDialogProps {
  entry: PlanEntry
  title: string
  onChange: (entry: PlanEntry) => void
  onRemove: () => void
  onClose: () => void
}

/** Changes a planned dish, or moves it to another meal. */
export default function EntryDialog({ entry, title, onChange, onRemove, onClose }: EntryDialogProps) {
  const { props, fields, form } = useServerForm({
    schema: EntryForm,
    answer: undefined,
    defaultValue: typedOf(entry),
    onSubmit(event) {
      event.preventDefault()
      const typed = EntryForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
      if (typed.success) onChange(withChange(entry, typed.data))
    },
  })
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isTyped ? setAsking(true) : onClose())
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title={title}
        {...(entry.kind === 'leftovers' && { description: 'Leftovers need no shopping.' })}
        footer={
          <>
            <Button variant="danger" onClick={onRemove}>
              <Trash2 aria-hidden />
              Remove
            </Button>
            <Button type="submit" form={form.id} variant="primary">
              Save
            </Button>
          </>
        }
      >
        <form {...props} onInput={() => setTyped(true)}>
          <EntryFields fields={fields} entry={entry} />
        </form>
        <LeaveDialog
          blocker={{ state: isAsking ? 'blocked' : 'unblocked', reset: () => setAsking(false), proceed: onClose }}
        />
      </DialogContent>
    </Dialog>
  )
}
