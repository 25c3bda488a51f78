import { copyHeader, copyMark } from '../core/offline/offline-pages.ts'
import { assetsIn, releaseOf } from '../core/offline/page-parts.ts'
import { isUnavailable } from '../core/offline/unavailable.ts'
import { cacheOfRelease, release as ownRelease } from './worker-scope.ts'

/** A page as a visitor gets it, ready to be stored. */
export interface Copy {
  html: string
  release: string
  response: Response
  bytes: number
}

type CopyOutcome = Copy | 'gone' | 'refused' | 'unreachable'

/**
 * Fetches a page without cookies, so that a stored page says nothing about an account. The page counts only if all its
 * scripts are stored too. Otherwise it could not be opened without a connection.
 */
export async function fetchCopy(path: string): Promise<CopyOutcome> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache', headers: { [copyHeader]: '1' } }).catch(
    () => undefined,
  )
  if (!answer || isUnavailable(answer)) return 'unreachable'
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (!mayBeStored(answer)) return 'refused'
  const html = await answer.text().catch(() => undefined)
  if (html === undefined) return 'unreachable'
  const addresses = assetsIn(html)
  const release = releaseOf(addresses)
  if (release === undefined) return 'refused'
  const missing = await storeAssets(addresses, release)
  if (missing) return missing
  const marked = html.replace('<html', `<html ${copyMark}=""`)
  return {
    html,
    release,
    bytes: marked.length,
    response: new Response(marked, { headers: headersOf(answer, release) }),
  }
}

function mayBeStored({ ok, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return ok && isHtml && !/no-store/.test(headers.get('cache-control') ?? '')
}

/** The content security policy has the hashes of the page's scripts, so it is stored with the page. */
function headersOf({ headers }: Response, release: string): Headers {
  const stored = new Headers({
    [releaseHeader]: release,
    [workerHeader]: ownRelease,
    [storedAtHeader]: String(Date.now()),
  })
  for (const name of ['content-type', 'content-security-policy', 'referrer-policy', 'x-content-type-options']) {
    const value = headers.get(name)
    if (value !== null) stored.set(name, value)
  }
  return stored
}

const releaseHeader = 'x-release'
/** The release of the worker that stored the page. */
const workerHeader = 'x-worker'
const storedAtHeader = 'x-stored-at'

export const releaseOfCopy = ({ headers }: Response) => headers.get(releaseHeader)
/**
 * Returns false for pages of the release before. Pages of the release after are not replaced: while several tabs are
 * open, a worker stays longer than its release.
 */
export const isUpToDate = (page: Response) =>
  releaseOfCopy(page) === ownRelease || page.headers.get(workerHeader) === ownRelease
export const ageOfCopy = ({ headers }: Response) => Date.now() - Number(headers.get(storedAtHeader) ?? 0)

/** Adds what a page needs and no cache has yet. Returns why something cannot be fetched. */
async function storeAssets(
  addresses: ReadonlyArray<string>,
  release: string,
): Promise<'unreachable' | 'refused' | undefined> {
  for (const address of addresses) {
    if (await caches.match(address)) continue
    const answer = await fetch(address).catch(() => undefined)
    if (!answer || isUnavailable(answer)) return 'unreachable'
    if (!answer.ok) return 'refused'
    const cache = await caches.open(cacheOfRelease(release))
    await cache.put(address, answer)
  }
  return undefined
}
