import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { openDatabase } from '../src/db/connection/open.ts'
import { readEnv } from '../src/lib/env/env.ts'
import { createLog } from '../src/lib/log/log.ts'
import { signIn } from '../tests/accounts.ts'
import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'

const count = 10_000
const minutes = 60_000
const visited = ['/', '/recipes', '/recipe/classic-chocolate-chip-cookies', '/categories']
const foods = ['leeks', 'carrots', 'onions', 'lentils', 'chickpeas', 'rice', 'beans', 'tomatoes', 'potatoes', 'squash']

/** Imports 10,000 recipes in a browser, kills the site in the middle, and undoes the import. Visitors come meanwhile. */
const folder = await mkdtemp(join(tmpdir(), 'marshmallow-bench-'))
await chmod(folder, 0o711)
const dataDir = join(folder, 'data')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
let site = await startSite({ dataDir: folder })
try {
  await writeFile(`${dataDir}.csv`, table())
  const page = await browser.newPage()
  await signIn(page, site, 'admin')
  await visitDuring(sleep(3_000))
  const idle = percentile(await visitDuring(sleep(15_000)))
  const uploaded = performance.now()
  await page.goto(`${site.url}/import?from=file`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'File' }).click()
  await page.getByLabel('Recipe file', { exact: true }).setInputFiles(`${dataDir}.csv`)
  await page.getByRole('button', { name: 'Import Recipes from CSV' }).last().click()
  await page.getByRole('button', { name: 'Import 10,000 recipes' }).click({ timeout: minutes })
  console.log(`read and stored in ${((performance.now() - uploaded) / 1000).toFixed(1)} s`)
  const started = performance.now()
  const importing = await visitDuring(
    page.getByText(/^Importing: [5-9],\d00 of 10,000/).waitFor({ timeout: 5 * minutes }),
  )
  console.log(`killed at "${await page.getByText(/^Importing: /).innerText()}"`)
  await site.kill()
  site = await startSite({ dataDir: folder, env: { PORT: new URL(site.url).port } })
  await page.getByText('10,000 recipes imported.').waitFor({ timeout: 15 * minutes })
  console.log(`imported after ${((performance.now() - started) / 1000).toFixed(0)} s, the restart included`)
  console.log(`stored: ${await countStored()}`)
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  const undone = performance.now()
  const undoing = await visitDuring(page.getByText('The import was undone.').waitFor({ timeout: 15 * minutes }))
  console.log(`undone after ${((performance.now() - undone) / 1000).toFixed(0)} s`)
  console.log(`stored after the undo: ${await countStored()}`)
  for (const [what, times] of [
    ['import', importing],
    ['undo', undoing],
  ] as const)
    printLine({
      what: `visitors’ pages during an ${what}, p95`,
      value: percentile(times) / idle,
      unit: '×',
      budget: 2,
      is: 'most',
      note: `${percentile(times).toFixed(1)} ms of ${times.length}, idle ${idle.toFixed(1)} ms`,
    })
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

function table(): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [food, other] = [foods[index % 10], foods[(index * 7 + 3) % 10]]
    const ingredients = `${1 + (index % 5)} cups ${food}\n200 g ${other}\n1 tbsp olive oil\n2 cloves garlic, minced\n1 l stock`
    const steps = `Chop the ${food}.\nFry the garlic in the oil.\nAdd the ${other} and the stock.\nSimmer for 20 minutes.`
    return `Bulk ${food} ${index},"${ingredients}","${steps}",15,4,soups\n`
  })
  return `title,ingredients,instructions,prepTime,servings,categories\n${rows.join('')}`
}

/** Opens pages without an account, twenty a second, until `event`. Returns their times in milliseconds. */
async function visitDuring(event: Promise<unknown>): Promise<Array<number>> {
  const times: Array<number> = []
  const over = new AbortController()
  const ended = event.finally(() => over.abort())
  for (let nth = 0; !over.signal.aborted; nth += 1) {
    const start = performance.now()
    const answer = await fetch(site.url + visited[nth % visited.length])
    await answer.text()
    times.push(performance.now() - start)
    await sleep(50)
  }
  await ended
  return times
}

/** Returns the 95th percentile. */
function percentile(times: ReadonlyArray<number>): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

/** Returns how many recipes the import made, and how many titles they have. */
async function countStored(): Promise<string> {
  const read = readEnv({ ...site.env, LOG_LEVEL: 'silent' })
  if (!read.ok) throw new Error(read.problem)
  const database = await openDatabase({ env: read.env, log: createLog({ level: 'silent' }) })
  try {
    const { rows } = await database.db.execute<{ recipes: number; titles: number }>(
      sql`select count(*) as recipes, count(distinct title) as titles from recipes where title like 'Bulk %'`,
    )
    return `${rows[0]?.recipes} recipes with ${rows[0]?.titles} titles`
  } finally {
    await database.close()
  }
}
