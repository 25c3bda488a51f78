import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { searchPath } from '../../../core/search/search-address.ts'
import type { ChosenFilter } from './chosen-filters.ts'

interface FilterChipsProps {
  /** The search without any filter. */
  clearedPath: string
  chosen: ReadonlyArray<ChosenFilter>
}

/** The chosen filters. Each is a link to the same search without it. */
export function FilterChips({ clearedPath, chosen }: FilterChipsProps) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
      {chosen.map(({ label, rest }) => (
        <li key={label} className="max-w-full">
          <FilterChip label={label} rest={rest} />
        </li>
      ))}
      <li>
        <Link
          to={clearedPath}
          preventScrollReset
          onClick={focusResult}
          className="inline-flex min-h-11 items-center rounded-pill px-3 font-[550]"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function FilterChip({ label, rest }: ChosenFilter) {
  return (
    <Link
      to={searchPath(rest)}
      preventScrollReset
      onClick={focusNeighbor}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill bg-blush py-1.5 pr-3.5 pl-4.5 leading-[1.3] font-[550] text-ink no-underline hover:shadow-edge"
    >
      <span className="sr-only">Remove filter </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
      <X aria-hidden className="size-[1em]" />
    </Link>
  )
}

export const resultHeadingId = 'result'

export function focusResult() {
  document.getElementById(resultHeadingId)?.focus({ preventScroll: true })
}

/** The pressed chip disappears, so the focus moves to the next chip, or else to the result. */
function focusNeighbor(event: MouseEvent<HTMLAnchorElement>) {
  const item = event.currentTarget.closest('li')
  const neighbors = [item?.nextElementSibling, item?.previousElementSibling]
  const next = neighbors.map((neighbor) => neighbor?.querySelector('a')).find(Boolean)
  // "Clear all" disappears with the last chip.
  if (next && (item?.parentElement?.children.length ?? 0) > 2) next.focus({ preventScroll: true })
  else focusResult()
}
