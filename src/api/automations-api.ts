import { Hono } from 'hono'
import type { App } from '../operations/app/app.ts'
import { openToken } from '../operations/automations/open-token.ts'
import { takeItems } from '../operations/automations/take-items.ts'
import { visitorOf } from './visitor.ts'

const longestKey = 200

/** Takes recipes and addresses from programs, which prove themselves with a token instead of a session. */
export function automationsApi(app: App) {
  return new Hono().post('/recipes', async (context) => {
    const { req } = context
    context.header('Cache-Control', 'no-store')
    const body = new Uint8Array(await req.arrayBuffer())
    const opened = await openToken(app, {
      authorization: req.header('authorization'),
      timestamp: req.header('x-marshmallow-timestamp'),
      signature: req.header('x-marshmallow-signature'),
      body,
      visitor: visitorOf(context, app.env),
    })
    if (!opened.ok) {
      if (opened.status === 429) context.header('Retry-After', '60')
      else context.header('WWW-Authenticate', 'Bearer')
      return context.json({ error: opened.error }, opened.status)
    }
    const { token, user, signature } = opened
    const named = req.header('idempotency-key')
    if (named !== undefined && (named === '' || named.length > longestKey))
      return context.json({ error: `An Idempotency-Key has 1 to ${longestKey} characters.` }, 400)
    // Without an idempotency key, a signed request that is sent twice is recognized by its signature.
    const key = named === undefined ? signature && `signature:${signature.toLowerCase()}` : `key:${named}`
    const taken = await takeItems(app, { token, user, body, key, signal: req.raw.signal })
    if (!taken.ok && taken.status === 503) context.header('Retry-After', '60')
    if (!taken.ok) return context.json({ error: taken.error }, taken.status)
    if (taken.isReplay) context.header('Idempotent-Replayed', 'true')
    return context.json(taken.answer)
  })
}
