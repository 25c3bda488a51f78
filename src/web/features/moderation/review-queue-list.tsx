import type { RefObject } from 'react'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { formerCook } from '../../../core/reviews/review.ts'
import type { QueuedReview } from '../../../db/reviews/review-queue.ts'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'
import { reviewBadges } from './moderation-text.ts'
import { QueuePicture } from './queue-picture.tsx'
import { QueueRow } from './queue-row.tsx'

/** A review with what its row of the queue needs. */
export type QueuedRow = Pick<QueuedReview, 'review' | 'reports' | 'version' | 'answer'> & {
  isVisitor: boolean
  /** Null if the recipe is not listed. */
  recipe: Pick<RecipeSummary, 'id' | 'image' | 'drawing'> | null
}

interface ReviewQueueListProps {
  rows: ReadonlyArray<QueuedRow>
  /** Values of checkboxes that an answer to the form had. */
  selected: ReadonlySet<unknown>
  listRef: RefObject<HTMLUListElement | null>
}

/** The queue of reviews. Most can be judged here, so each row shows the words and the photos. */
export function ReviewQueueList({ rows, selected, listRef }: ReviewQueueListProps) {
  return (
    <ul ref={listRef} className="grid gap-2.5">
      {rows.map((row) => (
        <ReviewRow key={row.review.id} row={row} selected={selected} />
      ))}
    </ul>
  )
}

/** Reported reviews are decided on their own page, where the reports are. */
export const isSelectable = ({ review: { state }, answer: { answerState }, reports }: QueuedRow) =>
  reports.length === 0 && (state === 'waiting' || (state === 'published' && answerState === 'waiting'))

function ReviewRow({ row, selected }: { row: QueuedRow; selected: ReadonlySet<unknown> }) {
  const { review, reports, version, answer, isVisitor, recipe } = row
  const { id, recipeId, recipeTitle, stars, body, changed, photos, name, at, editedAt, state } = review
  const isAnswerShown = answer.answer !== null && answer.answerState === 'waiting'
  const value = isSelectable(row) ? `${id}:${version}` : null
  return (
    <QueueRow
      to={`/admin/review/reviews/${id}`}
      title={recipeTitle}
      picture={
        <QueuePicture recipe={{ id: recipeId, drawing: recipe?.drawing ?? null }} picture={recipe?.image ?? null} />
      }
      ticked={value}
      isTicked={selected.has(value)}
      badges={reviewBadges({ state, answerState: answer.answerState, reports: reports.length }, editedAt !== null).map(
        ({ look, text }) => (
          <Badge key={text} variant={look}>
            {text}
          </Badge>
        ),
      )}
    >
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <RatingStars value={stars} />
        <span className="[overflow-wrap:anywhere]">
          {name ?? formerCook}
          {isVisitor && ' (visitor)'}, <time dateTime={at}>{longDate(at)}</time>
        </span>
      </div>
      {body && <Excerpt text={body} />}
      {changed && <Excerpt label="Changed" text={changed} />}
      {isAnswerShown && <Excerpt label="Answer" text={answer.answer ?? ''} />}
      {[...reports.entries()].map(([index, report]) => (
        <Excerpt key={index} label="Report" text={report.replace('\n\n', ': ')} />
      ))}
      {photos.length > 0 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {photos.map((photo) => (
            <Picture
              key={photo.id}
              picture={photo}
              sizes="96px"
              className="size-18 rounded-sm object-cover sm:size-24"
            />
          ))}
        </div>
      )}
    </QueueRow>
  )
}

function Excerpt({ label, text }: { label?: string; text: string }) {
  return (
    <p dir="auto" className="mt-1.5 line-clamp-4 max-w-[70ch] [overflow-wrap:anywhere]">
      {label && <span className="font-semibold text-ink-soft">{label}: </span>}
      {text}
    </p>
  )
}
