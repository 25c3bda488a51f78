import { Soup, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryLabel } from '../../../core/recipes/categories/category.ts'
import { durationText } from '../../../core/recipes/times/duration-text.ts'
import type { NoteCard as Card_ } from '../../../core/notes/visitor-notes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardBody, cardLink, CardPicture } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { NotePicture } from './note-picture.tsx'

interface NoteCardProps {
  card: Card_
  onOpen: (card: Card_) => void
  /** A check mark for choosing the note. */
  choice?: ReactNode
}

/** A recipe or post from the visitor's notes. Its heading opens it. */
export function NoteCard({ card, onOpen, choice }: NoteCardProps) {
  const { title, text, categories, minutes, servings } = card
  return (
    <Card>
      <CardPicture>
        <NotePicture card={card} />
      </CardPicture>
      <CardBody>
        {categories.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {categories.map((category) => (
              <Badge key={category}>{categoryLabel(category)}</Badge>
            ))}
          </div>
        )}
        <h3 className="text-h3 font-[560]">
          <button type="button" onClick={() => onOpen(card)} className={cn(cardLink, 'cursor-pointer text-left')}>
            {title}
          </button>
        </h3>
        {text && <p className="line-clamp-2 text-[1rem] leading-[1.5] text-ink-soft">{text}</p>}
        {(minutes !== null || servings !== null) && (
          <p className="mt-auto flex flex-wrap gap-x-4 pt-1.5 text-small text-ink-soft">
            {minutes !== null && (
              <span className="inline-flex items-center gap-1.5">
                <Timer aria-hidden className="size-4 text-primary" />
                {durationText(minutes)}
              </span>
            )}
            {servings !== null && (
              <span className="inline-flex items-center gap-1.5">
                <Soup aria-hidden className="size-4 text-primary" />
                {servings} {servings === 1 ? 'serving' : 'servings'}
              </span>
            )}
          </p>
        )}
        {choice && <div className="relative z-1 -mb-1.5">{choice}</div>}
      </CardBody>
    </Card>
  )
}
