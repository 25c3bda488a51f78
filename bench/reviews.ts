import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/connection/open.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createLog } from '../src/lib/log/log.ts'
import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'
import { untilQuiet } from './process-use.ts'
import { hasWrk, loadWithWrk, median, medianOf, type Round } from './wrk.ts'

const rounds = 7
const reviewCount = 5_000
const plain = 'creamy-garlic-parmesan-pasta'
const reviewed = 'a-reviewed-pasta'

/** Copies a recipe, and writes reviews of the copy: two sentences each, every tenth without words. */
async function fill(settings: Record<string, string>) {
  const read = readEnv({ ...settings, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const { db, close } = await openDatabase({ env: read.env, log: createLog({ level: 'silent' }) })
  await db.execute(sql`
    insert into recipes select copy.* from recipes original,
      jsonb_populate_record(null::recipes, to_jsonb(original) || jsonb_build_object('id', ${reviewed}::text, 'source_key', null)) copy
    where original.id = ${plain}`)
  await db.execute(sql`
    insert into reviews (recipe_id, name, state, stars, body, changed, made_it, helpful_count, created_at)
    select ${reviewed}, 'Cook ' || number, 'published', 1 + number % 5,
      case when number % 10 = 0 then '' else 'Silky, and on the table in twenty minutes. We had it twice in a week, number ' || number || '.' end,
      case when number % 4 = 0 then 'Half the cream, and peas instead of parsley' else '' end,
      number % 2 = 0, number % 40, now() - number * interval '1 hour'
    from generate_series(1, ${reviewCount}::integer) number`)
  await db.execute(sql`analyze reviews`)
  await close()
}

/** Renders the same recipe with and without reviews, in turns and without the page cache. */
async function measure() {
  const site = await startSite({ env: { PAGE_CACHE_MB: '0' } })
  try {
    await fill(site.env)
    await untilQuiet(site.pid)
    const visit = (id: string, connections: number, seconds: number) =>
      loadWithWrk(`${site.url}/recipe/${id}`, { pid: site.pid, connections, seconds })
    for (const id of [plain, reviewed]) await visit(id, 8, 4)
    const [without, withReviews]: [Array<Round>, Array<Round>] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      without.push(await visit(plain, 8, 2))
      withReviews.push(await visit(reviewed, 8, 2))
    }
    const ratios = withReviews.map(({ cpuMs = Number.NaN }, at) => cpuMs / (without[at]?.cpuMs ?? Number.NaN))
    printLine({
      what: `recipe with ${reviewCount.toLocaleString('en')} reviews, processor time`,
      value: median(ratios),
      unit: '×',
      budget: 1.2,
      is: 'most',
      note: `${medianOf(withReviews, 'cpuMs').toFixed(2)} ms against ${medianOf(without, 'cpuMs').toFixed(2)} ms without`,
    })
  } finally {
    await site.stop()
  }
}

if (hasWrk()) await measure()
