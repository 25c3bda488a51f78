import { defaultPartnerId, type GroceryPartners } from '../../core/shopping.ts'
import type { App } from '../app.ts'
import { readSiteKey } from './read-site-key.ts'

/** What the two partners know the site by: the owner's own, or the number that comes with the site. */
export async function groceryPartners(app: Pick<App, 'db' | 'env' | 'log'>): Promise<GroceryPartners> {
  const [instacart, chicory] = await Promise.all([readSiteKey(app, 'instacart'), readSiteKey(app, 'chicory')])
  return { instacart: instacart?.partnerId ?? defaultPartnerId, chicory: chicory?.publisherId ?? null }
}
