import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { startSite } from '../tests/site.ts'
import { printLine } from './budget.ts'
import { untilQuiet } from './process-use.ts'

const recipes = 20_000

/** Many recipes into the database of a running site, with everything that is kept beside them. */
const site = await startSite()
try {
  await untilQuiet(site.pid)
  const command = join(import.meta.dirname, '../src/cli/main.ts')
  const said = execFileSync(process.execPath, [command, 'seed', '--recipes', String(recipes)], {
    env: { ...process.env, DATA_DIR: site.dataDir },
    encoding: 'utf8',
  })
  const rate = Number((/([\d,]+) a second/.exec(said)?.[1] ?? '').replaceAll(',', ''))
  printLine({ what: 'bulk insert', value: rate, unit: 'recipes/s', budget: 2000, is: 'least', note: said.trim() })
} finally {
  await site.stop()
}
