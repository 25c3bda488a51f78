import robotsParser from 'robots-parser'
import type { Http } from '../../lib/http/http.ts'
import { retryAfterSeconds } from '../../lib/http/retry-after.ts'

/** The name that robots.txt files address us by. It is the first word of our user agent. */
const ourName = 'MarshmallowKitchen'
/** RFC 9309 asks for at least 500 KB. Checking one address against this much hostile text takes 20 ms. */
const mostCharacters = 100_000
const limits = { timeoutMs: 15_000, maxBytes: 1_000_000 }

/** The rules of a site for robots. */
interface Robots {
  allows(address: string): boolean
  /** Null if the site does not ask for a pause between requests. */
  delaySeconds: number | null
  sitemaps: ReadonlyArray<string>
}

export type RobotsAnswer = { ok: true; robots: Robots } | { ok: false; message: string; retryAfterSeconds?: number }

/** Reads the robots.txt file of an origin. A missing one allows all, and a server error forbids all for now (RFC 9309). */
export async function fetchRobots(http: Http, origin: string, signal?: AbortSignal): Promise<RobotsAnswer> {
  const address = `${origin}/robots.txt`
  const answer = await http.fetch(address, { ...limits, signal, accept: 'text/plain,*/*;q=0.1' })
  if (!answer.ok) {
    if (answer.kind !== 'too-large') return { ok: false, message: answer.message }
    return { ok: true, robots: readRobots(address, '') }
  }
  const { status, headers, bytes } = answer
  if (status === 429 || status >= 500) {
    const seconds = retryAfterSeconds(headers)
    const message = `The site’s robots.txt can’t be read now (${status}), so we don’t know what it allows.`
    return { ok: false, message, ...(seconds !== null && { retryAfterSeconds: seconds }) }
  }
  const text = status >= 200 && status < 300 ? new TextDecoder().decode(bytes) : ''
  // An HTML page at this address is an error page.
  return { ok: true, robots: readRobots(address, /^\s*</.test(text) ? '' : text.slice(0, mostCharacters)) }
}

function readRobots(address: string, text: string): Robots {
  const rules = robotsParser(address, text)
  const delay = rules.getCrawlDelay(ourName)
  return {
    allows: (page) => rules.isAllowed(page, ourName) !== false,
    delaySeconds: delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay : null,
    sitemaps: rules.getSitemaps().filter((each) => URL.canParse(each)),
  }
}
