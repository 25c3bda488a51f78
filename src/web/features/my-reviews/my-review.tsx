import { Link } from 'react-router'
import type { OwnReview, ReviewState } from '../../../core/reviews/review.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReasonNote } from '../moderation/reason-note.tsx'
import { DeleteReview } from '../reviews/delete-review.tsx'
import { ReviewContent } from '../reviews/review-content.tsx'

interface MyReviewProps {
  review: OwnReview
  isRecipeListed: boolean
}

const states: Record<ReviewState, { look: 'ok' | 'medium' | 'hard'; text: string }> = {
  published: { look: 'ok', text: 'Published' },
  waiting: { look: 'medium', text: 'Waiting for an editor' },
  rejected: { look: 'hard', text: 'Rejected' },
  unconfirmed: { look: 'medium', text: 'Not confirmed' },
}

/** A review in its reviewer's list: its state, the editor's reason, and what they can do. */
export function MyReview({ review, isRecipeListed }: MyReviewProps) {
  const { id, recipeId, recipeTitle, state, reason, answer, at, editedAt } = review
  const path = `/recipe/${encodeURIComponent(recipeId)}`
  return (
    <li>
      <Panel aria-labelledby={`review-${id}`}>
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge variant={states[state].look}>{states[state].text}</Badge>
          <span className="text-small text-ink-soft">
            <time dateTime={at}>{shortDate(at)}</time>
            {editedAt && ', edited'}
          </span>
        </div>
        <h2 id={`review-${id}`} className="mb-2 text-h3 [overflow-wrap:anywhere]">
          {isRecipeListed ? <Link to={`${path}#reviews`}>{recipeTitle}</Link> : recipeTitle}
        </h2>
        <ReviewContent review={review} />
        {state === 'rejected' && reason && <ReasonNote reason={reason} />}
        {answer && <ReasonNote reason={answer.text} label="The author answered" />}
        {!isRecipeListed && <p className="mt-3 text-ink-soft">The recipe is no longer on the site.</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          {isRecipeListed && (
            <ButtonLink to={`${path}/review`} {...(state === 'rejected' && { variant: 'primary' as const })}>
              {state === 'rejected' ? 'Edit and resend' : 'Edit'}
              <span className="sr-only"> of {recipeTitle}</span>
            </ButtonLink>
          )}
          <DeleteReview recipe={{ id: recipeId, title: recipeTitle }} />
        </div>
      </Panel>
    </li>
  )
}
