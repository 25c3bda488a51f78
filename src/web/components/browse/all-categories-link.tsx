import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** Where only the largest categories are shown, the way to the others. */
export function AllCategoriesLink({ count }: { count: number }) {
  return (
    <Link
      to="/all-categories"
      className="inline-flex min-h-11 items-center gap-1.5 px-3 font-display leading-none font-[560] no-underline hover:underline"
    >
      All {count.toLocaleString('en')} categories
      <ArrowRight aria-hidden />
    </Link>
  )
}
