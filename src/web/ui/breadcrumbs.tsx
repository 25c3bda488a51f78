import { Fragment } from 'react'
import { Link } from 'react-router'

interface Crumb {
  label: string
  /** Missing for the current page. */
  to?: string
}

/** The longest name to show on a phone. A longer name would need a second line, and the heading below repeats it. */
const fitsOnPhone = 20

/** Links to the parent pages. The last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: ReadonlyArray<Crumb> }) {
  return (
    <nav aria-label="Breadcrumb" className="py-3 max-md:py-1 text-small text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
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
                  className="inline-flex min-h-11 items-center text-inherit no-underline hover:underline"
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

const lookOf = ({ label, to }: Crumb) => (to === undefined && label.length > fitsOnPhone ? 'max-sm:hidden' : undefined)
