import { data, isRouteErrorResponse, redirect } from 'react-router'
import { isWebAddress } from '../../core/web-address.ts'
import { findAffiliateLink } from '../../db/affiliates.ts'
import { appContext } from '../app-context.ts'
import { NotHere } from '../components/reading/not-here.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/go'

const aside = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** The way out to an affiliate: counts that somebody went, not who. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const linkUrl = await findAffiliateLink(app.db, params.id)
  // A row may come from elsewhere than our form: whatever is in it, nobody is sent to a `javascript:` address.
  if (!linkUrl || !isWebAddress(linkUrl)) throw data(null, { status: 404, headers: aside })
  const isForetold = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  if (request.method === 'GET' && !isForetold) app.ads.followed(params.id)
  // Letters from beyond ASCII, which a header cannot hold, in the way browsers write them.
  return redirect(new URL(linkUrl).href, { headers: aside })
}

export const headers: Route.HeadersFunction = () => aside

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'This offer has ended', description: 'An offer that is no longer there.', path: null })

/** Only ever a way through. */
export default function Go() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="This offer has ended" action={<ButtonLink to="/">Back to the kitchen</ButtonLink>}>
      The link led to an offer that is no longer there.
    </NotHere>
  )
}
