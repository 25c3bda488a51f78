import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../../tests/factories.ts'
import { pageLimits } from '../../../core/importing/collecting.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import { listRows } from '../../../db/importing/import-rows.ts'
import { findImport, findProgress } from '../../../db/importing/imports.ts'
import { imports } from '../../../db/schema/importing.ts'
import { startJobs } from '../../../jobs/start-jobs.ts'
import { saveRecipe } from '../../recipes/save-recipe.ts'
import { forgetImport, openImport, startImport } from '../manage-import.ts'
import { continueGivenUp } from '../../app/housekeeping.ts'
import { runImport } from '../run-import.ts'
import { collectImport } from './collect-import.ts'
import type { Collector, Cursor, FoundPage, PageOutcome } from './collector.ts'
import { forgetKey } from './held-keys.ts'
import { resumePageImport, scheduleTurn, startPageImport, stopPageImport } from './start-page-import.ts'

const app = await createTestApp()
const { user: editor } = await createUser(app, 'editor')
const never = new AbortController().signal
let visitors = 0

const recipeAt = (address: string): PageOutcome => ({
  kind: 'read',
  outcomes: [{ ok: true, at: address, draft: aRecipe({ title: address.split('/').at(-1) ?? '', sourceUrl: address }) }],
})

interface Faked {
  found?: ReadonlyArray<ReadonlyArray<FoundPage | string>>
  read?: (address: string, key: string | null, signal: AbortSignal) => PageOutcome | Promise<PageOutcome>
  lane?: string
}

/** A collector of pages that exist only here. It records what it was asked. */
function fake({ found = [], read = recipeAt, lane }: Faked) {
  const asked: Array<string> = []
  const collector: Collector = {
    kind: 'site',
    lane: () => lane ?? null,
    discover: async (_app, _pageImport, cursor: Cursor | null) => {
      const at = Number(cursor ?? 0)
      asked.push(`discover ${at}`)
      const pages = (found[at] ?? []).map((page) => (typeof page === 'string' ? { address: page } : page))
      return { kind: 'found', pages, cursor: at + 1 < found.length ? at + 1 : null }
    },
    read: async (_app, { key }, { address }, signal) => {
      asked.push(address)
      return read(address, key, signal)
    },
  }
  return { asked, find: () => collector }
}

async function start(actor: Actor = 'visitor', key?: string) {
  const visitor = `collect-visitor-${(visitors += 1)}`
  const started = await startPageImport(app, { actor, visitor, kind: 'site', name: 'soups.example', settings: {}, key })
  if (!started.ok) throw new Error(started.problem)
  const opened = await openImport(app, actor, started.id)
  if (!opened) throw new Error('Not opened')
  return { opened, visitor, id: started.id }
}

async function turn(id: string, { find }: Pick<ReturnType<typeof fake>, 'find'>, signal = never, passes = 0) {
  const stored = await findImport(app.db, id)
  return collectImport(app, id, signal, { turn: stored?.turn ?? 0, passes, find, turnMs: 120_000 })
}

const titlesOf = async (id: string) =>
  (await listRows(app.db, id, { filter: 'all', after: 0, limit: 500 })).map(({ title, at }) => title || at)
const stateOf = async (id: string) => (await findImport(app.db, id))?.state
const addresses = (count: number, host: string) =>
  Array.from({ length: count }, (_each, index) => `https://${host}/soup-${index + 1}`)

test('finds pages step by step, reads the likely ones first, and ends as a preview', async () => {
  const site = fake({
    found: [
      ['https://rank.example/about', { address: 'https://rank.example/recipe-1', rank: 0 }],
      [{ address: 'https://rank.example/recipe-2', rank: 0 }, 'https://rank.example/about'],
    ],
    read: (address) => (address.includes('about') ? { kind: 'skipped' } : recipeAt(address)),
  })
  const { id } = await start()
  expect(await turn(id, site)).toBe('ended')
  expect(site.asked).toEqual([
    'discover 0',
    'discover 1',
    'https://rank.example/recipe-1',
    'https://rank.example/recipe-2',
    'https://rank.example/about',
  ])
  expect(await titlesOf(id)).toEqual(['recipe-1', 'recipe-2'])
  expect(await findProgress(app.db, id)).toMatchObject({
    state: 'preview',
    chosen: 2,
    collecting: { pages: { waiting: 0, read: 2, skipped: 1 }, isSearching: false, problem: null },
  })
})

