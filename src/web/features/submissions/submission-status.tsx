import type { ReactNode, Ref } from 'react'
import type { Submission } from '../../../core/recipes/forms/submission-form.ts'
import { allows } from '../../../core/recipes/lifecycle.ts'
import { isListed, isOpenToEveryone } from '../../../core/recipes/visibility.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { StandingPanel } from '../my-recipes/standing-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'

interface SubmissionStatusProps {
  submission: Submission
  /** The address of the edit page. */
  editPath: string
  /** The heading with the status. */
  headingRef: Ref<HTMLHeadingElement>
  /** More buttons for the submission. */
  children: ReactNode
}

/** Explains the status of a submission and what happens next. */
export function SubmissionStatus({ submission, editPath, headingRef, children }: SubmissionStatusProps) {
  const { status, recipeId, change } = submission
  const page = `/recipe/${encodeURIComponent(recipeId)}`
  const isGone = !allows(status, 'submit', 'link-holder')
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
          Edit and resubmit
        </ButtonLink>
      )}
      {isOpenToEveryone(status) && (
        <ButtonLink to={page} {...(!isQuestioned && { variant: 'primary' as const })}>
          {isListed(status) ? 'Open the recipe' : 'Preview'}
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
        Removed on <Day date={changedAt} />
      </>
    )
  return (
    <>
      Submitted on <Day date={sentAt} />
    </>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>
