import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { numberText } from '../../../core/text/number-text.ts'

/** A link to all categories, for pages that show only the largest. */
export function AllCategoriesLink({ count }: { count: number }) {
  return (
    <Link
      to="/all-categories"
      className="inline-flex min-h-11 items-center gap-1.5 px-3 font-display leading-none font-[560] no-underline hover:underline"
    >
      All {numberText(count)} categories
      <ArrowRight aria-hidden />
    </Link>
  )
}
