import type { Http } from '../../lib/http.ts'

/** The provider did not answer, or not as the standard says. For the log: a visitor has nothing of it. */
export class OpenIdProblem extends Error {}

export async function ask(http: Http, address: string, request: Parameters<Http['fetch']>[1] = {}): Promise<unknown> {
  const limits = { accept: 'application/json', timeoutMs: 10_000, maxBytes: 1_000_000, maxRedirects: 0 }
  const answer = await http.fetch(address, { ...limits, ...request })
  if (!answer.ok) throw new OpenIdProblem(answer.kind === 'refused-address' ? mayNot(address) : answer.message)
  // What it says may repeat a code or a token, so that it is not told.
  if (answer.status !== 200) throw new OpenIdProblem(`${new URL(address).host} answered ${answer.status}`)
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes))
  } catch (cause) {
    throw new OpenIdProblem(`${new URL(address).host} answered with something that is not JSON`, { cause })
  }
}

const mayNot = (address: string) =>
  `The provider is in a private network. If that is meant, set OUTBOUND_ALLOW=${new URL(address).host}`
