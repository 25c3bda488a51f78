import { setTimeout } from 'node:timers/promises'
import { sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The site used not to notice a hanging database. */
export const stalledDatabase: Attack = {
  number: 7,
  name: 'a database that stalls',
  async run(target) {
    const url = target.url()
    target.proxy.stall()
    const [ready, page] = await Promise.all([sendRequest(url, '/readyz'), sendRequest(url, '/latest?x=stalled')])
    target.proxy.resume()
    let pauses = 0
    for (; pauses < 120; pauses += 1) {
      if ((await sendRequest(url, '/readyz')).status === 200) break
      await setTimeout(500)
    }
    const back = await sendRequest(url, '/latest?x=back')
    const isReported =
      ready.status === 503 && ready.ms < 5_000 && page.status === 503 && Number(page.headers['retry-after']) > 0
    const figure = `/readyz ${ready.status} after ${seconds(ready.ms)}, page ${page.status} after ${seconds(page.ms)}, then ${back.status}`
    return { isOk: isReported && page.ms < 40_000 && back.status === 200, figure }
  },
}
