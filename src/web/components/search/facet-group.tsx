import type { ReactNode } from 'react'
import type { FacetChoice } from '../../../core/search/search.ts'
import { totalText } from '../browse/total-text.ts'

interface FacetGroupProps {
  legend: string
  /** What one should know before choosing. */
  note?: string | undefined
  children: ReactNode
}

/** One kind of filter in the panel. */
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

/** A choice's name, and on the right how many recipes it leaves. */
export function ChoiceLabel({ label, count, isMore }: Pick<FacetChoice, 'label' | 'count' | 'isMore'>) {
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 leading-[1.3] [overflow-wrap:anywhere]">{label}</span>
      <span className="text-small text-ink-soft tabular-nums">
        {totalText({ total: count, hasMore: isMore })}
        <span className="sr-only"> {count === 1 ? 'recipe' : 'recipes'}</span>
      </span>
    </span>
  )
}

/** Makes the words of a row as wide as the panel. */
export const wideLabel = '[&>:last-child]:min-w-0 [&>:last-child]:flex-1'

/** Where a chosen value leaves nothing it is not counted, but has to stay to be taken back. */
export function withChosen(choices: ReadonlyArray<FacetChoice>, chosen: ReadonlyArray<string>): Array<FacetChoice> {
  const missing = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0, isMore: false }))]
}
