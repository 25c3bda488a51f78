import type { NoteCard } from '../../../core/notes/visitor-notes.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'

interface FaqNotesProps {
  faqs: ReadonlyArray<NoteCard>
  onOpen: (card: NoteCard) => void
}

/** Questions from the visitor's notes. A long answer opens in a dialog. */
export function FaqNotes({ faqs, onOpen }: FaqNotesProps) {
  return (
    <div>
      {faqs.map((card) => (
        <AccordionItem key={card.id} name="notes-faq" title={card.title}>
          {card.text && <p>{card.text}</p>}
          <Button
            variant="ghost"
            onClick={() => onOpen(card)}
            aria-label={`Open the note: ${card.title}`}
            className="-ml-3"
          >
            Open the note
          </Button>
        </AccordionItem>
      ))}
    </div>
  )
}
