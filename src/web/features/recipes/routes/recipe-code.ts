import { renderSVG } from 'uqr'
import { appContext } from '../../../shell/app-context.ts'
import { amountSearch, readAmountChoice } from '../amount-choice.ts'
import type { Route } from './+types/recipe-code'

const daySeconds = 86_400
/** A longer address makes a code that phones cannot read from paper. */
const longestId = 300

/** A QR code of a recipe's address with the chosen amounts, for paper. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  if (params.id.length > longestId) throw new Response('There is no such recipe.\n', { status: 404 })
  const { origin: ownOrigin, searchParams } = new URL(request.url)
  const origin = context.get(appContext).env.PUBLIC_URL ?? ownOrigin
  const url = `${origin}/recipe/${encodeURIComponent(params.id)}${amountSearch(readAmountChoice(searchParams))}`
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${daySeconds}`,
    'X-Robots-Tag': 'noindex',
  }
  return new Response(renderSVG(url, { border: 2 }), { headers })
}
