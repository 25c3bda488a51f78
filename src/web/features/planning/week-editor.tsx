import { DragDropProvider } from '@dnd-kit/react'
import { lazy, Suspense, useState } from 'react'
import {
  type Dish,
  placeDish,
  type PlanEntry,
  type Slot,
  withEntry,
  withoutEntry,
} from '../../../core/planning/meal-plan.ts'
import { addDays, type Day, longDay } from '../../../core/planning/weeks.ts'
import { randomId } from '../../browser/random-id.ts'
import { Panel } from '../../ui/panel.tsx'
import { dragAnnouncements, type Named } from '../../ui/drag-announcements.ts'
import { dragByPlaces } from '../../ui/keyboard-drag.ts'
import { toast } from '../../ui/toast.ts'
import type { KnownRecipes } from '../collections/use-known-recipes.ts'
import { sayNotStored } from '../collections/say-not-stored.ts'
import { type DishSources, PickDish } from './pick-dish.tsx'
import { changeEntries } from './stored-plan.ts'
import { WeekGrid } from './week-grid.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because their forms are larger than the rest of the page. */
const dialogs = {
  add: () => import('./add-dialog.tsx'),
  edit: () => import('./entry-dialog.tsx'),
  place: () => import('./place-dialog.tsx'),
}
const AddDialog = lazy(dialogs.add)
const EntryDialog = lazy(dialogs.edit)
const PlaceDialog = lazy(dialogs.place)

interface WeekEditorProps extends DishSources {
  monday: Day
  today: Day
  entries: ReadonlyArray<PlanEntry>
  known: KnownRecipes
}

type Opened = { kind: 'add'; slot: Slot } | { kind: 'edit'; id: string } | { kind: 'place'; dish: Dish }

/** The week with the recipes beside it. Dishes are dragged, or placed with dialogs. */
export default function WeekEditor({ monday, today, entries, known, ...sources }: WeekEditorProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const edited = opened?.kind === 'edit' ? entries.find(({ id }) => id === opened.id) : undefined
  const open = (dialog: Opened) => openPart(dialogs[dialog.kind], () => setOpened(dialog))
  const close = () => setOpened(null)
  const isThisWeek = today >= monday && today < addDays(monday, 7)

  function change(changes: (now: ReadonlyArray<PlanEntry>) => ReadonlyArray<PlanEntry>) {
    close()
    if (!changeEntries(changes)) sayNotStored()
  }

  function place(dish: Dish, slot: Slot) {
    const entry = placeDish(dish, slot, randomId())
    change((now) => [...now, entry])
    toast.success(`${dish.title} planned for ${longDay(slot.day)}`)
  }

  function remove(entry: PlanEntry) {
    const index = entries.findIndex(({ id }) => id === entry.id)
    change((now) => withoutEntry(now, entry.id))
    toast.success('Removed from the plan', entry.title, {
      label: 'Undo',
      onPress: () => void changeEntries((now) => withoutEntry(now, entry.id).toSpliced(index, 0, entry)),
    })
  }

  return (
    <DragDropProvider
      plugins={dragAnnouncements}
      sensors={dragByPlaces}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        const slot = slotIn(target?.data)
        if (canceled || !slot) return
        const { dish, entryId } = dragged(source?.data)
        if (dish) place(dish, slot)
        const moved = entries.find(({ id }) => id === entryId)
        if (moved) change((now) => withEntry(now, { ...moved, ...slot }))
      }}
    >
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <WeekGrid
          monday={monday}
          today={today}
          entries={entries}
          known={known}
          on={{
            add: (slot) => open({ kind: 'add', slot }),
            edit: (id) => open({ kind: 'edit', id }),
          }}
        />
        <Panel
          aria-labelledby="recipes-to-plan"
          className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto xl:block no-script:hidden print:hidden"
        >
          <h2 id="recipes-to-plan" className="text-h3 font-[560]">
            Recipes to plan
          </h2>
          <p className="mt-1 mb-4 text-small text-ink-soft">Drag a recipe to a meal, or press it to choose the meal.</p>
          <PickDish {...sources} canDrag onChoose={(dish) => open({ kind: 'place', dish })} />
        </Panel>
      </div>
      <Suspense>
        {opened?.kind === 'add' && (
          <AddDialog
            slot={opened.slot}
            entries={entries}
            {...sources}
            onChoose={(dish) => place(dish, opened.slot)}
            onClose={close}
          />
        )}
        {opened?.kind === 'place' && (
          <PlaceDialog
            dish={opened.dish}
            day={isThisWeek ? today : monday}
            onPlace={(slot) => place(opened.dish, slot)}
            onClose={close}
          />
        )}
        {edited && (
          <EntryDialog
            entry={edited}
            title={edited.title}
            onChange={(entry) => change((now) => withEntry(now, entry))}
            onRemove={() => remove(edited)}
            onClose={close}
          />
        )}
      </Suspense>
    </DragDropProvider>
  )
}

/** The data of the draggable and droppable elements on this page. */
interface Carried extends Partial<Named> {
  dish?: Dish
  entryId?: string
  slot?: Slot
}

const dragged = (data: Carried | undefined): Carried => data ?? {}
const slotIn = (data: Carried | undefined) => data?.slot
