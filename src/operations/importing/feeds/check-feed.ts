import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextCheckMs } from '../../../core/importing/feeds.ts'
import { slugify } from '../../../core/recipes/slug.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { holdNames } from '../../../db/importing/collecting.ts'
import {
  countReadToday,
  type FeedEntry,
  findFeed,
  findWaitingEntry,
  hasFingerprint,
  insertFeedEntries,
  markSent,
  setLicenseNotice,
  settleEntry,
  type StoredFeed,
  updateFeed,
  type WaitingEntry,
} from '../../../db/importing/feeds.ts'
import { listRecipesBySource } from '../../../db/recipes/recipes.ts'
import { findAlike } from '../../../db/recipes/same-recipe.ts'
import { fetchFeed } from '../../../integrations/web-site/feed.ts'
import type { App } from '../../app/app.ts'
import { pictureFor } from '../../recipes/picture-for.ts'
import { saveRecipes } from '../../recipes/save-recipes.ts'
import { readSitePage } from '../collect/site/read-site-page.ts'
import { isSameSite, restOf, rulesOf } from '../collect/site/site-rules.ts'

export type FeedTurn = 'done' | { seconds: number; onlyEntries: boolean }

const busySeconds = 20
const longestRestMs = 5_000
/** A page may be only for people, or its site out of order for days. */
const mostTries = 3

/** Reads a feed and the new pages it names, until the time of a turn is over. May run twice at once. */
export async function checkFeed(
  app: App,
  feedId: number,
  signal: AbortSignal,
  { onlyEntries = false, turnMs = 40_000 } = {},
): Promise<FeedTurn> {
  const feed = await findFeed(app.db, feedId)
  if (!feed || (onlyEntries && feed.state === 'paused')) return 'done'
  const host = new URL(feed.address).host.replace(/^www\./, '')
  return app.db.transaction(async (lock) => {
    // One request at a time per site, also beside an import of the whole site.
    if (!(await holdNames(lock, [`feed ${feedId}`, `lane host ${host}`]))) return { seconds: busySeconds, onlyEntries }
    const rules = await rulesOf(app, feed.address, signal)
    if (signal.aborted) return { seconds: 0, onlyEntries }
    if (!rules.ok) return fail(app, feed, rules)
    if (!rules.robots.allows(feed.address))
      return fail(app, feed, { message: 'The site’s robots.txt does not allow us to read this feed.' })
    const restMs = restOf(app, rules.robots.delaySeconds)
    if (!onlyEntries) {
      const answer = await fetchFeed(app.http, feed.address, feed, signal)
      if (signal.aborted) return { seconds: 0, onlyEntries }
      if (!answer.ok) return fail(app, feed, answer)
      await storeFeed(app, feed, answer)
      if (restMs > longestRestMs) return { seconds: restMs / 1000, onlyEntries: true }
      await sleep(restMs, undefined, { signal }).catch(() => undefined)
    }
    return readEntries(app, feed, { signal, restMs, end: performance.now() + turnMs })
  })
}

async function storeFeed(
  app: App,
  feed: StoredFeed,
  answer: Extract<Awaited<ReturnType<typeof fetchFeed>>, { ok: true }>,
): Promise<void> {
  const isFirst = feed.knownSince === null
  await app.db.transaction(async (tx) => {
    if (answer.isChanged) {
      const entries = new Map(
        answer.entries
          .filter(({ address }) => isSameSite(address, feed.address) && address.length <= 2_000)
          .map(({ address, title }): [string, FeedEntry] => {
            const key = sourceKey(address) ?? address
            return [key, { key, address, title }]
          }),
      )
      await insertFeedEntries(tx, feed.id, [...entries.values()], isFirst && !feed.withOld ? 'old' : 'waiting')
    }
    await updateFeed(tx, feed.id, {
      checkedAt: new Date(),
      nextCheckAt: new Date(Date.now() + nextCheckMs(feed.everyHours, 0)),
      problem: null,
      failures: 0,
      ...(isFirst && { knownSince: new Date() }),
      ...(answer.isChanged && {
        etag: answer.etag,
        lastModified: answer.lastModified,
        rights: answer.rights,
        title: answer.title ?? feed.title,
      }),
    })
  })
}

/** A feed that fails is asked more rarely, and not before the site wants. */
async function fail(
  app: App,
  feed: StoredFeed,
  { message, retryAfterSeconds = 0 }: { message: string; retryAfterSeconds?: number },
): Promise<'done'> {
  const failures = feed.failures + 1
  const waitMs = Math.max(nextCheckMs(feed.everyHours, failures - 1), Math.min(retryAfterSeconds, 30 * 86_400) * 1000)
  await updateFeed(app.db, feed.id, {
    checkedAt: new Date(),
    nextCheckAt: new Date(Date.now() + waitMs),
    problem: message,
    failures,
  })
  return 'done'
}

