import { useLocation, useMatches } from 'react-router'

/**
 * Says that the page lacks its lists, because the database did not answer or is not ready (see `read-softly.server.ts`).
 */
export function MissingParts() {
  const { pathname, search } = useLocation()
  const data = useMatches().at(-1)?.loaderData
  if (typeof data !== 'object' || data === null || !('isUnavailable' in data)) return null
  return (
    <div role="alert" data-missing-parts className="wrap py-4">
      <p className="rounded-lg bg-berry px-5 py-4 text-berry-ink">
        <strong>Some parts of this page are missing.</strong> Our database isn’t ready.{' '}
        <a href={pathname + search} className="text-berry-ink">
          Try again
        </a>{' '}
        in a minute.
      </p>
    </div>
  )
}