test('reads each page once when two processes work on one page import', async () => {
  const site = fake({ found: [addresses(12, 'two.example')], read: async (address) => recipeAt(address) })
  const { id } = await start()
  const turns = await Promise.all([turn(id, site), turn(id, site), turn(id, site)])
  expect(turns.filter((each) => each === 'ended').length).toBeGreaterThan(0)
  expect(site.asked.length).toBe(new Set(site.asked).size)
  expect(await titlesOf(id)).toHaveLength(12)
})

/** Releases the locks of a process, like a lost connection does. */
const endLocks = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and pid <> pg_backend_pid()
  and database = (select oid from pg_database where datname = current_database())`

/** Works on the page import as soon as the locks of the other process are gone. */
async function turnOnceFree(id: string, site: Pick<ReturnType<typeof fake>, 'find'>) {
  await expect.poll(() => turn(id, site), { timeout: 10_000 }).toBe('ended')
}

test('stores a page once, even if two processes have read it', async () => {
  const { id } = await start()
  let other: Promise<unknown> | undefined
  const site = fake({
    found: [['https://race.example/soup']],
    read: async (address) => {
      // The first process lost its database lock while it read, and a second one reads the same page in the meantime.
      if (!other) {
        await app.pool.query(endLocks)
        other = turnOnceFree(id, site)
        await other
      }
      return recipeAt(address)
    },
  })
  await turn(id, site).catch(() => undefined)
  expect(site.asked.filter((address) => address.endsWith('/soup'))).toHaveLength(2)
  expect(await titlesOf(id)).toEqual(['soup'])
})

test('continues after it was stopped in the middle, without losing or repeating a page', async () => {
  const leaving = new AbortController()
  const site = fake({
    found: [addresses(9, 'middle.example')],
    read: (address) => {
      if (!address.endsWith('soup-4') || leaving.signal.aborted) return recipeAt(address)
      leaving.abort()
      return { kind: 'failed', problem: 'Stopped' }
    },
  })
  const { id } = await start()
  expect(await turn(id, site, leaving.signal)).toEqual({ seconds: 0, passes: 0 })
  expect(await titlesOf(id)).toHaveLength(3)
  expect(await turn(id, site)).toBe('ended')
  expect(await titlesOf(id)).toEqual(addresses(9, 'middle.example').map((address) => address.split('/').at(-1)))
})

test('waits as long as the other site asks, then tries the same page again', async () => {
  let isBusy = true
  const site = fake({
    found: [addresses(3, 'busy.example')],
    read: (address) =>
      isBusy && address.endsWith('-2')
        ? { kind: 'later', seconds: 90, problem: 'The site is busy.' }
        : recipeAt(address),
  })
  const { id } = await start()
  expect(await turn(id, site)).toEqual({ seconds: 90, passes: 0 })
  expect(await findProgress(app.db, id)).toMatchObject({
    state: 'collecting',
    collecting: { problem: 'The site is busy.', waitsUntil: expect.any(String), pages: { read: 1, waiting: 2 } },
  })
  const early = await turn(id, site)
  expect(early !== 'ended' && early.seconds).toBeGreaterThan(60)
  expect(site.asked.filter((address) => address.endsWith('-2'))).toHaveLength(1)
  isBusy = false
  await app.db
    .update(imports)
    .set({ waitsUntil: new Date(0) })
    .where(eq(imports.id, id))
  expect(await turn(id, site)).toBe('ended')
  expect(await titlesOf(id)).toHaveLength(3)
  expect((await findProgress(app.db, id))?.collecting?.problem).toBeNull()
})

test('pauses when the other site never stops asking to wait', async () => {
  const site = fake({
    found: [['https://always.example/a']],
    read: () => ({ kind: 'later', seconds: 0, problem: 'Busy.' }),
  })
  const { id } = await start()
  for (let each = 0; each < 9; each += 1) {
    await app.db.update(imports).set({ waitsUntil: null }).where(eq(imports.id, id))
    await turn(id, site)
  }
  expect(await findProgress(app.db, id)).toMatchObject({ state: 'paused', collecting: { pausedFor: 'problem' } })
})

test('keeps what was read when the collector must stop, and can continue', async () => {
  let isPaid = false
  const site = fake({
    found: [addresses(4, 'paid.example')],
    read: (address) =>
      !isPaid && address.endsWith('-3') ? { kind: 'stop', problem: 'No credit is left.' } : recipeAt(address),
  })
  const { id, opened, visitor } = await start()
  expect(await turn(id, site)).toBe('ended')
  expect(await findProgress(app.db, id)).toMatchObject({
    state: 'paused',
    chosen: 2,
    collecting: { pausedFor: 'problem', problem: 'No credit is left.', pages: { read: 2, waiting: 2 } },
  })
  isPaid = true
  expect(await resumePageImport(app, opened, { actor: 'visitor', visitor })).toBe('resumed')
  expect(await turn(id, site)).toBe('ended')
  expect(await titlesOf(id)).toHaveLength(4)
})

test('pauses at our own error, and says so', async () => {
  const site = fake({
    found: [['https://error.example/a']],
    read: () => {
      throw new Error('A mistake')
    },
  })
  const { id } = await start()
  expect(await turn(id, site)).toBe('ended')
  expect(await findProgress(app.db, id)).toMatchObject({
    state: 'paused',
    collecting: { problem: 'Something went wrong on our side. Try to resume.' },
  })
})

test('imports the pages read so far during a pause, and continues afterward', async () => {
  const site = fake({
    found: [addresses(3, 'part.example')],
    read: async (address) => {
      if (address.endsWith('-2')) await stopPageImport(app, opened)
      return recipeAt(address)
    },
  })
  const { id, opened, visitor } = await start()
  expect(await turn(id, site)).toBe('ended')
  expect(await findProgress(app.db, id)).toMatchObject({ state: 'paused', collecting: { pausedFor: 'cook' } })
  expect(await titlesOf(id)).toEqual(['soup-1', 'soup-2'])
  expect(await startImport(app, opened, { actor: 'visitor', visitor, from: 'ready' })).toBe('started')
  expect(await runImport(app, id, never)).toBe('finished')
  expect(await resumePageImport(app, opened, { actor: 'visitor', visitor })).toBe('resumed')
  expect(await turn(id, site)).toBe('ended')
  expect(await findProgress(app.db, id)).toMatchObject({ state: 'finished', rows: { saved: 2, ready: 1 }, chosen: 1 })
  expect(await resumePageImport(app, opened, { actor: 'visitor', visitor })).toBe('nothing')
})

test('marks recipes that the site already has without fetching their pages', async () => {
  await saveRecipe(app, aRecipe({ title: 'Known Soup', sourceUrl: 'https://known.example/two' }), editor)
  const site = fake({ found: [['one', 'two', 'three'].map((name) => `https://www.known.example/${name}`)] })
  const { id } = await start()
  await turn(id, site)
  expect(site.asked).not.toContain('https://www.known.example/two')
  expect(await titlesOf(id)).toEqual(['one', 'three'])
  const duplicates = await listRows(app.db, id, { filter: 'duplicates', after: 0, limit: 10 })
  expect(duplicates).toMatchObject([{ state: 'known', title: 'Known Soup', duplicate: { title: 'Known Soup' } }])
  expect((await findProgress(app.db, id))?.collecting?.pages).toMatchObject({ known: 1, read: 2 })
})

