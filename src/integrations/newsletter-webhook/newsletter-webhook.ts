import type { Http } from '../../lib/http/http.ts'

export interface NewsletterWebhook {
  /** Throws if the service did not accept the address. Ignores the response body. */
  announce(email: string, signal?: AbortSignal): Promise<void>
}

/**
 * Sends new subscribers to the operator's newsletter service as JSON: `{ "email": … }`. No error contains the service's
 * address, because it may be a secret.
 */
export function createNewsletterWebhook(http: Http, url: string): NewsletterWebhook {
  return {
    async announce(email, signal) {
      const answer = await http.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
        timeoutMs: 20_000,
        maxBytes: 1_000_000,
        // A redirected POST becomes a GET without the subscriber's address, which would look like a success.
        maxRedirects: 0,
        signal,
      })
      if (!answer.ok) throw new Error(`NEWSLETTER_WEBHOOK_URL: ${problemOf(answer.kind, answer.message, url)}`)
      if (answer.status < 200 || answer.status > 299)
        throw new Error(`NEWSLETTER_WEBHOOK_URL: the service answered ${answer.status}`)
    },
  }
}

function problemOf(kind: string, message: string, url: string): string {
  if (kind === 'refused-address')
    return `it is on a private network. To allow it, set OUTBOUND_ALLOW=${new URL(url).host}`
  if (kind === 'too-many-redirects') return 'it only redirects to another address. Use that one'
  return message
}
