import { useMemo } from 'react'
import type { GroceryPartners } from '../../../core/shopping/grocery.ts'
import type { ListChanges } from '../../../core/shopping/shopping-list.ts'
import { emptyList, withChanges } from '../../../core/shopping/shopping-list.ts'
import { showList } from '../../../core/shopping/show-list.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { AddItemForm } from './add-item-form.tsx'
import { AisleList } from './aisle-list.tsx'
import { AtHomeList } from './at-home-list.tsx'
import { EmptyList } from './empty-list.tsx'
import { FullNote } from './full-note.tsx'
import { GoneNote } from './gone-note.tsx'
import { ListActions } from './list-actions.tsx'
import { ListProgress } from './list-progress.tsx'
import { addressOf, type ListStore } from './list-store.ts'
import { PlainList } from './plain-list.tsx'
import { OnlyRecipe } from './recipe-link.tsx'
import { TargetNote } from './target-note.tsx'
import { useListSync, useStoredList } from './use-shopping-list.ts'

interface ShoppingListViewProps {
  store: ListStore
  /** The site's list. Null for a list that is only in this browser. */
  changes: ListChanges | null
  /** The token of the link for others, if the list is shared. */
  guest: string | null
  origin: string
  partners: GroceryPartners
  answer: FormAnswer | undefined
  /** False for a list that was opened by its link. */
  isOwn: boolean
  /** True in an account if this browser began another list without script. */
  hasBegun?: boolean
  /** True for the list of a visitor, which is not in an account. */
  isVisitors?: boolean
  isUnavailable?: boolean | undefined
}

export function ShoppingListView(props: ShoppingListViewProps) {
  const { store, changes, guest, origin, partners, answer, isOwn } = props
  const { hasBegun = false, isVisitors = false, isUnavailable = false } = props
  const stored = useStoredList(store)
  const loaded = useMemo(
    () => changes && { changes, address: `/api/shopping-lists/${isOwn ? 'mine' : guest}` },
    [changes, isOwn, guest],
  )
  useListSync(store, loaded, stored && addressOf(stored))
  const list = useMemo(() => stored?.list ?? (changes && withChanges(emptyList, changes)), [stored, changes])
  const shown = useMemo(() => list && showList(list), [list])

  return (
    <>
      {/* Only the server renders this, because only browsers without script show it. */}
      <noscript>
        {import.meta.env.SSR && (
          <PlainList
            shown={changes && shown}
            answer={answer}
            guest={guest}
            isOwn={isOwn}
            hasBegun={hasBegun}
            isVisitors={isVisitors}
            isUnavailable={isUnavailable}
          />
        )}
      </noscript>
      <div className="no-script:hidden">
        <NotStoredNote entry={store} className="mb-4 print:hidden" />
        {stored?.isGone && <GoneNote store={store} place={stored.place} isOwn={isOwn} />}
        <TargetNote token={isOwn ? null : guest} />
        {stored && stored.refused.length > 0 && <FullNote store={store} refused={stored.refused} />}
        <AddItemForm store={store} />
        {shown && stored ? (
          <>
            <ListActions store={store} shown={shown} isOwn={isOwn} guest={guest} origin={origin} partners={partners} />
            <ListProgress store={store} shown={shown} />
            {shown.onlyRecipe && <OnlyRecipe recipe={shown.onlyRecipe} />}
            {shown.aisles.map(({ aisle, entries }) => (
              <AisleList key={aisle} store={store} aisle={aisle} entries={entries} namesRecipes={!shown.onlyRecipe} />
            ))}
            {shown.count === 0 && <EmptyList hasFoodsAtHome={shown.atHome.length > 0} />}
            <AtHomeList store={store} entries={shown.atHome} />
          </>
        ) : (
          <p className="mt-6 text-ink-soft">Loading your list...</p>
        )}
      </div>
    </>
  )
}