test('shows a recipe once that is at two addresses, and a page that failed with its reason', async () => {
  const site = fake({
    found: [['https://print.example/soup', 'https://print.example/print/soup', 'https://print.example/gone']],
    read: (address) => {
      if (address.endsWith('gone')) return { kind: 'failed', problem: 'There is no page (404).' }
      return {
        kind: 'read',
        outcomes: [{ ok: true, at: address, draft: aRecipe({ title: 'Print Soup', sourceUrl: address }) }],
      }
    },
  })
  const { id } = await start()
  await turn(id, site)
  const rows = await listRows(app.db, id, { filter: 'all', after: 0, limit: 10 })
  expect(rows.map(({ at, state, choice, problem }) => [at.split('/').at(-1), state, choice, problem])).toEqual([
    ['soup', 'ready', 'import', null],
    ['soup', 'ready', 'skip', 'Another page has this recipe too.'],
    ['gone', 'unreadable', 'skip', 'There is no page (404).'],
  ])
})

test('stores pages that came with their content, and reads pages that a page led to', async () => {
  const found = 'https://links.example/soup-2'
  const site = fake({
    found: [
      [
        {
          address: 'https://links.example/soup-1',
          outcomes: [{ ok: true, at: '1', draft: aRecipe({ title: 'Sent along' }) }],
        },
        'https://links.example/list',
      ],
    ],
    read: (address) =>
      address.endsWith('list') ? { kind: 'skipped', found: [{ address: found }] } : recipeAt(address),
  })
  const { id } = await start()
  await turn(id, site)
  expect(site.asked).toEqual(['discover 0', 'https://links.example/list', found])
  expect(await titlesOf(id)).toEqual(['Sent along', 'soup-2'])
})

