import { LRUCache } from 'lru-cache'
import { fetchRobots, type RobotsAnswer } from '../../../../integrations/web-site/robots.ts'
import type { App } from '../../../app/app.ts'

/** Sites may change their rules. RFC 9309 allows to keep them for a day. */
const freshMs = 60 * 60 * 1000
type Rules = LRUCache<string, Extract<RobotsAnswer, { ok: true }>>
const remembered = new WeakMap<App['http'], Rules>()

/** Each app has a memory of its own. */
function memoryOf(http: App['http']): Rules {
  const known: Rules = remembered.get(http) ?? new LRUCache({ max: 200, ttl: freshMs })
  remembered.set(http, known)
  return known
}

/** Reads what a site allows robots to do, from memory where possible. */
export async function rulesOf(
  { http }: Pick<App, 'http'>,
  address: string,
  signal?: AbortSignal,
): Promise<RobotsAnswer> {
  const { origin } = new URL(address)
  const memory = memoryOf(http)
  const known = memory.get(origin)
  if (known) return known
  const answer = await fetchRobots(http, origin, signal)
  if (answer.ok) memory.set(origin, answer)
  return answer
}

const longestRestMs = 60 * 60 * 1000

/** Visitors of the other site come first: one request at a time, with a pause of a second, or as long as the site asks. */
export const restOf = ({ env }: Pick<App, 'env'>, delaySeconds: number | null): number =>
  Math.min(longestRestMs, Math.max(env.IMPORT_PAUSE_MS, (delaySeconds ?? 0) * 1_000))

const withoutWww = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')

/** Returns whether two addresses belong to one site. */
export const isSameSite = (one: string, other: string): boolean =>
  withoutWww(one) !== undefined && withoutWww(one) === withoutWww(other)