async function readEntries(
  app: App,
  feed: StoredFeed,
  { signal, restMs, end }: { signal: AbortSignal; restMs: number; end: number },
): Promise<FeedTurn> {
  while (!signal.aborted) {
    const current = await findFeed(app.db, feed.id)
    // An editor has paused the feed in the meantime. A paused feed may still be checked by hand.
    if (!current || (current.state === 'paused' && feed.state !== 'paused')) return 'done'
    // The rest waits for the next check.
    if ((await countReadToday(app.db, feed.id)) >= current.dailyLimit) return 'done'
    const entry = await findWaitingEntry(app.db, feed.id)
    if (!entry) return 'done'
    if (performance.now() >= end) return { seconds: restMs / 1000, onlyEntries: true }
    const outcome = await readEntry(app, current, entry, { signal, restMs }).catch((cause: unknown) => {
      if (signal.aborted) throw cause
      app.log.error({ err: cause, address: entry.address }, 'A page of a feed could not be read')
      return putOff(app, feed.id, entry, 'This page could not be read.')
    })
    if (outcome === 'wait') return 'done'
    if (outcome === 'unread') continue
    if (restMs > longestRestMs) return { seconds: restMs / 1000, onlyEntries: true }
    await sleep(restMs, undefined, { signal }).catch(() => undefined)
  }
  return { seconds: 0, onlyEntries: true }
}

/** Returns `unread` if nothing was fetched, and `wait` if the site asked us to come back later. */
async function readEntry(
  app: App,
  feed: StoredFeed,
  entry: WaitingEntry,
  { signal, restMs }: { signal: AbortSignal; restMs: number },
): Promise<'read' | 'unread' | 'wait'> {
  const { key, address } = entry
  const settle = (change: Parameters<typeof settleEntry>[3]) => settleEntry(app.db, feed.id, key, change)
  const [known] = await listRecipesBySource(app.db, [key])
  if (known && known.standing !== 'gone') {
    await settle({ state: 'known' })
    return 'unread'
  }
  const rules = await rulesOf(app, address, signal)
  if (signal.aborted) return 'unread'
  if (!rules.ok) {
    await putOff(app, feed.id, entry, rules.message)
    await fail(app, feed, rules)
    return 'wait'
  }
  if (!rules.robots.allows(address)) {
    await settle({ state: 'skipped', problem: 'The site’s robots.txt does not allow this page.' })
    return 'unread'
  }
  const { outcome } = await readSitePage(app, { address, restMs, turnOf: `feed ${feed.id}`, signal })
  if (signal.aborted) return 'unread'
  if (outcome.kind === 'later') {
    await fail(app, feed, { message: outcome.problem, retryAfterSeconds: outcome.seconds })
    return 'wait'
  }
  if (outcome.kind === 'stop') return putOff(app, feed.id, entry, outcome.problem)
  if (outcome.kind === 'failed') await settle({ state: 'failed', problem: outcome.problem })
  if (outcome.kind === 'skipped') await settle({ state: 'skipped' })
  if (outcome.kind === 'read') {
    const [first] = outcome.outcomes
    if (first?.ok) await sendToModeration(app, feed, key, first.draft)
  }
  return 'read'
}

/** Leaves a page for another day, so that it doesn't keep the later ones waiting. The editor sees why. */
async function putOff(app: App, feedId: number, { key, tries }: WaitingEntry, problem: string): Promise<'read'> {
  const state = tries + 1 < mostTries ? 'waiting' : 'failed'
  await settleEntry(app.db, feedId, key, { state, problem, tries: tries + 1 })
  await updateFeed(app.db, feedId, { problem })
  return 'read'
}

/** Saves a recipe as pending, with its source and license, unless the site or the feed had it before. */
async function sendToModeration(app: App, feed: StoredFeed, key: string, draft: RecipeDraft): Promise<void> {
  const fingerprint = fingerprintOf(draft)
  const [alike] = await findAlike(app.db, [draft], 'command-line')
  if (alike || (await hasFingerprint(app.db, feed.id, fingerprint))) {
    await settleEntry(app.db, feed.id, key, { state: 'known', fingerprint })
    return
  }
  const picture = await pictureFor(app, { title: draft.title, imageId: null, imageUrl: draft.imageUrl })
  await app.db.transaction(async (tx) => {
    // Until it is saved. The same recipe may have been added in the meantime.
    if (!(await settleEntry(tx, feed.id, key, { state: 'known', fingerprint }))) return
    const recipe = { ...draft, imageId: picture.id, featured: false }
    const inside = { ...app, db: tx }
    const [saved] = await saveRecipes(inside, [recipe], 'visitor', 'submit', { isAlwaysReviewed: true })
    if (!saved?.ok) return
    const notice = feed.licenseNotice || feed.rights
    if (notice) await setLicenseNotice(tx, saved.id, notice)
    await markSent(tx, feed.id, key, saved.id)
  })
}

/** Feeds that move give a recipe another address and other ids, but rarely another list of ingredients. */
function fingerprintOf({ title, ingredients }: RecipeDraft): string {
  const lines = ingredients.map(({ line }) => line.toLowerCase().replaceAll(/\s+/g, ' ').trim())
  return createHash('sha256')
    .update([slugify(title), ...lines].join('\n'))
    .digest('hex')
}
