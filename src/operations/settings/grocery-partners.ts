import { defaultPartnerId, type GroceryPartners } from '../../core/shopping/shopping.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from './read-site-key.ts'

/** Returns the site's ids at the grocery partners: the operator's own, or the built-in one. */
export async function groceryPartners(app: Pick<App, 'db' | 'env' | 'log'>): Promise<GroceryPartners> {
  const [instacart, chicory] = await Promise.all([readSiteKey(app, 'instacart'), readSiteKey(app, 'chicory')])
  return { instacart: instacart?.partnerId ?? defaultPartnerId, chicory: chicory?.publisherId ?? null }
}
