import type { KeyCheck, ServiceFields, SiteService } from '../../core/settings/site-keys.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { checkAiServer } from '../../integrations/ai-server/ai-server.ts'
import { checkFirecrawlKey } from '../../integrations/firecrawl/check-firecrawl-key.ts'
import { createNewsletterWebhook } from '../../integrations/newsletter-webhook/newsletter-webhook.ts'
import { checkNotionKey } from '../../integrations/notion/notion.ts'
import type { App } from '../app/app.ts'

type Checks = {
  [Name in SiteService]: ((app: App, fields: ServiceFields<Name>, actor: SignedIn) => Promise<KeyCheck>) | null
}

/**
 * Each check sends a request to the service. The two grocery partners have no check, because their numbers are only
 * part of links.
 */
const checks: Checks = {
  crawler: ({ http, env }, { key }) => checkFirecrawlKey(http, { key, baseUrl: env.FIRECRAWL_API_URL }),
  notes: ({ http, env }, { key }) => checkNotionKey(http, { key, baseUrl: env.NOTION_API_URL }),
  instacart: null,
  chicory: null,
  newsletter: ({ http }, { address }, { email }) =>
    createNewsletterWebhook(http, address)
      .announce(email)
      .then(
        () => ({ kind: 'works' }),
        (cause: Error) => ({ kind: 'failed', detail: cause.message.replace(/^NEWSLETTER_WEBHOOK_URL: /, '') }),
      ),
  ai: ({ http }, fields) => checkAiServer(http, fields),
}

export function checkSiteKey<Name extends SiteService>(
  app: App,
  actor: SignedIn,
  service: Name,
  fields: ServiceFields<Name>,
): Promise<KeyCheck> {
  const check = checks[service]
  return check ? check(app, fields, actor) : Promise.resolve({ kind: 'works' })
}
