import type { ReactNode } from 'react'
import type { FacetChoice } from '../../../core/search/search.ts'
import { totalText } from './total-text.ts'

interface FacetGroupProps {
  legend: string
  /** A hint about the filter. */
  note?: string | undefined
  children: ReactNode
}

/** One group of filters in the panel. */
export function FacetGroup({ legend, note, children }: FacetGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-3.5 pb-2.5">
      <legend className="float-left mb-1 w-full font-[650]">{legend}</legend>
      <div className="clear-both">
        {note && <p className="mb-1.5 text-small text-ink-soft">{note}</p>}
        {children}
      </div>
    </fieldset>
  )
}

/** A choice as shown. Its count is null if unknown. */
export type ShownChoice = Omit<FacetChoice, 'count'> & { count: number | null }

/** A choice's name, with the number of matching recipes on the right. */
export function ChoiceLabel({ label, count, isMore }: Omit<ShownChoice, 'value'>) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 leading-[1.3] [overflow-wrap:anywhere]">{label}</span>
      {count !== null && (
        <span className="text-small text-ink-soft tabular-nums">
          {totalText({ total: count, hasMore: isMore })}
          <span className="sr-only"> {count === 1 ? 'recipe' : 'recipes'}</span>
        </span>
      )}
    </span>
  )
}

/** Makes the label of a row as wide as the panel. */
export const wideLabel = '[&>:last-child]:min-w-0 [&>:last-child]:flex-1'

interface ShownOptions {
  most: number
  /** The order of the values, if they have a fixed one. */
  order?: ReadonlyArray<string> | undefined
}

/**
 * Returns the most frequent values and the chosen ones, which must stay visible to be unchosen. A row adds 1 KB to the
 * page. Rarer values can be typed.
 */
export function shownChoices(
  choices: ReadonlyArray<FacetChoice>,
  chosen: ReadonlyArray<string>,
  { most, order }: ShownOptions,
): Array<ShownChoice> {
  const frequent = choices.slice(0, most)
  const missing = chosen.filter((value) => !frequent.some((choice) => choice.value === value))
  const shown = [...frequent, ...missing.map((value) => findChoice(choices, value))]
  return order ? shown.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value)) : shown
}

const findChoice = (choices: ReadonlyArray<FacetChoice>, value: string): ShownChoice =>
  choices.find((choice) => choice.value === value) ?? { value, label: value, count: null, isMore: false }
