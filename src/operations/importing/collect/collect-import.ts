import { setTimeout as sleep } from 'node:timers/promises'
import { mostPages } from '../../../core/importing/collecting.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { findActiveUser } from '../../../db/accounts/users.ts'
import { endCollecting, holdNames, noteWait, pauseCollecting, replaceCursor } from '../../../db/importing/collecting.ts'
import { countPages, findSkipReason, listWaitingPages } from '../../../db/importing/import-pages.ts'
import { findImport, type StoredImport } from '../../../db/importing/imports.ts'
import type { App } from '../../app/app.ts'
import {
  type PageImport,
  type Collector,
  type Cursor,
  type Discovery,
  findCollector,
  type Later,
  type PageOutcome,
  type Stop,
} from './collector.ts'
import { forgetKey, heldKey } from './held-keys.ts'
import { storeDiscovery, storePage } from './store-pages.ts'

/** `passes` counts the processes that did not hold the visitor's key. */
export type CollectTurn = 'ended' | { seconds: number; passes: number }

interface TurnOptions {
  /** The turn of the job. */
  turn: number
  passes?: number
  turnMs?: number
  /** How long a step may go on after it was told to stop. */
  graceMs?: number
  /** For tests. */
  find?: typeof findCollector
}

const hour = 3_600_000
/** Then the cook looks whether it makes sense to go on. */
const longestMs = 24 * hour
/** Another process or another import uses what this one needs. */
const busySeconds = 3
/** A process without the key leaves the job to another one, which may hold it. */
const mostPasses = 4
const mostWaits = 8
/** A site that refuses every page is not asked for thousands. */
const mostFailures = 20
const longestWaitSeconds = 3_600
/** Longer rests are slept by the queue. */
const longestRestMs = 5_000

/**
 * Finds and reads pages of a page import until `signal` aborts or the time of one turn is over. Returns when the next
 * turn may begin. May run twice at once: only one run reads, and each page is stored once.
 */
export async function collectImport(
  app: App,
  importId: string,
  signal: AbortSignal,
  { turn, passes = 0, turnMs = 15_000, graceMs = 25_000, find = findCollector }: TurnOptions,
): Promise<CollectTurn> {
  const stored = await findImport(app.db, importId)
  if (stored?.state !== 'collecting' || stored.turn !== turn) return 'ended'
  const waitMs = (stored.waitsUntil?.getTime() ?? 0) - Date.now()
  if (waitMs > 0) return { seconds: waitMs / 1000, passes: 0 }
  const collector = find(stored.kind)
  if (!collector) return pause(app, importId, { kind: 'stop', problem: 'This site can’t continue this import.' })
  if (stored.ownerId && !(await findActiveUser(app.db, stored.ownerId)))
    return pause(app, importId, { kind: 'stop', problem: 'The account of this import is not active.' })
  const key = stored.needsKey ? heldKey(importId) : null
  if (key === undefined) {
    if (passes < mostPasses) return { seconds: 1, passes: passes + 1 }
    return pause(app, importId, { kind: 'stop', reason: 'key', problem: 'The import needs your key again.' })
  }
  const pageImport = { importId, ownerId: stored.ownerId, settings: stored.settings, key }
  const lane = collector.lane(pageImport)
  const names = [`import ${importId}`, ...(lane === null ? [] : [`lane ${lane}`])]
  return app.db.transaction(async (lock) => {
    if (!(await holdNames(lock, names))) return { seconds: busySeconds, passes: 0 }
    return work(app, collector, pageImport, { signal, graceMs, turn, end: performance.now() + turnMs })
  })
}

async function work(
  app: App,
  collector: Collector,
  pageImport: PageImport,
  { turn, end, ...ending }: Ending & { turn: number; end: number },
): Promise<CollectTurn> {
  const { importId } = pageImport
  const { signal } = ending
  while (!signal.aborted) {
    const stored = await findImport(app.db, importId)
    if (stored?.state !== 'collecting' || stored.turn !== turn) return 'ended'
    const limit = limitOf(stored)
    if (limit) return pauseAtLimit(app, importId, limit)
    const step = await takeStep(app, collector, pageImport, stored, ending)
    if (step === 'ended') return 'ended'
    if (signal.aborted && step.kind === 'stop') break
    if (step.kind === 'stop') return pause(app, importId, step)
    if (step.kind === 'later') return wait(app, importId, step)
    if (performance.now() >= end || step.restMs > longestRestMs) return { seconds: step.restMs / 1000, passes: 0 }
    await sleep(step.restMs, undefined, { signal }).catch(() => undefined)
  }
  return { seconds: 0, passes: 0 }
}

interface Ending {
  signal: AbortSignal
  graceMs: number
}

type Step = 'ended' | { kind: 'rest'; restMs: number } | Later | Stop

