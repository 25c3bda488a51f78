import type { ReactNode, Ref } from 'react'
import type { Submission } from '../../../core/recipe/submission-form.ts'
import { longDate } from '../../../core/reading-text.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

interface SubmissionStatusProps {
  submission: Submission
  /** The heading that says where it stands. */
  headingRef: Ref<HTMLHeadingElement>
  /** What else can be done with it. */
  children: ReactNode
}

/** Where a recipe stands, in plain words, and what happens next. */
export function SubmissionStatus({ submission, headingRef, children }: SubmissionStatusProps) {
  const { status, recipeId, sentAt, publishedAt, changedAt } = submission
  const page = `/recipe/${encodeURIComponent(recipeId)}`
  switch (status) {
    case 'pending':
      return (
        <Panel aria-labelledby="status-title">
          <Badge variant="medium">Waiting for review</Badge>
          <h2 ref={headingRef} id="status-title" tabIndex={-1} className="mt-3 text-h3 focus-visible:outline-none">
            Sent in on <Day date={sentAt} />
          </h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">
            Somebody who runs this site reads it before it is listed. You need not do anything: come back here to see
            what became of it.
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <ButtonLink to={page} variant="primary">
              See how it looks
            </ButtonLink>
            {children}
          </div>
        </Panel>
      )
    case 'published':
      return (
        <Panel aria-labelledby="status-title">
          <Badge variant="ok">On the site</Badge>
          <h2 ref={headingRef} id="status-title" tabIndex={-1} className="mt-3 text-h3 focus-visible:outline-none">
            Listed since <Day date={publishedAt} />
          </h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">
            Everybody can find it, cook it and share it. Thank you for bringing it.
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <ButtonLink to={page} variant="primary">
              Open the recipe
            </ButtonLink>
            {children}
          </div>
        </Panel>
      )
    case 'withdrawn':
      return (
        <Panel aria-labelledby="status-title">
          <Badge>Taken down</Badge>
          <h2 ref={headingRef} id="status-title" tabIndex={-1} className="mt-3 text-h3 focus-visible:outline-none">
            Not on the site since <Day date={changedAt} />
          </h2>
          <p className="mt-2 max-w-[60ch] text-ink-soft">
            Nobody can read it any more. If it was not you who took it down and you would like to know why, write to us.
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <ButtonLink to="/submit-recipe" variant="primary">
              Share another recipe
            </ButtonLink>
            <ButtonLink to="/contact">Write to us</ButtonLink>
          </div>
        </Panel>
      )
  }
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{longDate(date)}</time>
