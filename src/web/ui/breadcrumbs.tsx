import { Fragment } from 'react'
import { Link } from 'react-router'

interface Crumb {
  label: string
  /** Missing for the current page. */
  to?: string
}

/** The length of a path that fits on one line of a phone. In a longer one, the heading below repeats the last name. */
const fitsOnPhone = 42
const separatorLength = 3

/** Links to the parent pages. The last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: ReadonlyArray<Crumb> }) {
  const length = crumbs.reduce((sum, { label }) => sum + label.length + separatorLength, -separatorLength)
  const lookOf = ({ to }: Crumb) => (to === undefined && length > fitsOnPhone ? 'max-sm:hidden' : undefined)
  return (
    <nav aria-label="Breadcrumb" className="py-3 max-md:py-1 text-small text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 && (
              <li aria-hidden="true" role="presentation" className={lookOf(crumb)}>
                /
              </li>
            )}
            <li className={lookOf(crumb)}>
              {crumb.to ? (
                <Link
                  to={crumb.to}
                  className="inline-flex min-h-11 items-center rounded-xs text-inherit no-underline hover:underline"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
