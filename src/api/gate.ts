import type { MiddlewareHandler } from 'hono'
import { admit, apiPatternOf, rowsFor } from '../auth/find-permission.ts'
import type { SignedIn } from '../core/signed-in.ts'

/** Stands before the whole API: who may ask what is written in `src/auth/permissions.ts`. */
export const apiGate: MiddlewareHandler<{ Variables: { user: SignedIn | null } }> = async (context, next) => {
  const { method, path } = context.req
  const pattern = apiPatternOf(method, path)
  const admission = pattern ? admit(rowsFor(method, pattern), null, context.get('user')) : 'unknown'
  if (admission === 'admitted') return next()
  if (admission === 'unknown') return context.json({ error: 'There is nothing at this address' }, 404)
  return admission === 'signed-out'
    ? context.json({ error: 'Please login to do this' }, 401)
    : context.json({ error: 'You may not do this' }, 403)
}
