import { Fragment } from 'react'
import { Link } from 'react-router'

interface Crumb {
  label: string
  /** Absent for the page itself. */
  to?: string
}

/** The way back up; the last one is where we are. On phones the deeper middle is left out. */
export function Breadcrumbs({ crumbs }: { crumbs: ReadonlyArray<Crumb> }) {
  return (
    <nav aria-label="Breadcrumb" className="py-3 text-small text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 && (
              <li aria-hidden="true" role="presentation">
                /
              </li>
            )}
            <li>
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
