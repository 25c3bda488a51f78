import type { ReactNode, Ref } from 'react'
import type { Submission } from '../../../core/recipe/submission-form.ts'
import { longDate } from '../../../core/reading-text.ts'
import { standingText } from '../my-recipes/standing-text.ts'
import { saidAbout } from '../my-recipes/said-about.ts'
import { ReasonNote } from '../review/reason-note.tsx'
import { StatusBadge } from '../review/status-badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

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
  const said = saidAbout(submission)
  return (
    <Panel aria-labelledby="status-title">
      <StatusBadge status={status} />
      <h2 ref={headingRef} id="status-title" tabIndex={-1} className="mt-3 text-h3 focus-visible:outline-none">
        <Since submission={submission} />
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{standingText[status]}</p>
      {change && (
        <p className="mt-2 max-w-[60ch]">
          {change.state === 'open'
            ? 'A change of yours waits for review; until then the recipe stays as it was.'
            : 'Your change was read, and something in it should be put right.'}
        </p>
      )}
      {said && <ReasonNote reason={said} />}
      <div className="mt-5 flex flex-wrap gap-2.5">
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
      </div>
    </Panel>
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
