import type { ServiceFields, SiteService } from '../../core/settings/site-keys.ts'
import type { Env } from '../../lib/env/env.ts'

type FromEnvironment = { [Name in SiteService]: (env: Env) => ServiceFields<Name> | null }

/** Values of the environment come before stored ones. */
export const fromEnvironment: FromEnvironment = {
  crawler: ({ FIRECRAWL_API_KEY }) => (FIRECRAWL_API_KEY ? { key: FIRECRAWL_API_KEY } : null),
  notes: ({ NOTION_API_KEY }) => (NOTION_API_KEY ? { key: NOTION_API_KEY } : null),
  instacart: ({ INSTACART_PARTNER_ID }) => (INSTACART_PARTNER_ID ? { partnerId: INSTACART_PARTNER_ID } : null),
  chicory: ({ CHICORY_PUBLISHER_ID }) => (CHICORY_PUBLISHER_ID ? { publisherId: CHICORY_PUBLISHER_ID } : null),
  newsletter: ({ NEWSLETTER_WEBHOOK_URL }) => (NEWSLETTER_WEBHOOK_URL ? { address: NEWSLETTER_WEBHOOK_URL } : null),
  ai: ({ AI_BASE_URL, AI_MODEL, AI_API_KEY }) =>
    AI_BASE_URL && AI_MODEL ? { address: AI_BASE_URL, model: AI_MODEL, key: AI_API_KEY ?? '' } : null,
}
