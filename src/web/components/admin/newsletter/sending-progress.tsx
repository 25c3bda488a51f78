import { Form } from 'react-router'
import { shortMoment } from '../../../../core/written-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'

interface SendingProgressProps {
  counts: Record<'waiting' | 'sending' | 'sent' | 'bounced' | 'unsubscribed' | 'failed', number>
  status: 'sending' | 'sent'
  /** Why the last try failed. */
  problem: string | null
  /** Nobody is going to try it again by itself. */
  isStuck: boolean
  /** When it looks again by itself, where that is not at once. */
  nextTry: string | null
}

/** How far the letters have come. */
export function SendingProgress({ counts, status, problem, isStuck, nextTry }: SendingProgressProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const settled = all - counts.waiting - counts.sending
  const said = [
    [counts.sent, 'sent'],
    [
      counts.bounced,
      status === 'sent' && counts.sent === 0
        ? 'refused as unknown; they stay on the list, since the mail server took no letter at all'
        : 'to addresses nobody has, which get nothing more',
    ],
    [counts.unsubscribed, 'for readers who left meanwhile, not sent'],
    [
      counts.failed,
      'refused, put off five times, or perhaps lost when a connection broke; not sent again, and still on the list',
    ],
  ] as const
  return (
    <div className="grid gap-4">
      <Progress
        label={
          status === 'sent'
            ? 'All letters are dealt with'
            : isStuck
              ? 'The sending has stopped'
              : 'The letters are being sent'
        }
        value={all === 0 ? 100 : (settled / all) * 100}
      />
      <ul className="grid gap-1 text-pretty text-ink-soft">
        {said
          .filter(([count], place) => count > 0 || place === 0)
          .map(([count, words]) => (
            <li key={words}>
              <strong className="text-ink tabular-nums">{count.toLocaleString('en')}</strong> {words}
            </li>
          ))}
        {counts.waiting > 0 && (
          <li>
            <strong className="text-ink tabular-nums">{counts.waiting.toLocaleString('en')}</strong> still waiting
          </li>
        )}
      </ul>
      {problem && (
        <p className="[overflow-wrap:anywhere] text-danger">
          <strong>The last try failed:</strong> {problem}
        </p>
      )}
      {problem && isStuck && <p className="text-ink-soft">It is not tried again by itself.</p>}
      {nextTry && (
        <p className="text-ink-soft">
          Sending goes on at {shortMoment(nextTry)}; readers whose server put them off may wait longer.
        </p>
      )}
      {(problem || isStuck || nextTry) && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="resume">
            Go on now
          </Button>
        </Form>
      )}
    </div>
  )
}
