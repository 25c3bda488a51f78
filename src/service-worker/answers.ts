import type { RouteHandlerCallbackOptions } from 'serwist'
import { offlinePath, pageOfData, recipeIdAt, shellPageAt } from '../core/offline/offline-pages.ts'
import { anyDrawing, pictureIdAt } from '../core/offline/page-parts.ts'
import { isUnavailable } from '../core/offline/unavailable.ts'
import { cacheOfRelease, pictureKey, picturesCache, recipesCache, release } from './worker-scope.ts'

/** After this time, a stored page or picture is shown instead of one that is slow to arrive. */
const patienceMs = 6_000

/** Answers with the page of the site, or else with the stored page, or else with the offline page. */
export function answerPage({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const preloaded = event instanceof FetchEvent ? (event.preloadResponse as Promise<Response | undefined>) : undefined
  const asked = Promise.resolve(preloaded).then((response) => response ?? fetch(request))
  return siteFirst(asked, storedPage(url.pathname), () =>
    Response.redirect(offlinePath(url.pathname + url.search), 302),
  )
}

/**
 * Answers React Router's request for a recipe's data. Without a connection, it tells the router to load the stored page
 * as a document. The header is the router's own, for servers that cannot encode a redirect:
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/dom/ssr/single-fetch.tsx
 */
export async function answerData({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = pageOfData(url.pathname) ?? ''
  const answer = await fetch(request).catch((cause: unknown) => cause)
  if (answer instanceof Response && !isUnavailable(answer)) return answer
  if (await storedPage(path)) {
    const search = new URLSearchParams(url.search)
    search.delete('_routes')
    const address = path + (search.size > 0 ? `?${search}` : '')
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': address, 'X-Remix-Reload-Document': 'true' },
    })
  }
  if (answer instanceof Response) return answer
  throw answer
}

/**
 * Answers with a script of any stored release, because a tab may be older than this worker. Only the drawings of stored
 * recipes are stored, and one for all others.
 */
export async function answerAsset({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true })
  return stored ?? siteFirst(fetch(request), caches.match(anyDrawing(url.pathname)), Response.error)
}

/** Answers with the stored picture in its only size, if the wanted size cannot be fetched. */
export function answerPicture({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = caches.match(pictureKey(pictureIdAt(url.pathname) ?? ''), { cacheName: picturesCache })
  return siteFirst(fetch(request), stored, Response.error)
}

/** Recipes are stored for all releases, and fixed pages for this one. */
async function storedPage(path: string): Promise<Response | undefined> {
  const shellPage = shellPageAt(path)
  if (shellPage !== undefined) return caches.match(shellPage, { cacheName: cacheOfRelease(release) })
  return recipeIdAt(path) === undefined ? undefined : caches.match(path, { cacheName: recipesCache })
}

/**
 * Returns what the site answers, or else what is stored. While the site answers, nothing waits for the browser's
 * storage, which can be slow.
 */
function siteFirst(
  asked: Promise<Response>,
  stored: Promise<Response | undefined>,
  otherwise: () => Response,
): Promise<Response> {
  const found = stored.catch(() => undefined)
  const answered = asked.then(
    async (response) => (isUnavailable(response) ? ((await found) ?? response) : response),
    async () => (await found) ?? otherwise(),
  )
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([answered, late.then(async () => (await found) ?? answered)])
}
