import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { GripVertical } from 'lucide-react'
import { startTransition, useState } from 'react'
import type { Faq } from '../../../../core/reading.ts'
import { cn } from '../../ui/cn.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { FaqRow, type FaqRowProps, handleLook } from './faq-row.tsx'

interface DraggedFaqsProps {
  faqs: Array<Faq>
  formId: string
  /** A question was put where another one stood; until that is answered it is shown there. */
  onPlace: (id: string, at: string, place: number) => Promise<void>
  onAsk: (id: string, isAsking: boolean) => void
}

interface Move {
  from: Array<Faq>
  to: Array<Faq>
}

/** The list again, with handles: by pointer, by finger, or with space and arrow keys. Loaded when the page is alive. */
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
    // Not before the new order is there, where there is one.
    startTransition(() => setAnswered(latest))
  }
  // Only once React has the rows where they were dragged: what is taken back in the same go is no change to it, and they would stay there.
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
            onAsk={(isAsking) => onAsk(faq.id, isAsking)}
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
            className={cn(handleLook, 'cursor-grab touch-none hover:bg-sunk active:cursor-grabbing')}
          >
            <GripVertical aria-hidden />
          </button>
        }
      />
    </li>
  )
}
