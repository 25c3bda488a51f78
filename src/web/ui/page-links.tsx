import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button.tsx'

interface PageLinksProps {
  /** The name of the listed items, such as "recipes". */
  noun: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Called on a click, so that the list can move the focus to its start. */
  onLeave?: () => void
}

/** Links to the previous and next page. Renders nothing if there is only one page. */
export function PageLinks({ noun, page, pageCount, hrefOf, onLeave }: PageLinksProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={`Pages of ${noun}`} className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-4">
      <span>
        {page > 1 && (
          <ButtonLink to={hrefOf(page - 1)} rel="prev" onClick={onLeave}>
            <ArrowLeft aria-hidden />
            Previous
          </ButtonLink>
        )}
      </span>
      <span className="text-micro whitespace-nowrap text-ink-soft tabular-nums sm:text-small">
        Page {page} of {pageCount}
      </span>
      <span className="justify-self-end">
        {page < pageCount && (
          <ButtonLink to={hrefOf(page + 1)} rel="next" onClick={onLeave}>
            Next
            <ArrowRight aria-hidden />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
