import { Link, useRouteLoaderData } from 'react-router'
import { PageHead } from '../../../ui/page-head.tsx'
import { useShownAccount } from '../../../shell/use-shown-account.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { SavedList } from '../saved-list.tsx'
import type { loader as rootLoader } from '../../../root.tsx'
import type { Route } from './+types/saved'

/** Every browser has its own list, so the page is not for search engines. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Saved recipes',
    description: 'The recipes you saved in this browser.',
    path: null,
  })

export default function Saved() {
  const isInAccount = useShownAccount(useRouteLoaderData<typeof rootLoader>('root')?.account ?? null) !== null
  return (
    <div className="wrap">
      <PageHead
        title="Saved recipes"
        lead={
          isInAccount
            ? 'Your list is in your account, on every device you sign in with. Nobody else sees it.'
            : 'Your list is stored in this browser only. Nobody else sees it. Clearing the site’s data deletes it.'
        }
      />
      <noscript>
        <p className="rounded-lg bg-blush p-7">
          This list needs JavaScript, which is off in this browser. Bookmarks work without it.
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
