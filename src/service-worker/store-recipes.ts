import { freshMs, type StoreReport, mostBytes, mostRecipes } from '../core/offline/storing.ts'
import { pagesOfRecipe, recipeIdAt } from '../core/offline/offline-pages.ts'
import { mainPictureIn, pictureIdAt } from '../core/offline/page-parts.ts'
import { ageOfCopy, type Copy, fetchCopy, isUpToDate } from './copies.ts'
import { pictureKey, picturesCache, recipesCache, release } from './worker-scope.ts'

/** A page that the site refuses to send is removed after this time, so that no old release stays because of it. */
const oldestMs = 30 * 24 * 60 * 60_000

/** Counts the requests to store recipes. The newest one ends those before it. */
let latest = 0

/** Removes everything that tells which recipes an account saved. */
export async function forgetRecipes(): Promise<void> {
  latest += 1
  await Promise.all([caches.delete(recipesCache), caches.delete(picturesCache)])
}

/**
 * Stores the wanted recipes with cook mode and picture, the first ones first, and removes all others. Returns undefined
 * if a newer request took over.
 */
export async function storeRecipes(wanted: ReadonlyArray<string>): Promise<StoreReport | undefined> {
  latest += 1
  const mine = latest
  const isOver = () => mine !== latest
  const report: StoreReport = {
    release,
    wanted: wanted.length,
    stored: 0,
    problem: wanted.length > mostRecipes ? 'limit' : null,
  }
  const done = new Set<string>()
  let bytes = 0
  for (const id of wanted.slice(0, mostRecipes)) {
    const before = await storedRecipe(id)
    if (isOver()) return undefined
    const isFresh = before !== undefined && before.ageMs < freshMs && before.isUpToDate
    // Without a connection, further requests would fail as well.
    const outcome = isFresh || report.problem === 'unreachable' ? 'as it is' : await storeRecipe(id, isOver)
    if (isOver()) return undefined
    if (outcome === 'unreachable' || outcome === 'full') report.problem = outcome
    if (outcome === 'full') break
    const isLost = outcome === 'gone' || (outcome === 'refused' && (before?.ageMs ?? 0) > oldestMs)
    const size = (await storedRecipe(id))?.bytes
    if (isLost || size === undefined) continue
    if (bytes + size > mostBytes) {
      report.problem = 'limit'
      break
    }
    bytes += size
    done.add(id)
  }
  if (isOver()) return undefined
  // After a failure in the middle, what was stored earlier and is still wanted stays.
  await removeOthers(report.problem === 'full' ? new Set(wanted) : done)
  return { ...report, stored: done.size }
}

const bytesHeader = 'x-bytes'
const pictureHeader = 'x-picture'

interface StoredRecipe {
  ageMs: number
  isUpToDate: boolean
  bytes: number
  picture: string | null
}

async function storedRecipe(id: string): Promise<StoredRecipe | undefined> {
  const [path] = pagesOfRecipe(id)
  const page = await caches.match(path, { cacheName: recipesCache })
  return page && described(page)
}

const described = (page: Response): StoredRecipe => ({
  ageMs: ageOfCopy(page),
  isUpToDate: isUpToDate(page),
  bytes: Number(page.headers.get(bytesHeader)),
  picture: page.headers.get(pictureHeader),
})

type StoreOutcome = 'stored' | 'gone' | 'refused' | 'unreachable' | 'full'

/** Fetches a recipe before anything of it is replaced, so that no half of a recipe is stored. */
async function storeRecipe(id: string, isOver: () => boolean): Promise<StoreOutcome> {
  const [path, cookPath] = pagesOfRecipe(id)
  try {
    const page = await fetchCopy(path)
    if (typeof page === 'string') return page
    const cookMode = await fetchCopy(cookPath)
    if (typeof cookMode === 'string') return cookMode
    const picture = await fetchPicture(page)
    const [recipes, pictures] = await Promise.all([caches.open(recipesCache), caches.open(picturesCache)])
    // If a cache is deleted after this check, pages stored below are lost.
    if (isOver()) return 'refused'
    if (picture) await pictures.put(pictureKey(picture.id), new Response(picture.blob))
    page.response.headers.set(bytesHeader, String(page.bytes + cookMode.bytes + (picture?.blob.size ?? 0)))
    if (picture) page.response.headers.set(pictureHeader, picture.id)
    await recipes.put(cookPath, cookMode.response)
    await recipes.put(path, page.response)
    return 'stored'
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'QuotaExceededError') return 'full'
    throw cause
  }
}

/** A recipe without its picture is still a recipe, so a missing picture is no failure. */
async function fetchPicture({ html }: Copy): Promise<{ id: string; blob: Blob } | undefined> {
  const address = mainPictureIn(html)
  const id = address && pictureIdAt(address)
  if (!id) return undefined
  const known = await caches.match(pictureKey(id), { cacheName: picturesCache })
  const answer = known ?? (await fetch(address, { credentials: 'omit' }).catch(() => undefined))
  return answer?.ok ? { id, blob: await answer.blob() } : undefined
}

async function removeOthers(wanted: ReadonlySet<string>): Promise<void> {
  const [recipes, pictures] = await Promise.all([caches.open(recipesCache), caches.open(picturesCache)])
  const shown = new Set<string>()
  for (const request of await recipes.keys()) {
    const id = recipeIdAt(new URL(request.url).pathname)
    const page = id !== undefined && wanted.has(id) ? await recipes.match(request) : undefined
    if (!page) await recipes.delete(request)
    else shown.add(pictureKey(described(page).picture ?? ''))
  }
  for (const request of await pictures.keys())
    if (!shown.has(new URL(request.url).pathname)) await pictures.delete(request)
}
