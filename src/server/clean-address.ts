import type { MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

/** No text of ours can hold a NUL, and PostgreSQL refuses it; lines and tabs are typed into searches, but are in no path. */
const unreadable = /%00|^[^?]*%(?:[01][\da-f]|7f)/i

const refusal = {
  status: 400,
  title: 'This address cannot be read',
  sentence: 'There are characters in this address that none of our pages has.',
  advice: 'Perhaps it was not copied whole.',
} as const

/** Such an address is a probe or a mistake. */
export function cleanAddress(refuse: Refuse): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => (unreadable.test(context.req.url) ? refuse(context, refusal) : next())
}
