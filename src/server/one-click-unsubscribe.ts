import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { App } from '../operations/app/app.ts'
import { unsubscribe } from '../operations/newsletter/unsubscribe.ts'

const limit = bodyLimit({ maxSize: 10_000, onError: (context) => context.text('Unknown form', 413) })

/**
 * Unsubscribes with one click (RFC 8058). A mail program's button posts here from anywhere, and no person sees the
 * answer. Therefore this comes before the same-origin check, and the token identifies the subscriber. Any other post
 * goes to the page.
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
