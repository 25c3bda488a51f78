import type { Http } from '../../lib/http.ts'

export interface NewsletterWebhook {
  /** Throws when the address was not taken. What the answer says is not looked at. */
  announce(email: string, signal?: AbortSignal): Promise<void>
}

/** Tells the operator's newsletter service of a new reader: `{ "email": … }` as JSON. The address itself may be a secret, so no error repeats it. */
export function createNewsletterWebhook(http: Http, url: string): NewsletterWebhook {
  return {
    async announce(email, signal) {
      const answer = await http.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
        timeoutMs: 20_000,
        maxBytes: 1_000_000,
        // A redirected POST arrives as a GET without the address, and would look like a success.
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
    return `it leads into a private network. If that is meant, set OUTBOUND_ALLOW=${new URL(url).host}`
  if (kind === 'too-many-redirects') return 'it only leads on to another address. Set it to that one'
  return message
}
