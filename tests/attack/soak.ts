import { Readable } from 'node:stream'
import { json, sendRequest, type SentRequest, urlencoded } from './send-request.ts'
import type { Attack } from './attack.ts'
import { endlessHead, manyFields, manyParts, multipart } from './hostile-forms.ts'
import { inMs, slowestHealth } from './watch-health.ts'

const soakMs = 60_000
const mostMs = 1_000
const senders = 4

/** Built once, because this process also measures `/healthz` and must stay fast. */
const page = JSON.stringify({ html: `<!doctype html>${'<p>1 cup flour</p>'.repeat(300_000)}` })
const deep = '['.repeat(900_000)
const bodies: ReadonlyArray<readonly [path: string, () => SentRequest]> = [
  ['/submit-recipe', () => ({ headers: urlencoded, body: small })],
  ['/contact', () => ({ headers: urlencoded, body: small })],
  ['/auth', () => ({ headers: urlencoded, body: fewer })],
  ['/submit-recipe', () => ({ headers: multipart, body: parts })],
  ['/import', () => ({ headers: multipart, body: head })],
  ['/api/import/web-page', () => ({ headers: json, body: page })],
  ['/api/recipes', () => ({ headers: json, body: deep })],
  ['/api/submissions', () => ({ headers: json, body: deep })],
  ['/api/recipes', () => ({ headers: json, body: crumbs() })],
  ['/api/pictures', () => ({ headers: { 'content-type': 'image/png' }, body: noise })],
]
const small = manyFields(250_000)
const fewer = manyFields(9_000)
const parts = manyParts()
const head = endlessHead()
const noise = Buffer.alloc(9_000_000, 0x89)

/** Sends each byte in its own chunk. */
const crumbs = () => Readable.from(Array.from({ length: 20_000 }, () => Buffer.from('x')))

/** Sends hostile bodies one after another from a few senders. Each body comes from a new visitor. */
export const soak: Attack = {
  number: 14,
  name: 'a minute of hostile bodies',
  async run(target) {
    const end = performance.now() + soakMs
    let sent = 0
    async function send() {
      while (performance.now() < end) {
        sent += 1
        const [path, body] = bodies[sent % bodies.length] ?? ['/contact', () => ({})]
        const visitor = `198.51.${(sent >> 8) & 255}.${sent & 255}`
        await sendRequest(target.url(), path, { ...body(), visitor, signal: AbortSignal.timeout(20_000) })
      }
    }
    const slowest = await slowestHealth(target, Promise.all(Array.from({ length: senders }, send)))
    return { isOk: slowest <= mostMs, figure: `${sent.toLocaleString('en')} bodies; slowest /healthz ${inMs(slowest)}` }
  },
}
