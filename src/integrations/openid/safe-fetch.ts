import type { CustomFetch } from 'openid-client'
import type { Http } from '../../lib/http/http.ts'
import { OpenIdProblem } from './openid-problem.ts'

const limits = { timeoutMs: 10_000, maxBytes: 1_000_000, maxRedirects: 0 }

/** Limits `openid-client` to addresses that our own HTTP client may reach. */
export function safeFetch(http: Http): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { host } = new URL(address)
    const answer = await http.fetch(address, {
      ...limits,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body && { body: String(body) }),
    })
    if (!answer.ok) throw new OpenIdProblem(answer.kind === 'refused-address' ? privateNetwork(host) : answer.message)
    // The body is not logged, because the body of an error may contain a code or a token.
    if (answer.status !== 200) throw new OpenIdProblem(`${host} answered ${answer.status}`)
    return new Response(new Uint8Array(answer.bytes), { status: answer.status, headers: answer.headers })
  }
}

const privateNetwork = (host: string) =>
  `The provider is in a private network. If that is intended, set OUTBOUND_ALLOW=${host}`
