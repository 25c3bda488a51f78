import type { ReactNode, Ref } from 'react'
import type { Submission } from '../../../core/recipe/submission-form.ts'
import { longDate } from '../../../core/reading-text.ts'
import { StandingPanel } from '../my-recipes/standing-panel.tsx'
import { ButtonLink } from '../ui/button.tsx'

interface SubmissionStatusProps {
  submission: Submission
  /** Where it is edited. */
  editPath: string
  /** The heading that says where it stands. */
  headingRef: Ref<HTMLHeadingElement>
  /** What else can be done with it. */
  children: ReactNode
}

/** Where a recipe stands, in plain words, and what happens next. */
export function SubmissionStatus({ submission, editPath, headingRef, children }: SubmissionStatusProps) {
  const { status, recipeId, change } = submission
  const page = `/recipe/${encodeURIComponent(recipeId)}`
  const isGone = status === 'withdrawn' || status === 'rejected'
  const isQuestioned = status === 'changes-requested' || change?.state === 'changes-requested'
  return (
    <StandingPanel
      recipe={submission}
      since={
        <h2 ref={headingRef} tabIndex={-1} className="w-full text-h3 focus-visible:outline-none">
          <Since submission={submission} />
        </h2>
      }
    >
      {isQuestioned && (
        <ButtonLink to={editPath} variant="primary">
          Edit and send again
        </ButtonLink>
      )}
      {(status === 'pending' || status === 'published') && (
        <ButtonLink to={page} {...(!isQuestioned && { variant: 'primary' as const })}>
          {status === 'pending' ? 'See how it looks' : 'Open the recipe'}
        </ButtonLink>
      )}
      {!isQuestioned && !isGone && <ButtonLink to={editPath}>Edit</ButtonLink>}
      {isGone ? (
        <>
          <ButtonLink to="/submit-recipe" variant="primary">
            Share another recipe
          </ButtonLink>
          <ButtonLink to="/contact">Write to us</ButtonLink>
        </>
      ) : (
        children
      )}
    </StandingPanel>
  )
}

function Since({ submission: { status, sentAt, publishedAt, changedAt } }: { submission: Submission }) {
  if (status === 'published')
    return (
      <>
        Listed since <Day date={publishedAt} />
      </>
    )
  if (status === 'withdrawn')
    return (
      <>
        Not on the site since <Day date={changedAt} />
      </>
    )
  return (
    <>
      Sent in on <Day date={sentAt} />
    </>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>
