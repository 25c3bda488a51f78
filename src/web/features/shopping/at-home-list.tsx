import { Plus } from 'lucide-react'
import { isTapWater } from '../../../core/ingredients/tap-water.ts'
import { entryText, type ShownEntry } from '../../../core/shopping/show-list.ts'
import { Button } from '../../ui/button.tsx'
import { act, type ListStore } from './list-store.ts'

/** Foods that are left out because they are at home, with one press to add them back. */
export function AtHomeList({ store, entries }: { store: ListStore; entries: ReadonlyArray<ShownEntry> }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="at-home" className="mt-7 print:hidden">
      <h2 id="at-home" className="mb-1.5 px-1 text-[1.125rem] font-[560]">
        At home
      </h2>
      <ul className="rounded-lg bg-sunk px-4 py-1.5">
        {entries.map((entry) => (
          <li key={`${entry.key} ${entry.isTicked}`} className="flex min-h-12 items-center justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">{entryText(entry)}</span>
            {!isTapWater(entry.key) && (
              <Button
                variant="ghost"
                aria-label={`Add back ${entryText(entry)}`}
                onClick={() => act(store, { kind: 'at-home', food: entry.key, isAtHome: false })}
                className="flex-none"
              >
                <Plus aria-hidden />
                Add back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
