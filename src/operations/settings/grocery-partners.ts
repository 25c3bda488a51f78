import { type ChicoryWidget, chicoryScript } from '../../core/shopping/chicory.ts'
import { defaultPartnerId, type GroceryPartners } from '../../core/shopping/grocery.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from './read-site-key.ts'

type Source = Pick<App, 'db' | 'env' | 'log'>

/** Returns the site's ids at the grocery partners: the operator's own, or the built-in one. */
export async function groceryPartners(app: Source): Promise<GroceryPartners> {
  const [instacart, chicory] = await Promise.all([readSiteKey(app, 'instacart'), chicoryWidget(app)])
  return { instacart: instacart?.partnerId ?? defaultPartnerId, chicory }
}

/** Returns null on a site without a publisher id. */
async function chicoryWidget(app: Source): Promise<ChicoryWidget | null> {
  const key = await readSiteKey(app, 'chicory')
  return key && { publisherId: key.publisherId, script: chicoryScript(app.env.CHICORY_URL) }
}