test(
  'reads at most 100 pages for a visitor, and lets them continue within the hourly limit',
  { timeout: 120_000 },
  async () => {
    const site = fake({ found: [addresses(530, 'large.example')] })
    const { id, opened, visitor } = await start()
    await turn(id, site)
    const read = async () => (await findProgress(app.db, id))?.collecting?.pages.read
    expect(await read()).toBe(pageLimits.visitor.atOnce)
    expect(await findProgress(app.db, id)).toMatchObject({ state: 'paused', collecting: { pausedFor: 'limit' } })
    for (let starts = 1; starts < pageLimits.visitor.anHour / pageLimits.visitor.atOnce; starts += 1) {
      expect(await resumePageImport(app, opened, { actor: 'visitor', visitor })).toBe('resumed')
      await turn(id, site)
    }
    expect(await read()).toBe(pageLimits.visitor.anHour)
    expect(await resumePageImport(app, opened, { actor: 'visitor', visitor })).toBe('too-many')
  },
)

test('holds a key in memory only, and asks for it again after a restart', async () => {
  const seen: Array<string | null> = []
  const site = fake({
    found: [addresses(2, 'key.example')],
    read: (address, key) => {
      seen.push(key)
      return seen.length === 1 ? { kind: 'later', seconds: 0, problem: 'Wait' } : recipeAt(address)
    },
  })
  const { id, opened, visitor } = await start('visitor', 'fc-very-secret')
  await turn(id, site)
  await app.db.update(imports).set({ waitsUntil: null }).where(eq(imports.id, id))
  // Clears the memory of the process, like a restart does.
  forgetKey(id)
  expect(await turn(id, site)).toEqual({ seconds: 1, passes: 1 })
  expect(await turn(id, site, never, 4)).toBe('ended')
  expect(await findProgress(app.db, id)).toMatchObject({ state: 'paused', collecting: { pausedFor: 'key' } })
  const { rows } = await app.pool.query(
    `select row_to_json(imports)::text as text from imports union all select data::text from pgboss.job`,
  )
  expect(rows.map(({ text }) => text).join()).not.toContain('fc-very-secret')
  expect(await resumePageImport(app, opened, { actor: 'visitor', visitor, key: 'fc-sent-again' })).toBe('resumed')
  expect(await turn(id, site)).toBe('ended')
  expect(seen).toEqual(['fc-very-secret', 'fc-sent-again', 'fc-sent-again'])
})

