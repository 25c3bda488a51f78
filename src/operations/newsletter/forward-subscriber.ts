import { createNewsletterWebhook } from '../../integrations/newsletter-webhook/newsletter-webhook.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'

/** Sends a subscriber to the newsletter service. Throws when the service refuses, so that the job is retried. */
export async function forwardToWebhook(app: App, email: string, signal: AbortSignal): Promise<void> {
  const access = await readSiteKey(app, 'newsletter')
  if (!access) throw new Error('The address of the newsletter service is no longer set')
  await createNewsletterWebhook(app.http, access.address).announce(email, signal)
}
