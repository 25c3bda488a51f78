import { numberText } from '../../../core/text/number-text.ts'
import { cn } from '../../ui/cn.ts'

interface DayChartProps {
  /** The name of the counted events, such as "Views". */
  title: string
  days: ReadonlyArray<{ day: string; count: number }>
  /** A `fill-…` utility. */
  tint: string
}

const width = 600
const height = 120
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthAndDay = (day: string) => dayFormat.format(new Date(day))

/**
 * A chart with one bar per day. Screen readers get only the sum, because the numbers are also in a table (see
 * `AdNumbers`).
 */
export function DayChart({ title, days, tint }: DayChartProps) {
  const sum = days.reduce((total, { count }) => total + count, 0)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = width / days.length
  return (
    <figure>
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className="text-small text-ink-soft tabular-nums">{numberText(sum)} in 30 days</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-30 w-full overflow-visible"
      >
        <line
          x1="0"
          x2={width}
          y1={height}
          y2={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
        {days.map(({ day, count }, index) => {
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * (height - 4))
          return (
            <rect
              key={day}
              x={index * step + step * 0.15}
              y={height - tall}
              width={step * 0.7}
              height={tall}
              rx="2"
              className={cn(tint, 'hover:opacity-80')}
            >
              <title>{`${monthAndDay(day)}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden className="mt-1 flex justify-between text-micro text-ink-soft tabular-nums">
        <span>{monthAndDay(days[0]?.day ?? '1970-01-01')}</span>
        <span>{monthAndDay(days.at(-1)?.day ?? '1970-01-01')}</span>
      </div>
    </figure>
  )
}
