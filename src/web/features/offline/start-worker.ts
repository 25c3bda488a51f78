import { releaseOf } from '../../../core/offline/page-parts.ts'
import { readStoreReport, recipesToStore, type WorkerMessage } from '../../../core/offline/storing.ts'
import { localDay, mondayOf } from '../../../core/planning/weeks.ts'
import { get } from '../../browser/client.ts'
import { isRecipeId } from '../../../core/recipes/recipe-id.ts'
import { firstPart, readSavedAnswer, savedPath } from '../collections/saved-request.ts'
import { cardsEntry, storeCards } from '../collections/stored-cards.ts'
import { savedEntry } from '../collections/saved-recipes.ts'
import { cookedEntry } from '../cooking/stored-place.ts'
import { planEntry } from '../planning/stored-plan.ts'
import { sendWaiting } from './send-waiting.ts'
import { nothingStored, reportEntry } from './stored-report.ts'

/** Several changes in a row are one request. */
const pauseMs = 1_000
/** Unchanged recipes are checked again after an hour. The worker fetches only what is older than a day. */
const againMs = 60 * 60_000
/** After a failed request, the rest is asked for again. */
const retryMs = 20_000
/** A first try may fail although the connection is back, for example while the site restarts. */
const sendAgainMs = 30_000
/** Another tab may close at any time, and on a busy machine a closed one counts for a while. */
const changeOverAgainMs = 10_000

/**
 * Sends unsent changes, then starts the service worker and tells it which recipes to store. The development server has
 * none.
 */
export async function startWorker() {
  void sendWaiting()
  window.addEventListener('online', () => void sendWaiting())
  setInterval(() => navigator.onLine && void sendWaiting(), sendAgainMs)
  if (!import.meta.env.PROD) return
  const registration = await register()
  if (!registration) return reportEntry.write({ ...nothingStored, isForbidden: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void store(), pauseMs)
  }
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const report = readStoreReport(data)
    if (report) reportEntry.write({ ...reportEntry.read(), report, isAnswered: true })
    if (report?.problem === 'unreachable' && navigator.onLine) setTimeout(soon, retryMs)
  })
  for (const { subscribe } of [savedEntry, planEntry, cookedEntry]) subscribe(soon)
  navigator.serviceWorker.addEventListener('controllerchange', soon)
  // A tab may stay open for weeks, and a browser looks for a new release only when a page is loaded.
  const refresh = () => {
    soon()
    registration.update().catch(() => undefined)
    changeOver(registration)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => changeOver(registration))
  })
  changeOver(registration)
  window.addEventListener('online', refresh)
  setInterval(refresh, againMs)
  setInterval(() => isWaiting() && changeOver(registration), changeOverAgainMs)
  // A hidden tab stores nothing.
  document.addEventListener('visibilitychange', soon)
  soon()
}

/** Returns undefined if the browser has no service workers, or allows none. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return undefined
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch {
    // Without a connection, the worker that is there stays.
    return navigator.serviceWorker.getRegistration().catch(() => undefined)
  }
}

/** Returns true if the page is seen, and the last answer was of another release's worker. */
const isWaiting = () => document.visibilityState === 'visible' && reportEntry.read().report?.release !== releaseOfPage()

/** The worker of a new release waits until all tabs are closed. A single tab with that release need not close. */
function changeOver({ waiting }: ServiceWorkerRegistration) {
  const message: WorkerMessage = { kind: 'take-over', release: releaseOfPage() }
  waiting?.postMessage(message)
}

async function store() {
  // All tabs hear of a change, and one is enough.
  if (document.visibilityState === 'hidden') return
  const recipes = wanted()
  const asked = recipes.join('\n')
  const last = reportEntry.read()
  // An answer of the worker before does not count: it removes nothing.
  const isAnswered = last.isAnswered && last.report?.release === releaseOfPage()
  const isDone = isAnswered && last.report?.problem !== 'unreachable'
  if (isDone && last.asked === asked && Date.now() - last.at < againMs) return
  await loadMissingCards(recipes)
  const { active } = await navigator.serviceWorker.ready
  const message: WorkerMessage = { kind: 'store', recipes }
  reportEntry.write({ ...nothingStored, asked, at: Date.now(), report: last.report })
  active?.postMessage(message)
}

declare global {
  interface Window {
    /** React Router's list of pages. */
    __reactRouterManifest?: { url: string }
  }
}

const releaseOfPage = () => releaseOf([window.__reactRouterManifest?.url ?? '']) ?? ''

/** The offline page shows stored recipes as cards, also those that no list has shown. */
async function loadMissingCards(recipes: ReadonlyArray<string>) {
  const known = new Set(cardsEntry.read().map(({ id }) => id))
  const asked = firstPart(recipes.filter((id) => isRecipeId(id) && !known.has(id)))
  if (asked.length === 0) return
  const outcome = await get(savedPath(asked), readSavedAnswer)
  if (outcome.ok) storeCards(outcome.answer.recipes, [])
}

/** Planned recipes count from this week on. */
function wanted(): Array<string> {
  const monday = mondayOf(localDay(new Date()))
  const planned = planEntry
    .read()
    .entries.flatMap((entry) => (entry.kind === 'recipe' && entry.day >= monday ? (entry.recipeId ?? []) : []))
  return recipesToStore({ cooked: cookedEntry.read(), planned, saved: savedEntry.read().toReversed() })
}
