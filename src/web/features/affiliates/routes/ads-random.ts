import { listRandomActiveAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { appContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/ads-random'

/** Returns a random active ad or null. Separate from the pages, because those are cached for all visitors. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, ads } = context.get(appContext)
  const [ad = null] = await listRandomActiveAffiliates(db, 1)
  if (ad) ads.shown([ad.id])
  return Response.json(ad, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
