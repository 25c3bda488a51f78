import { Link } from 'react-router'
import type { CallState, CrawlerCallKind } from '../../../core/crawler/console-call.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { callText, creditWords, stateText } from './call-text.ts'

export interface ShownCall {
  id: number
  kind: CrawlerCallKind
  subject: string
  state: CallState
  completed: number
  total: number
  creditsUsed: number | null
  problem: string | null
  createdAt: string
}

/** Lists the calls, newest first. */
export function CallList({ calls }: { calls: ReadonlyArray<ShownCall> }) {
  return (
    <ul className="grid gap-2.5">
      {calls.map((call) => (
        <li
          key={call.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface px-5 py-4 shadow-edge"
        >
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="font-display text-[1.0625rem] leading-[1.35] font-[560] tracking-normal [overflow-wrap:anywhere]">
              <Link to={`/admin/crawler/${call.id}`} className="after:absolute after:inset-0">
                {call.subject}
              </Link>
            </h3>
            <p className="text-small text-ink-soft">{factsOf(call).join(', ')}</p>
            {call.problem && call.state === 'failed' && (
              <p className="mt-1 text-small [overflow-wrap:anywhere] text-danger">{call.problem}</p>
            )}
          </div>
          <Badge variant={stateText[call.state].variant}>{stateText[call.state].label}</Badge>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ kind, completed, total, creditsUsed, createdAt }: ShownCall): Array<string> {
  return [
    callText[kind].label,
    shortMoment(createdAt),
    ...(total > 0 ? [progressWords(kind, completed, total)] : []),
    ...(creditsUsed === null ? [] : [creditWords(creditsUsed)]),
  ]
}

function progressWords(kind: CrawlerCallKind, completed: number, total: number): string {
  const [one, several] = countedBy[kind] ?? ['page', 'pages']
  const words = `${numberText(total)} ${total === 1 ? one : several}`
  return completed < total ? `${numberText(completed)} of ${words}` : words
}

const countedBy: Partial<Record<CrawlerCallKind, [one: string, several: string]>> = {
  map: ['address', 'addresses'],
  search: ['result', 'results'],
}
