import type { EarlierDecision } from '../../../db/moderation/earlier-decisions.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { decisionDone } from './moderation-text.ts'

interface EarlierDecisionsProps {
  decisions: ReadonlyArray<EarlierDecision>
}

/** Lists the decisions about the item, newest first, with date, editor and reason. */
export function EarlierDecisions({ decisions }: EarlierDecisionsProps) {
  return (
    <section aria-labelledby="earlier-title" className="mt-4 rounded-md bg-sunk px-4 py-3">
      <h3 id="earlier-title" className="font-text text-micro font-semibold tracking-normal text-ink-soft">
        {decisions.length === 1 ? 'Earlier decision' : 'Earlier decisions'}
      </h3>
      <ol className="mt-1 grid gap-3">
        {decisions.map(({ id, decision, at, by, reason }) => (
          <li key={id}>
            <p className="font-semibold">{decisionDone[decision]}</p>
            <p className="text-small text-ink-soft">
              <time dateTime={at}>{longDate(at)}</time>
              {by && ` by ${by}`}
            </p>
            {reason && <blockquote className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  )
}
