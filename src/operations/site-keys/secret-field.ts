import type { SiteService } from '../../core/site-keys.ts'

/** Which field of a service is never shown again. */
export const secretField: Readonly<Record<SiteService, string>> = {
  crawler: 'key',
  notes: 'key',
  instacart: 'partnerId',
  chicory: 'publisherId',
  // Whoever knows it can add readers.
  newsletter: 'address',
  ai: 'key',
}
