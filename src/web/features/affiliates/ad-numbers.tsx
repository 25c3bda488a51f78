import { Link } from 'react-router'
import type { AdDay } from '../../../core/affiliates/affiliate.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { DayChart } from './day-chart.tsx'

interface AdNumbersProps {
  /** Thirty days, oldest first. */
  days: ReadonlyArray<AdDay>
  isCounting: boolean
}

/** Shows how often visitors saw and clicked ads, in two small charts and in a table. */
export function AdNumbers({ days, isCounting }: AdNumbersProps) {
  const isEmpty = days.every(({ views, clicks }) => views === 0 && clicks === 0)
  return (
    <Panel aria-labelledby="numbers-title" className="mt-6">
      <h2 id="numbers-title" className="mb-1 text-h3">
        Views and clicks
      </h2>
      <p className="mb-5 max-w-[62ch] text-small text-ink-soft">
        Counts per day (UTC). We don’t record who.{' '}
        {!isCounting && (
          <>
            Counting is off. Turn it on in the <Link to="/admin/settings#counting">settings</Link>.
          </>
        )}
      </p>
      {isEmpty ? <p>Nothing counted in the last 30 days.</p> : <Numbers days={days} />}
    </Panel>
  )
}

function Numbers({ days }: Pick<AdNumbersProps, 'days'>) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
        <DayChart title="Views" days={days.map(({ day, views }) => ({ day, count: views }))} tint="fill-primary" />
        <DayChart title="Clicks" days={days.map(({ day, clicks }) => ({ day, count: clicks }))} tint="fill-mint-ink" />
      </div>
      <details className="mt-4">
        <summary className="inline-flex min-h-11 items-center text-small font-semibold text-link">
          Show as a table
        </summary>
        <table className="mt-2 w-full max-w-90 text-small tabular-nums">
          <caption className="sr-only">Views and clicks per day</caption>
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className="py-1.5 font-semibold">
                Day
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Views
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                Clicks
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, clicks }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {shortDate(day)}
                </th>
                <td className="py-1.5 text-right">{numberText(views)}</td>
                <td className="py-1.5 text-right">{numberText(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
