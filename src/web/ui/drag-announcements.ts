import { Accessibility, type DragDropManagerInput, type Draggable, type Droppable } from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/react/sortable'

/** The data that names a draggable item, or a place to drop it, in announcements. */
export interface Named {
  name: string
}

type AccessibilityOptions = NonNullable<ConstructorParameters<typeof Accessibility>[1]>
type Plugins = Extract<NonNullable<DragDropManagerInput['plugins']>, ReadonlyArray<unknown>>

const nameOf = ({ data }: Draggable | Droppable) => (data as Partial<Named>).name ?? 'The item'

/** Describes in words where the dragged item is. A sortable row moves its neighbors while it is dragged. */
function placeOf(source: Draggable, target: Droppable | null): string | null {
  if (isSortable(source)) return `place ${source.index + 1}`
  return target && nameOf(target)
}

const announcements: NonNullable<AccessibilityOptions['announcements']> = {
  dragstart: ({ operation: { source } }) => (source ? `${nameOf(source)} is picked up.` : undefined),
  dragover: ({ operation: { source, target } }) =>
    source ? `${nameOf(source)} is over ${placeOf(source, target) ?? 'no place to drop it'}.` : undefined,
  dragend({ operation: { source, target }, canceled }) {
    const place = source && !canceled && placeOf(source, target)
    if (!source) return undefined
    return place ? `${nameOf(source)} is moved to ${place}.` : `${nameOf(source)} stays where it was.`
  },
}

/** Announces dragging by keyboard with the names of things. By default, the library reads out their ids. */
export const dragAnnouncements = (defaults: Plugins): Plugins => [
  ...defaults.filter((plugin) => plugin !== Accessibility),
  Accessibility.configure({
    screenReaderInstructions: {
      draggable: 'Press Space to pick it up, the arrow keys to move it, Space to drop it and Escape to cancel.',
    },
    announcements,
  }),
]
