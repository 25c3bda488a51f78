import { data, redirect } from 'react-router'
import { isWebAddress } from '../../../../core/text/web-address.ts'
import { findAffiliateLink } from '../../../../db/affiliates/affiliates.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/go'

const aside = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** Redirects to an affiliate. Counts the click without recording the visitor. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const linkUrl = await findAffiliateLink(app.db, params.id)
  // The form is not the only source of rows, so this refuses `javascript:` addresses again.
  if (!linkUrl || !isWebAddress(linkUrl)) throw data(null, { status: 404, headers: aside })
  const isForetold = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  if (request.method === 'GET' && !isForetold) app.ads.followed(params.id)
  // `URL` encodes characters beyond ASCII, which a header cannot contain.
  return redirect(new URL(linkUrl).href, { headers: aside })
}

export const headers: Route.HeadersFunction = () => aside

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'This offer has ended', description: 'This offer is no longer available.', path: null })

/** This route never renders. */
export default function Go() {
  return null
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'This offer has ended',
    text: 'The link led to an offer that is no longer available.',
    to: '/',
    label: 'Back to the home page',
  },
})
