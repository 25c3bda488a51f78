import type { MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

/**
 * Matches NUL, which PostgreSQL refuses, and control characters in paths. Searches may contain line breaks and tabs.
 */
const unreadable = /%00|^[^?]*%(?:[01][\da-f]|7f)/i

const refusal = {
  status: 400,
  title: 'Invalid address',
  sentence: 'This address contains characters that no page uses.',
  advice: 'Check that you copied the whole address.',
} as const

/** Refuses addresses with such characters, which come from attacks or mistakes. */
export function cleanAddress(refuse: Refuse): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => (unreadable.test(context.req.url) ? refuse(context, refusal) : next())
}
