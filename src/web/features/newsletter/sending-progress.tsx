import { Form } from 'react-router'
import { shortMoment } from '../../../core/text/date-text.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { JobProblem } from '../../ui/job-problem.tsx'

interface SendingProgressProps {
  counts: Record<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed', number>
  status: 'sending' | 'sent'
  /** Why the last try failed. */
  problem: string | null
  /** True when no job will try again. */
  isStuck: boolean
  /** The time of the next automatic try. Null if that is soon. */
  nextTry: string | null
}

/** Shows how many mails were sent, refused or are still waiting. */
export function SendingProgress({ counts, status, problem, isStuck, nextTry }: SendingProgressProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const settled = all - counts.waiting - counts.sending
  const said = [
    [counts.sent, 'sent'],
    [
      counts.bounced,
      status === 'sent' && counts.sent === 0
        ? 'refused as unknown. They stay subscribed, since the mail server accepted no email at all'
        : 'to unknown addresses, which are now marked as bounced',
    ],
    [counts.unsubscribed, 'not sent, because the subscriber unsubscribed'],
    [
      counts.failed,
      'refused, deferred five times, or possibly lost when a connection broke. Not sent again; still subscribed',
    ],
  ] as const
  return (
    <div className="grid gap-4">
      <Progress
        label={status === 'sent' ? 'All emails are done' : isStuck ? 'Sending has stopped' : 'Sending'}
        value={all === 0 ? 100 : (settled / all) * 100}
      />
      <ul className="grid gap-1 text-pretty text-ink-soft">
        {said
          .filter(([count], place) => count > 0 || place === 0)
          .map(([count, words]) => (
            <li key={words}>
              <strong className="text-ink tabular-nums">{numberText(count)}</strong> {words}
            </li>
          ))}
        {counts.waiting > 0 && (
          <li>
            <strong className="text-ink tabular-nums">{numberText(counts.waiting)}</strong> still waiting
          </li>
        )}
      </ul>
      {problem && <JobProblem problem={problem} lead={<strong>Last error:</strong>} className="text-danger" />}
      {problem && isStuck && <p className="text-ink-soft">It won’t be retried automatically.</p>}
      {nextTry && (
        <p className="text-ink-soft">
          Sending continues at {shortMoment(nextTry)}. Subscribers whose server deferred the email may wait longer.
        </p>
      )}
      {(problem || isStuck || nextTry) && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="resume">
            Continue now
          </Button>
        </Form>
      )}
    </div>
  )
}
