import { useSortable } from '@dnd-kit/react/sortable'
import type { Faq } from '../../../core/content/articles.ts'
import { cn } from '../../ui/cn.ts'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { SortByDragging, useDraggedOrder } from '../../ui/sort-by-dragging.tsx'
import { FaqRow, type FaqRowProps } from './faq-row.tsx'

interface DraggedFaqsProps {
  faqs: Array<Faq>
  formId: string
  /** Moves a question to the place of another one. The list shows it there until the answer arrives. */
  onPlace: (id: string, at: string, place: number) => Promise<void>
  onAsk: (id: string) => void
}

/** The list with handles: drag by pointer or touch, or use space and the arrow keys. */
export function DraggedFaqs({ faqs, formId, onPlace, onAsk }: DraggedFaqsProps) {
  const { shown, move } = useDraggedOrder(faqs, ({ id }, at, place) => onPlace(id, at.id, place))
  return (
    <SortByDragging onMove={move}>
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
    </SortByDragging>
  )
}

function SortableFaq(row: Omit<FaqRowProps, 'handle'>) {
  const { faq, place } = row
  const { ref, handleRef, isDragging } = useSortable({ id: faq.id, index: place, data: { name: faq.question } })
  return (
    <li ref={ref} className={cn('rounded-md', isDragging && 'shadow-float')}>
      <FaqRow
        {...row}
        handle={
          <DragHandle ref={handleRef} name={`"${faq.question}"`} className="w-11 hover:bg-sunk no-script:hidden" />
        }
      />
    </li>
  )
}
