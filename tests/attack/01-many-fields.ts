import { sendRequest, urlencoded } from './send-request.ts'
import type { Attack } from './attack.ts'
import { endlessHead, manyFields, manyParts, multipart } from './hostile-forms.ts'
import { inMs, slowestHealth } from './watch-health.ts'

/** 1.6 MB of `a&a&…` used to block the process for ten seconds, 11.9 MB for 17 minutes. */
export const manyFieldsAttack: Attack = {
  number: 1,
  name: 'forms of many fields',
  async run(target) {
    const url = target.url()
    const send = (path: string, headers: Record<string, string>, body: Buffer) =>
      sendRequest(url, path, { headers, body, signal: AbortSignal.timeout(30_000) })
    const work = Promise.all([
      send('/submit-recipe', urlencoded, manyFields(1_600_000)),
      send('/submit-recipe', urlencoded, manyFields(11_900_000)),
      send('/contact', urlencoded, manyFields(250_000)),
      send('/admin/users/someone', urlencoded, manyFields(250_000)),
      send('/import', multipart, manyParts()),
      send('/submit-recipe', multipart, endlessHead()),
    ])
    const slowest = await slowestHealth(target, work)
    const statuses = (await work).map(({ status }) => status)
    // 0 when the site closed the connection after refusing the body.
    const isOk = slowest <= 1_000 && statuses.every((status) => [0, 302, 400, 413].includes(status))
    return { isOk, figure: `answers ${statuses.join(' ')}; slowest /healthz ${inMs(slowest)}` }
  },
}
