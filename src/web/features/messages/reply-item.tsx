import { Form } from 'react-router'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { JobProblem } from '../../ui/job-problem.tsx'

interface ReplyItemProps {
  reply: {
    id: number
    body: string
    author: string | null
    createdAt: string
    mailedAt: string | null
    /** Why the answer is not sent yet. */
    waits: { problem: string | null; isGivenUp: boolean } | null
  }
}

/** An answer with a badge that shows whether it was sent. */
export function ReplyItem({ reply: { id, body, author, createdAt, mailedAt, waits } }: ReplyItemProps) {
  return (
    <Panel variant="tint" aria-label={`Answer by ${shortMoment(createdAt)}`} className="sm:ml-10">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <strong className="font-semibold">{author ?? 'A deleted account'}</strong>
        {mailedAt ? (
          <Badge variant="ok">Sent {shortMoment(mailedAt)}</Badge>
        ) : (
          // The usual red would blend into the tint of the panel.
          <Badge variant={waits?.isGivenUp ? 'hard' : 'medium'} className={waits?.isGivenUp ? 'bg-surface' : undefined}>
            {waits?.isGivenUp ? 'Not sent' : 'Waiting to be sent'}
          </Badge>
        )}
      </div>
      <p className="max-w-[66ch] [overflow-wrap:anywhere] whitespace-pre-line">{body}</p>
      {waits?.problem && (
        <div className="mt-4 rounded-md bg-surface px-4 py-3">
          <JobProblem problem={waits.problem} lead={<strong>Last error:</strong>} />
          <p className="mt-1 text-small text-ink-soft">
            {waits.isGivenUp ? 'It won’t be retried automatically.' : 'It will be retried automatically.'}
          </p>
          <Form method="post" preventScrollReset className="mt-2">
            <input type="hidden" name="reply" value={id} />
            <Button type="submit" name="intent" value="retry">
              Retry now
            </Button>
          </Form>
        </div>
      )}
    </Panel>
  )
}
