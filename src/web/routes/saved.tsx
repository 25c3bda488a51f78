import { Link, useRouteLoaderData } from 'react-router'
import { PageHead } from '../components/reading/page-head.tsx'
import { pageMeta } from '../page-meta.ts'
import { SavedList } from '../saved/saved-list.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/saved'

/** Every browser's own: there is nothing for search engines. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Saved recipes',
    description: 'The recipes you saved in this browser.',
    path: null,
  })

export default function Saved() {
  const isInAccount = useRouteLoaderData<typeof rootLoader>('root')?.account != null
  return (
    <div className="wrap">
      <PageHead
        title="Saved recipes"
        lead={
          isInAccount
            ? 'Your list is kept in your account, on every device you sign in with. Nobody else sees it.'
            : 'Your list lives in this browser, on this device: no account, and nobody else sees it. Clearing the site’s data clears it too.'
        }
      />
      <noscript>
        <p className="rounded-lg bg-blush p-7">
          The list is kept and shown by a script, and scripts are switched off in this browser. Bookmarks work without.
        </p>
      </noscript>
      {isInAccount && (
        <p className="mb-6">
          <Link to="/collections">Sort them into collections</Link>
        </p>
      )}
      <SavedList />
    </div>
  )
}
