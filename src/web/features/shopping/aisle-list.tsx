import { memo } from 'react'
import { type Aisle, aisleNames } from '../../../core/shopping/aisle.ts'
import type { ShownEntry } from '../../../core/shopping/show-list.ts'
import { cn } from '../../ui/cn.ts'
import { EntryRow } from './entry-row.tsx'
import type { ListStore } from './list-store.ts'

interface AisleListProps {
  store: ListStore
  aisle: Aisle
  entries: ReadonlyArray<ShownEntry>
  namesRecipes: boolean
}

/** The things of one aisle. */
export function AisleList({ store, aisle, entries, namesRecipes }: AisleListProps) {
  const id = `aisle-${aisle}`
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'mt-5 print:mt-3 print:break-inside-avoid-page',
        entries.every(({ isTicked }) => isTicked) && 'print:hidden',
      )}
    >
      <h2 id={id} className="mb-1.5 px-1 text-[1.125rem] font-[560] print:text-[11pt]">
        {aisleNames[aisle]}
      </h2>
      <ul className="grid rounded-lg bg-surface px-2 py-1 shadow-card sm:px-4 print:block print:columns-2 print:gap-x-6 print:p-0 print:shadow-none">
        {entries.map((entry) => (
          <Row key={rowKey(entry)} store={store} entry={entry} namesRecipes={namesRecipes} />
        ))}
      </ul>
    </section>
  )
}

/** A row that is ticked stays the same row, and keeps the focus. */
const rowKey = ({ key, lines: [first] }: ShownEntry) => first?.id ?? key

/** Each change makes new entries. Only rows that look different are drawn again. */
const Row = memo(
  EntryRow,
  (before, after) =>
    before.store === after.store &&
    before.namesRecipes === after.namesRecipes &&
    look(before.entry) === look(after.entry),
)

const look = ({ amount, name, isTicked, lines, recipes }: ShownEntry) =>
  JSON.stringify([amount, name, isTicked, lines.map(({ id, line }) => [id, line]), recipes])