async function takeStep(
  app: App,
  collector: Collector,
  pageImport: PageImport,
  stored: StoredImport,
  ending: Ending,
): Promise<Step> {
  const { importId } = pageImport
  const { signal } = ending
  if (!stored.isDiscovered) {
    const found = await attempt(app, importId, ending, () =>
      collector.discover(app, pageImport, stored.cursor as Cursor | null, signal),
    )
    // A page that was stopped in the middle may be incomplete. The next turn finds it again. Only a job that was just
    // started at another service must not get lost.
    if (signal.aborted && (stored.cursor !== null || found.kind !== 'found')) return { kind: 'rest', restMs: 0 }
    if (found.kind !== 'found') return found
    await storeDiscovery(app, stored, found)
    await cancelIfStopped(app, collector, pageImport, found.cursor)
    return { kind: 'rest', restMs: found.restMs ?? 0 }
  }
  const [page] = await listWaitingPages(app.db, importId, 1)
  if (!page) return finish(app, importId)
  const outcome = await attempt(app, importId, ending, () => collector.read(app, pageImport, page, signal))
  // A page that was stopped in the middle is read again in the next turn.
  const isWhole = outcome.kind === 'read' && outcome.outcomes.some(({ ok }) => ok)
  if (signal.aborted && !isWhole) return { kind: 'rest', restMs: 0 }
  if (outcome.kind === 'later' || outcome.kind === 'stop') return outcome
  await storePage(app, stored, page, outcome)
  return { kind: 'rest', restMs: outcome.restMs ?? 0 }
}

/** The cook may have stopped or removed the import while its work at another service began. */
async function cancelIfStopped(app: App, collector: Collector, pageImport: PageImport, cursor: Cursor | null) {
  if (!collector.cancel || cursor === null) return
  const stored = await findImport(app.db, pageImport.importId)
  if (stored?.state === 'collecting') return
  await replaceCursor(app.db, pageImport.importId, cursor, await collector.cancel(app, pageImport, cursor))
}

/** Runs a step of a collector. A mistake in it pauses the page import instead of repeating for hours. */
async function attempt<Outcome extends Discovery | PageOutcome>(
  app: App,
  importId: string,
  { signal, graceMs }: Ending,
  step: () => Promise<Outcome>,
): Promise<Outcome | Stop> {
  const done = new AbortController()
  try {
    return await Promise.race([step(), stuck(signal, graceMs, done.signal)])
  } catch (cause) {
    app.log.error({ err: cause, importId }, 'A page import stopped at an error')
    return { kind: 'stop', problem: 'Something went wrong on our side. Try to resume.' }
  } finally {
    done.abort()
  }
}

/**
 * Ends the wait for a step that continues after `signal`. Otherwise it would keep the locks and the connection of its
 * turn.
 */
function stuck(signal: AbortSignal, graceMs: number, done: AbortSignal): Promise<Stop> {
  return new Promise((resolve) => {
    const giveUp = () =>
      void sleep(graceMs, undefined, { signal: done, ref: false }).then(
        () => resolve({ kind: 'stop', problem: 'This took too long.' }),
        () => undefined,
      )
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true, signal: done })
  })
}

async function finish(app: App, importId: string): Promise<'ended'> {
  const pages = Object.values(await countPages(app.db, importId)).reduce((sum, some) => sum + some, 0)
  const skipped = await findSkipReason(app.db, importId)
  const notes = [
    // The line above this counts all pages without a recipe.
    ...(skipped
      ? [`${numberText(skipped.pages)} of them ${skipped.pages === 1 ? 'was' : 'were'} not read. ${skipped.problem}`]
      : []),
    ...(pages >= mostPages ? [`Only the first ${numberText(mostPages)} addresses were looked at.`] : []),
  ]
  await endCollecting(app.db, importId, notes.join(' ') || null)
  forgetKey(importId)
  return 'ended'
}

function limitOf({ pagesLeft, collectingSince, failures }: StoredImport): string | null {
  if (failures >= mostFailures)
    return `${mostFailures} pages in a row could not be read. “With problems” shows the reasons.`
  if (pagesLeft <= 0) return 'That is the page limit for now. Import what is here, or resume to continue.'
  if (Date.now() - (collectingSince?.getTime() ?? 0) > longestMs) return 'It ran for 24 hours. Resume to continue.'
  return null
}

/** At the limit, a page import without a page left is complete. */
async function pauseAtLimit(app: App, importId: string, problem: string): Promise<'ended'> {
  const stored = await findImport(app.db, importId)
  const [page] = await listWaitingPages(app.db, importId, 1)
  if (stored?.isDiscovered && !page) return finish(app, importId)
  await pauseCollecting(app.db, importId, 'limit', problem)
  return 'ended'
}

async function pause(app: App, importId: string, { problem, reason = 'problem' }: Stop): Promise<'ended'> {
  await pauseCollecting(app.db, importId, reason, problem)
  if (reason === 'key') forgetKey(importId)
  return 'ended'
}

async function wait(app: App, importId: string, { seconds, problem }: Later): Promise<CollectTurn> {
  const wanted = Math.max(1, Math.min(seconds, longestWaitSeconds))
  const waits = await noteWait(app.db, importId, wanted, problem)
  if (waits > mostWaits) return pause(app, importId, { kind: 'stop', problem })
  return { seconds: wanted, passes: 0 }
}
