import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Where a request comes from, for per-address limits. Behind a proxy on this machine, the address the proxy names. */
export function visitorOf(context: Context): string {
  const direct = getConnInfo(context).remote.address ?? 'unknown'
  const isProxy = /^(?:127\.|::1$|::ffff:127\.)/.test(direct)
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isProxy && forwarded ? forwarded : direct
}
