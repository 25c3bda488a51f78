import { listRandomActiveAffiliates } from '../../db/affiliates.ts'
import { appContext } from '../app-context.ts'
import type { Route } from './+types/ads-random'

/** One active advertisement, another each time, or null: pages are kept for everybody, so it is asked for by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, ads } = context.get(appContext)
  const [ad = null] = await listRandomActiveAffiliates(db, 1)
  if (ad) ads.shown([ad.id])
  return Response.json(ad, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
