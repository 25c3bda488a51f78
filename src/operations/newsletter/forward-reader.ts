import { createNewsletterWebhook } from '../../integrations/newsletter-webhook/newsletter-webhook.ts'
import type { App } from '../app.ts'
import { readSiteKey } from '../site-keys/read-site-key.ts'

/** Tells the newsletter's service of a reader. Throws when it did not take the address, so that the job tries again. */
export async function forwardReader(app: App, email: string, signal: AbortSignal): Promise<void> {
  const access = await readSiteKey(app, 'newsletter')
  if (!access) throw new Error('The address of the newsletter service is no longer set')
  await createNewsletterWebhook(app.http, access.address).announce(email, signal)
}
