import { DragDropProvider } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import type { Faq } from '../../../../core/reading.ts'
import { cn } from '../../ui/cn.ts'
import { FaqRow, type FaqRowProps, handleLook } from './faq-row.tsx'

interface DraggedFaqsProps {
  faqs: Array<Faq>
  formId: string
  /** A question was put where another one stood. */
  onPlace: (id: string, at: string, place: number) => void
  onAsk: (id: string, isAsking: boolean) => void
}

/** The list again, with handles: by pointer, by finger, or with space and arrow keys. Loaded when the page is alive. */
export function DraggedFaqs({ faqs, formId, onPlace, onAsk }: DraggedFaqsProps) {
  const [shown, setShown] = useState(faqs)
  const [told, setTold] = useState(faqs)
  if (told !== faqs) {
    setTold(faqs)
    setShown(faqs)
  }

  return (
    <DragDropProvider
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return
        const { initialIndex, index } = source
        const at = shown[index]
        if (!at || initialIndex === index) return
        setShown(shown.toSpliced(initialIndex, 1).toSpliced(index, 0, ...shown.slice(initialIndex, initialIndex + 1)))
        onPlace(String(source.id), at.id, index)
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