test('lets only one page import at a time read from the same place', async () => {
  const [one, other] = [await start(), await start()]
  const site = fake({
    lane: 'host soups.example',
    found: [['https://lane.example/a']],
    read: async (address) => {
      expect(await turn(other.id, site)).toEqual({ seconds: 3, passes: 0 })
      return recipeAt(address)
    },
  })
  expect(await turn(one.id, site)).toBe('ended')
  expect(site.asked).toEqual(['discover 0', 'https://lane.example/a'])
})

test('stops when its import is removed', async () => {
  const { id, opened } = await start()
  const site = fake({
    found: [addresses(3, 'removed.example')],
    read: async (address) => {
      await stopPageImport(app, opened)
      await forgetImport(app, opened)
      return recipeAt(address)
    },
  })
  expect(await turn(id, site)).toBe('ended')
  expect(site.asked).toHaveLength(2)
  expect(await findImport(app.db, id)).toBeUndefined()
})

test('leaves the work to the job that was scheduled last', async () => {
  const { id } = await start()
  const site = fake({ found: [['https://turns.example/a']] })
  await scheduleTurn(app, { id, turn: 1 })
  await scheduleTurn(app, { id, turn: 1 })
  expect(await collectImport(app, id, never, { turn: 1, find: site.find })).toBe('ended')
  expect(site.asked).toEqual([])
  expect(await collectImport(app, id, never, { turn: 2, find: site.find })).toBe('ended')
  expect(await stateOf(id)).toBe('preview')
})

test('says so when this version of the site does not know the kind of an import', { timeout: 30_000 }, async () => {
  const { id } = await start()
  await app.db
    .update(imports)
    .set({ kind: 'moon' as 'site' })
    .where(eq(imports.id, id))
  await startJobs(app)
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('paused')
})

test('releases its locks even if a step runs longer than allowed', async () => {
  const leaving = new AbortController()
  const site = fake({
    found: [['https://stuck.example/a']],
    read: () => {
      leaving.abort()
      return new Promise<never>(() => undefined)
    },
  })
  const { id } = await start()
  const options = { turn: 1, find: site.find, turnMs: 120_000, graceMs: 1 }
  expect(await collectImport(app, id, leaving.signal, options)).toEqual({ seconds: 0, passes: 0 })
  expect(await turn(id, fake({ found: [[]] }))).toBe('ended')
  expect(await titlesOf(id)).toEqual(['a'])
})

test('keeps what another service started, even when the process is ending', async () => {
  const leaving = new AbortController()
  const { id } = await start()
  const site = fake({ found: [['https://begun.example/a'], []] })
  const { discover, ...rest } = site.find()
  const begun: Collector = {
    ...rest,
    discover: (...given) => {
      leaving.abort()
      return discover(...given)
    },
  }
  await turn(id, { find: () => begun }, leaving.signal)
  await turn(id, site)
  expect(site.asked).toEqual(['discover 0', 'discover 1', 'https://begun.example/a'])
})

test('continues a page import after its job was given up, and never starts a second chain of jobs', async () => {
  const { id } = await start()
  const jobs = async () => {
    const { rows } = await app.pool.query(
      "select data->>'turn' as turn from pgboss.job where name = 'collect-import' and data->>'importId' = $1 and state < 'completed'",
      [id],
    )
    return rows.map(({ turn: of }) => of)
  }
  await continueGivenUp(app)
  expect(await jobs()).toEqual(['1'])
  await app.pool.query("update pgboss.job set state = 'failed' where data->>'importId' = $1", [id])
  await Promise.all([continueGivenUp(app), continueGivenUp(app)])
  await continueGivenUp(app)
  expect(await jobs()).toEqual(['2'])
  const site = fake({ found: [['https://given-up.example/soup']] })
  expect(await collectImport(app, id, never, { turn: 1, find: site.find })).toBe('ended')
  expect(site.asked).toEqual([])
})
