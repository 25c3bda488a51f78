import { Trash2 } from 'lucide-react'
import type { ShownList } from '../../../core/shopping/show-list.ts'
import { counted } from '../../../core/text/counted.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { act, type ListStore } from './list-store.ts'

/** The line is as high without its button, so that the first tick does not move the list under the finger. */
export function ListProgress({ store, shown }: { store: ListStore; shown: ShownList }) {
  const { count, tickedCount } = shown
  const items = counted(count, 'item')

  function removeTicked() {
    const ticked = shown.aisles.flatMap(({ entries }) => entries).filter(({ isTicked }) => isTicked)
    const lines = ticked.flatMap((entry) => entry.lines.map(({ id }) => id))
    act(store, { kind: 'remove', lines, how: 'if-ticked' })
    toast.success(ticked.length === 1 ? '1 item removed' : `${ticked.length} items removed`, undefined, {
      label: 'Undo',
      onPress: () => act(store, { kind: 'restore', lines }),
    })
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 has-[output:not(:empty)]:min-h-12 max-sm:justify-between print:hidden">
      <output className="text-small text-ink-soft">
        {count === 0 ? '' : tickedCount === 0 ? items : `${items}, ${numberText(tickedCount)} ticked`}
      </output>
      {tickedCount > 0 && (
        <Button variant="ghost" onClick={removeTicked} className="max-sm:-mr-3">
          <Trash2 aria-hidden />
          Remove ticked
        </Button>
      )}
    </div>
  )
}
