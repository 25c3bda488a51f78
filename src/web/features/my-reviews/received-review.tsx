import { Link } from 'react-router'
import { type AnswerState, formerCook, type OwnReview } from '../../../core/reviews/review.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReasonNote } from '../moderation/reason-note.tsx'
import { ReviewContent } from '../reviews/review-content.tsx'

interface ReceivedReviewProps {
  review: OwnReview
  answer: { answer: string | null; answerState: AnswerState | null; answerReason: string | null }
  isRecipeListed: boolean
}

const answerLabels: Record<AnswerState, string> = {
  published: 'Your answer',
  waiting: 'Your answer, waiting for review',
  rejected: 'Your answer, rejected',
}

/** A review of one of the account's recipes, with the account's answer. */
export function ReceivedReview({ review, answer, isRecipeListed }: ReceivedReviewProps) {
  const { id, recipeId, recipeTitle, at } = review
  const name = review.name ?? formerCook
  const { answer: text, answerState, answerReason } = answer
  return (
    <li>
      <Panel aria-labelledby={`review-${id}`}>
        <h2 id={`review-${id}`} className="text-h3 [overflow-wrap:anywhere]">
          {isRecipeListed ? (
            <Link to={`/recipe/${encodeURIComponent(recipeId)}#reviews`}>{recipeTitle}</Link>
          ) : (
            recipeTitle
          )}
        </h2>
        <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small [overflow-wrap:anywhere] text-ink-soft">
          <span>
            {name}, <time dateTime={at}>{shortDate(at)}</time>
          </span>
          {text === null && <Badge variant="info">Not answered</Badge>}
        </p>
        <ReviewContent review={review} />
        {text !== null && answerState && <ReasonNote reason={text} label={answerLabels[answerState]} />}
        {answerReason && <ReasonNote reason={answerReason} />}
        {isRecipeListed && (
          <div className="mt-4">
            <ButtonLink to={`/review/${id}/answer`}>
              {text === null ? 'Answer' : 'Edit answer'}
              <span className="sr-only">{text === null ? ` ${name}` : ` to ${name}`}</span>
            </ButtonLink>
          </div>
        )}
      </Panel>
    </li>
  )
}
