import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { everyRecipe } from '../src/core/search/search-address.ts'
import type { SearchQuery } from '../src/core/search/search.ts'
import { listSuggestions, searchRecipes } from '../src/db/search.ts'
import type { App } from '../src/operations/app.ts'
import { seedRecipes } from '../src/operations/seed/seed-recipes.ts'
import { withThrowawayApp } from './throwaway-app.ts'

/** Each kind of search as often as the others, with several words so that no one's luck decides. */
const kinds: Record<string, ReadonlyArray<Partial<SearchQuery>>> = {
  'one word': words('risotto', 'brownies', 'lasagne', 'pancakes', 'tagine'),
  'two words': words('chicken soup', 'tomato risotto', 'apple pie', 'lemon tart', 'beef stew'),
  'with slips': words('chiken soop', 'spagetti carbonarra', 'brocolli gratin', 'choclate brownis', 'strawbery scone'),
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

const rounds = 20
const longestWaitSeconds = 180

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { sizes: { type: 'string', default: '1000,100000' } },
})
await withThrowawayApp(async (app) => {
  for (const size of values.sizes.split(',').map(Number)) {
    const started = performance.now()
    await seedRecipes(app, { count: size, seed: 1 })
    const seconds = (performance.now() - started) / 1000
    console.log(
      `\n${size.toLocaleString('en')} recipes (filled up in ${seconds.toFixed(0)} s), page and facets, milliseconds`,
    )
    await untilTidied(app)
    await measure(app)
  }
})

/** After so many rows the database looks through its tables by itself, once; what is measured meanwhile is not the site at work. */
async function untilTidied({ db }: App) {
  for (let waited = 0; waited < longestWaitSeconds; waited++) {
    const { rows } = await db.execute(
      sql`select from pg_stat_progress_vacuum union all select from pg_stat_progress_analyze`,
    )
    if (rows.length === 0) return
    await sleep(1_000)
  }
}

async function measure({ db }: App) {
  const all: Array<number> = []
  for (const [kind, queries] of Object.entries(kinds)) {
    const times = await timesOf(queries, (query) => searchRecipes(db, { ...everyRecipe, ...query }))
    all.push(...times)
    print(kind, times)
  }
  print('all searches', all)
  const typed = ['ch', 'choc', 'chicken s', 'tira', 'mush ris'].map((one) => ({ words: one }))
  print('suggestions', await timesOf(typed, (query) => listSuggestions(db, query.words, 8)))
}

/** The first round warms up and does not count. */
async function timesOf<Query>(queries: ReadonlyArray<Query>, ask: (query: Query) => Promise<unknown>) {
  const times: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    for (const query of queries) {
      const started = performance.now()
      await ask(query)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return times
}

function print(what: string, times: ReadonlyArray<number>) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(8)
  console.log(`${what.padEnd(38)} p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`)
}
