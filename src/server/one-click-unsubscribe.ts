import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { App } from '../operations/app.ts'
import { unsubscribe } from '../operations/newsletter/unsubscribe.ts'

const limit = bodyLimit({ maxSize: 10_000, onError: (context) => context.text('This is no form of ours', 413) })

/**
 * RFC 8058: the button of a mail program posts here, from wherever that program runs, and nobody sees the answer. It stands
 * before the check of where a request comes from; the token says whom it is about. Any other post goes on to the page.
 */
export function oneClickUnsubscribe(app: App) {
  return new Hono().post('/newsletter/unsubscribe', limit, async (context, next) => {
    const form = await context.req.raw
      .clone()
      .formData()
      .catch(() => undefined)
    if (form?.get('List-Unsubscribe') !== 'One-Click') return next()
    await unsubscribe(app, context.req.query('token') ?? '')
    return context.text('You are unsubscribed.')
  })
}
