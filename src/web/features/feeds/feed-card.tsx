import { Form } from 'react-router'
import { counted } from '../../../core/text/counted.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { hoursText } from './hours-text.ts'

interface ShownFeed {
  id: number
  address: string
  title: string
  notice: string | null
  everyHours: number
  dailyLimit: number
  state: 'active' | 'paused'
  checkedAt: string | null
  nextCheckAt: string
  problem: string | null
  sent: number
  waiting: number
  known: number
  failed: ReadonlyArray<{ address: string; problem: string | null }>
}

/** One watched feed: what it brought, what is wrong with it, and its next check. */
export function FeedCard({ feed }: { feed: ShownFeed }) {
  const { id, address, title, notice, everyHours, dailyLimit, state, checkedAt, nextCheckAt, problem } = feed
  return (
    <li className="rounded-lg bg-surface px-5 py-4 shadow-card [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[1.0625rem] font-[560]">{title}</h3>
        {state === 'paused' ? (
          <Badge>Paused</Badge>
        ) : problem ? (
          <Badge variant="medium">Has a problem</Badge>
        ) : (
          <Badge variant="ok">Active</Badge>
        )}
      </div>
      <p className="text-small text-ink-soft">{address}</p>
      {problem && (
        <p className="mt-2 rounded-md bg-berry px-4 py-2.5 text-small text-berry-ink">
          {problem} {state === 'active' && `The next attempt is on ${shortMoment(nextCheckAt)}.`}
        </p>
      )}
      <p className="mt-2 text-small">
        {checkedAt &&
          `${counted(feed.sent, 'recipe')} sent to moderation, ${numberText(feed.waiting)} waiting, ${numberText(feed.known)} already here. `}
        {hoursText(everyHours)}, at most {counted(dailyLimit, 'page')} a day.
      </p>
      <p className="text-small text-ink-soft">
        {checkedAt ? `Last read on ${shortMoment(checkedAt)}.` : 'Not read yet.'}
        {state === 'active' && !problem && ` Next on ${shortMoment(nextCheckAt)}.`}
      </p>
      {notice && <p className="mt-1 text-small">License: {notice}</p>}
      {feed.failed.length > 0 && (
        <details className="mt-2 text-small">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Pages that could not be read
          </summary>
          <ul className="grid gap-1.5">
            {feed.failed.map((page) => (
              <li key={page.address}>
                {page.address}: {page.problem}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="-mx-3 mt-3 -mb-1 flex flex-wrap gap-2">
        <FeedButton id={id} intent="check" label="Check now" />
        {state === 'active' ? (
          <FeedButton id={id} intent="pause" label="Pause" />
        ) : (
          <FeedButton id={id} intent="resume" label="Resume" />
        )}
        <AskFirst
          label="Delete"
          title={`Stop watching “${title}”?`}
          text="The recipes it imported stay."
          confirmLabel="Delete feed"
          fields={{ intent: 'delete', id: String(id) }}
        >
          <Button variant="ghost" className="text-danger">
            Delete
          </Button>
        </AskFirst>
      </div>
    </li>
  )
}

function FeedButton({ id, intent, label }: { id: number; intent: 'check' | 'pause' | 'resume'; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="ghost" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  )
}
