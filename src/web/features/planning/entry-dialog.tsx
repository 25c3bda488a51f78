import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PlanEntry } from '../../../core/planning/meal-plan.ts'
import { entryFormOf, withChange } from '../../../core/planning/plan-form.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { DiscardDialog } from '../../ui/leave-dialog.tsx'
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
  const schema = entryFormOf(entry.kind)
  const { props, fields, form } = useServerForm({
    schema,
    answer: undefined,
    defaultValue: typedOf(entry),
    onSubmit(event) {
      event.preventDefault()
      const typed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
      if (typed.success) onChange(withChange(entry, typed.data))
    },
  })
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isChanged ? setAsking(true) : onClose())
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
        <form {...props} onInput={() => setChanged(true)}>
          <EntryFields fields={fields} entry={entry} />
        </form>
        <DiscardDialog isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
      </DialogContent>
    </Dialog>
  )
}
