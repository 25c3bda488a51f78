import { isThere } from '../../../core/shopping/shopping-list.ts'
import { randomId } from '../../browser/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { act, type ListStore, ownList } from './list-store.ts'
import { noList } from './stored-list.ts'

/** Says that a list is no longer shared, and keeps what this browser knows of it. */
export function GoneNote({ store, isOwn }: { store: ListStore; isOwn: boolean }) {
  function keepCopy() {
    const lines = store.read().list.lines.filter(isThere)
    if (isOwn) return void store.write({ ...noList, list: store.read().list })
    act(ownList, {
      kind: 'add',
      lines: lines.map(({ line, recipes, isTicked }) => ({ id: randomId(), line, recipes, isTicked })),
    })
    toast.success('Copied to your shopping list')
  }

  return (
    <div role="alert" className="mb-5 rounded-lg bg-berry p-5 text-berry-ink print:hidden">
      <p className="font-semibold">This list is no longer shared.</p>
      <p className="mt-1">
        What you do here no longer reaches others. The items below are what this browser last knew.
      </p>
      <Button onClick={keepCopy} className="mt-3">
        {isOwn ? 'Keep it in this browser' : 'Copy to my shopping list'}
      </Button>
    </div>
  )
}
