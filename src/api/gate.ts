import type { MiddlewareHandler } from 'hono'
import { admit, apiPatternOf, apiRowsFor } from '../auth/find-permission.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'

/** Checks every API call against `src/auth/permissions.ts`. */
export const apiGate: MiddlewareHandler<{ Variables: { user: SignedIn | null } }> = async (context, next) => {
  const { method, path } = context.req
  const pattern = apiPatternOf(method, path)
  const admission = pattern ? admit(apiRowsFor(method, pattern), null, context.get('user')) : 'unknown'
  if (admission === 'admitted') return next()
  if (admission === 'unknown') return context.json({ error: 'Nothing at this address' }, 404)
  return admission === 'signed-out'
    ? context.json({ error: 'Please sign in to do this' }, 401)
    : context.json({ error: 'You are not allowed to do this' }, 403)
}
