import type { SiteService } from '../../core/settings/site-keys.ts'

/** The field of a service that is never shown again. */
export const secretField: Readonly<Record<SiteService, string>> = {
  crawler: 'key',
  notes: 'key',
  instacart: 'partnerId',
  chicory: 'publisherId',
  // The address alone allows adding subscribers.
  newsletter: 'address',
  ai: 'key',
}
