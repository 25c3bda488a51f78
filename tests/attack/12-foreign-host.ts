import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const foreign = { host: 'evil.example', origin: 'http://evil.example' }
const source = (url: string) => `/api/fetch-recipe-source?url=${encodeURIComponent(url)}`

/** A foreign name pointing at this machine used to reach internal pages. */
export const foreignHost: Attack = {
  number: 12,
  name: 'foreign names and internal hosts',
  async run(target) {
    const url = target.url()
    const metrics = await sendRequest(url, '/metrics', { headers: foreign, visitor: '127.0.0.1' })
    const fetched = await sendRequest(url, source('http://example.com/'), { headers: foreign })
    // One host is private, and the other does not exist. A visitor must not see a difference.
    const messages = await Promise.all(
      ['http://localhost/', 'http://no-such-name.internal/'].map(
        async (address) => (await sendRequest(url, source(address))).text,
      ),
    )
    const isRevealed = messages[0] !== messages[1]
    const isOk = metrics.status >= 400 && fetched.status >= 400 && fetched.status < 500 && !isRevealed
    const names = isRevealed ? 'told apart' : 'not told apart'
    return { isOk, figure: `/metrics ${metrics.status}, recipe source ${fetched.status}; internal names ${names}` }
  },
}
