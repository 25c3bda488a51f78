import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { GripVertical } from 'lucide-react'
import { startTransition, useState } from 'react'
import type { Faq } from '../../../core/content/articles.ts'
import { cn } from '../../ui/cn.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { FaqRow, type FaqRowProps } from './faq-row.tsx'

interface DraggedFaqsProps {
  faqs: Array<Faq>
  formId: string
  /** Moves a question to the place of another one. The list shows it there until the answer arrives. */
  onPlace: (id: string, at: string, place: number) => Promise<void>
  onAsk: (id: string) => void
}

interface Move {
  from: Array<Faq>
  to: Array<Faq>
}

/** The list with handles: drag by pointer or touch, or use space and the arrow keys. */
export function DraggedFaqs({ faqs, formId, onPlace, onAsk }: DraggedFaqsProps) {
  const [moved, setMoved] = useState<Move | null>(null)
  const [answered, setAnswered] = useState<Move>()
  const shown = moved?.from === faqs ? moved.to : faqs

  async function put(from: number, to: number) {
    const [faq, at] = [shown[from], shown[to]]
    if (!faq || !at || from === to) return
    const latest = { from: faqs, to: shown.toSpliced(from, 1).toSpliced(to, 0, faq) }
    setMoved(latest)
    await onPlace(faq.id, at.id, to)
    // Waits for the new order, if there is one.
    startTransition(() => setAnswered(latest))
  }
  // Runs after React has rendered the rows in the dragged order. Undoing the move in the same update would change
  // nothing, and the rows would stay there.
  useAnswer(answered, (move) => setMoved((last) => (last === move ? null : last)))

  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!canceled && isSortable(source)) void put(source.initialIndex, source.index)
      }}
    >
      <ol aria-label="Questions in their order" className="grid gap-2.5">
        {shown.map((faq, place) => (
          <SortableFaq
            key={faq.id}
            faq={faq}
            place={place}
            count={shown.length}
            formId={formId}
            onAsk={() => onAsk(faq.id)}
          />
        ))}
      </ol>
    </DragDropProvider>
  )
}

function SortableFaq(row: Omit<FaqRowProps, 'handle'>) {
  const { faq, place } = row
  const { ref, handleRef, isDragging } = useSortable({ id: faq.id, index: place })
  return (
    <li ref={ref} className={cn('rounded-md', isDragging && 'shadow-float')}>
      <FaqRow
        {...row}
        handle={
          <button
            ref={handleRef}
            type="button"
            aria-label={`Drag "${faq.question}"`}
            className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-pill text-ink-soft hover:bg-sunk active:cursor-grabbing no-script:hidden"
          >
            <GripVertical aria-hidden />
          </button>
        }
      />
    </li>
  )
}
