import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Db } from '../src/db/connection/connect.ts'
import { findPostmaster } from '../src/db/embedded/postmaster.ts'
import { openDatabase } from '../src/db/connection/open.ts'
import { deleteSampleContent } from '../src/db/seed/sample.ts'
import { recipes } from '../src/db/schema/recipes.ts'
import { startSite } from './site.ts'

/** Visitors who save at the same time, so that some saves are always in progress when the server is killed. */
const visitors = 8
const ingredients = ['2 cups water', '1 onion, chopped']
const steps = ['Boil the water.', 'Add the onion.']
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

export interface CrashRound {
  round: number
  /** The processes that were killed. In every second round, the database was killed too. */
  killed: string
  acknowledged: number
  found: number
  lost: Array<string>
  /** Recipes that are stored, but differ from what was sent. */
  incomplete: Array<string>
}

/**
 * Saves over HTTP until the server is killed with -9 at a random moment. Then looks for every save that was answered
 * with "created". All rounds share a data folder, so each round also checks the earlier ones.
 */
export async function* crashRounds({ rounds, saves }: { rounds: number; saves: number }): AsyncGenerator<CrashRound> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-crash-'))
  await chmod(dataDir, 0o711)
  const titles = new Map<string, string>()
  try {
    // Deleted sample content is not loaded again. Its pictures would take most of the time.
    await withDatabase(dataDir, deleteSampleContent)
    for (let round = 1; round <= rounds; round += 1) {
      const killsDatabase = round % 2 === 0
      const acknowledged = await saveUntilKilled({ dataDir, round, saves, killsDatabase })
      for (const [id, title] of acknowledged) titles.set(id, title)
      const outcome = await withDatabase(dataDir, (db) => lookFor(titles, db))
      yield { round, killed: killsDatabase ? 'server and database' : 'server', acknowledged: titles.size, ...outcome }
    }
  } finally {
    await killPostgres(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function saveUntilKilled(plan: { dataDir: string; round: number; saves: number; killsDatabase: boolean }) {
  const server = await startSite({ dataDir: plan.dataDir })
  const acknowledged = new Map<string, string>()
  const killAt = Math.ceil(plan.saves * (0.1 + Math.random() * 0.8))
  let next = 0
  async function visitor() {
    while (next < plan.saves) {
      next += 1
      const title = `Crash soup ${plan.round} ${next}`
      const id = await save(server.url, title, plan.round).catch(() => undefined)
      if (id === undefined) return
      acknowledged.set(id, title)
      if (acknowledged.size === killAt) setTimeout(kill, Math.random() * 10)
    }
  }
  function kill() {
    if (plan.killsDatabase) void killPostgres(plan.dataDir)
    return server.kill()
  }
  try {
    await Promise.all(Array.from({ length: visitors }, visitor))
  } finally {
    await kill()
  }
  if (acknowledged.size < killAt) throw new Error('The server stopped saving before it was killed')
  return acknowledged
}

/** Saves a recipe and returns its id. */
async function save(url: string, title: string, round: number): Promise<string | undefined> {
  const response = await fetch(`${url}/api/recipes`, {
    method: 'POST',
    // Each round uses a different address, because saves per hour are limited per address.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${round}` },
    body: JSON.stringify({
      title,
      ingredients: ingredients.join('\n'),
      instructions: steps.join('\n\n'),
      sourceUrl: `https://example.com/${encodeURIComponent(title)}`,
    }),
  })
  const { id } = (await response.json()) as { id?: string }
  if (response.status !== 201) throw new Error(`The save was answered with ${response.status}`)
  return id
}

async function lookFor(titles: Map<string, string>, db: Db) {
  const rows = await db
    .select()
    .from(recipes)
    .where(inArray(recipes.id, [...titles.keys()]))
  const found = new Set(rows.map(({ id }) => id))
  const asSent = (id: string) => JSON.stringify([titles.get(id), ingredients, steps])
  const stored = (row: (typeof rows)[number]) =>
    JSON.stringify([row.title, row.ingredients.map(({ line }) => line), row.instructions.map(({ text }) => text)])
  return {
    found: found.size,
    lost: [...titles.keys()].filter((id) => !found.has(id)),
    incomplete: rows.filter((row) => stored(row) !== asSent(row.id)).map(({ id }) => id),
  }
}

async function killPostgres(dataDir: string): Promise<void> {
  const server = await findPostmaster(join(dataDir, 'postgres'))
  if (server) process.kill(server.pid, 'SIGKILL')
}

async function withDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ env: { DATA_DIR: dataDir }, log: silent })
  return work(database.db).finally(() => database.close())
}

if (import.meta.main) {
  let isWhole = true
  for await (const { round, killed, acknowledged, found, lost, incomplete } of crashRounds({
    rounds: 20,
    saves: 200,
  })) {
    isWhole &&= lost.length === 0 && incomplete.length === 0
    const examples = [...lost, ...incomplete].slice(0, 3).join(' ')
    console.log(
      `round ${round}, kill -9 of ${killed}: so far ${acknowledged} acknowledged, ${found} found, ${lost.length} lost, ${incomplete.length} incomplete ${examples}`,
    )
  }
  console.log(isWhole ? 'Every acknowledged save is there.' : 'Acknowledged saves are missing or incomplete.')
  process.exitCode = isWhole ? 0 : 1
}
