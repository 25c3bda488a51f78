import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, startTransition, useState } from 'react'
import { dragAnnouncements } from './drag-announcements.ts'
import { useAnswer } from './use-answer.ts'

interface SortByDraggingProps {
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose sortable rows are dragged to other places. Each row has its name in its data, see `Named`. */
export function SortByDragging({ onMove, children }: SortByDraggingProps) {
  return (
    <DragDropProvider
      plugins={dragAnnouncements}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) onMove(source.initialIndex, source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}

interface Move<Item> {
  from: ReadonlyArray<Item>
  to: ReadonlyArray<Item>
}

/** Shows items in the order they were dragged into, until the site has answered with the new one. */
export function useDraggedOrder<Item>(
  items: ReadonlyArray<Item>,
  save: (item: Item, at: Item, place: number) => Promise<unknown>,
) {
  const [moved, setMoved] = useState<Move<Item> | null>(null)
  const [answered, setAnswered] = useState<Move<Item>>()
  const shown = moved?.from === items ? moved.to : items

  async function move(from: number, to: number) {
    const [item, at] = [shown[from], shown[to]]
    if (item === undefined || at === undefined || from === to) return
    const latest = { from: items, to: shown.toSpliced(from, 1).toSpliced(to, 0, item) }
    setMoved(latest)
    await save(item, at, to)
    // Waits for the new order, if there is one.
    startTransition(() => setAnswered(latest))
  }
  // Runs after React has rendered the rows in the dragged order. Undoing the move in the same update would change
  // nothing, and the rows would stay there.
  useAnswer(answered, (answeredMove) => setMoved((last) => (last === answeredMove ? null : last)))
  return { shown, move: (from: number, to: number) => void move(from, to) }
}
