import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { everyRecipe } from '../src/core/search/search-address.ts'
import type { SearchQuery } from '../src/core/search/search.ts'
import { listSuggestions, searchRecipes } from '../src/db/search/search.ts'
import type { App } from '../src/operations/app/app.ts'
import { seedRecipes } from '../src/seed/generated/seed-recipes.ts'
import { printLine } from './budget.ts'
import { preparePlainSearch, searchPlainly, searchPlainlyInSteps } from './plain-search.ts'
import { withThrowawayApp } from './throwaway-app.ts'

/** Each kind of search has the same weight and several words, so that no single word decides. */
const kinds: Record<string, ReadonlyArray<Partial<SearchQuery>>> = {
  'one word': words('risotto', 'brownies', 'lasagne', 'pancakes', 'tagine'),
  'two words': words('chicken soup', 'tomato risotto', 'apple pie', 'lemon tart', 'beef stew'),
  'with typos': words('chiken soop', 'spagetti carbonarra', 'brocolli gratin', 'choclate brownis', 'strawbery scone'),
  'half a word': words('choc', 'straw', 'risot', 'mush', 'pump'),
  'in many recipes': words('butter', 'garlic', 'chicken', 'onion', 'baking'),
  'in half of all recipes': words('salt', 'oil', 'chopped', 'minutes', 'dinner'),
  'a rare word': words('okonomiyaki', 'shakshuka', 'kohlrabi', 'samphire', 'tiramisu'),
  filtered: [
    { words: 'chicken', cuisines: ['Italian'], maxMinutes: 60 },
    { words: 'soup', difficulties: ['easy'], minStars: 4 },
    { words: 'salad', categories: ['lunch'] },
    { cuisines: ['Thai'], difficulties: ['easy'] },
    { words: 'cake', maxMinutes: 60, sort: 'rating' },
  ],
  'with foods to have and to leave out': [
    { words: 'salad', without: ['nuts', 'tomato'] },
    { words: 'curry', without: ['dairy'] },
    { have: ['chicken', 'rice', 'lemon'] },
    { words: 'cookies', without: ['nuts'], have: ['chocolate'] },
    { words: 'pasta', have: ['spinach'], without: ['meat'] },
  ],
  'finding nothing': words('xyzzyplugh', 'qwertz soup', 'zzzzzz', 'plover risotto', 'frobnicate'),
  everything: [{}, { sort: 'newest' }, { sort: 'rating' }, { page: 30 }, { sort: 'quickest' }],
}

function words(...all: Array<string>): ReadonlyArray<Partial<SearchQuery>> {
  return all.map((one) => ({ words: one }))
}

const rounds = 10
const longestWaitSeconds = 180

/**
 * The budget. Facets, counts and typos may double the cost of the plain query. With ten times the recipes, they may
 * quadruple it.
 */
const ratioFor = (size: number) => (size > 100_000 ? 4 : 2)

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { sizes: { type: 'string', default: '100000' } },
})
await withThrowawayApp(async (app) => {
  for (const size of values.sizes.split(',').map(Number)) {
    const started = performance.now()
    await seedRecipes(app, { count: size, seed: 1 })
    const seconds = (performance.now() - started) / 1000
    console.log(
      `\n${size.toLocaleString('en')} recipes (filled up in ${seconds.toFixed(0)} s), page and facets, milliseconds`,
    )
    await preparePlainSearch(app.db)
    await untilTidied(app)
    await measure(app, size)
  }
})

/** Waits for PostgreSQL's automatic vacuum and analyze, which would distort the measurement. */
async function untilTidied({ db }: App) {
  for (let waited = 0; waited < longestWaitSeconds; waited++) {
    const { rows } = await db.execute(
      sql`select from pg_stat_progress_vacuum union all select from pg_stat_progress_analyze`,
    )
    if (rows.length === 0) return
    await sleep(1_000)
  }
}

async function measure({ db }: App, size: number) {
  const all: Array<number> = []
  const plain: Array<number> = []
  const plainInSteps: Array<number> = []
  // Measures each kind three ways in a row, so that other work on the machine slows all of them down.
  for (const [kind, queries] of Object.entries(kinds)) {
    const times = await timesOf(queries, (query) => searchRecipes(db, { ...everyRecipe, ...query }))
    all.push(...times)
    print(kind, times)
    plain.push(...(await timesOf(queries, (query) => searchPlainly(db, { ...everyRecipe, ...query }))))
    plainInSteps.push(...(await timesOf(queries, (query) => searchPlainlyInSteps(db, { ...everyRecipe, ...query }))))
  }
  print('all searches', all)
  print('plain tsvector + pg_trgm', plain)
  print('plain tsvector, else pg_trgm', plainInSteps)
  printLine({
    what: 'search, p95 against plain tsvector + pg_trgm',
    value: percentile(all, 0.95) / percentile(plain, 0.95),
    unit: '×',
    budget: ratioFor(size),
    is: 'most',
    note: `${(percentile(all, 0.95) / percentile(plainInSteps, 0.95)).toFixed(2)} × tsvector first, pg_trgm where it finds nothing`,
  })
  const typed = ['ch', 'choc', 'chicken s', 'tira', 'mush ris'].map((one) => ({ words: one }))
  print('suggestions', await timesOf(typed, (query) => listSuggestions(db, query.words, 8)))
}

/** Runs the queries several times. The first round is a warm-up and does not count. */
async function timesOf<Query>(queries: ReadonlyArray<Query>, run: (query: Query) => Promise<unknown>) {
  const times: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    for (const query of queries) {
      const started = performance.now()
      await run(query)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return times
}

function percentile(times: ReadonlyArray<number>, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function print(what: string, times: ReadonlyArray<number>) {
  const at = (share: number) => percentile(times, share).toFixed(1).padStart(8)
  console.log(`${what.padEnd(38)} p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`)
}
