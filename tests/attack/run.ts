import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { manyFieldsAttack } from './01-many-fields.ts'
import { brokenConnections } from './02-broken-connections.ts'
import { endlessRecipe } from './03-endless-recipe.ts'
import { hostileTexts } from './04-hostile-texts.ts'
import { greedyImporter } from './05-greedy-importer.ts'
import { searchSpellings } from './06-search-spellings.ts'
import { stalledDatabase } from './07-stalled-database.ts'
import { slowReaders } from './08-slow-readers.ts'
import { loggedValues } from './09-logged-values.ts'
import { invalidForms } from './10-invalid-forms.ts'
import { tallPictures } from './11-tall-pictures.ts'
import { foreignHost } from './12-foreign-host.ts'
import { headersAttack } from './13-headers.ts'
import { sendRequest } from './send-request.ts'
import type { Attack, Outcome } from './attack.ts'
import { soak } from './soak.ts'
import { openTarget, type Target } from './target.ts'

/**
 * `npm run attack` repeats attacks that once succeeded, against a separate site on loopback. `npm run attack -- 1 7`
 * repeats only those two. The command takes about five minutes and exits with 1 if an attack succeeds again.
 */
const attacks: ReadonlyArray<Attack> = [
  manyFieldsAttack,
  brokenConnections,
  endlessRecipe,
  hostileTexts,
  greedyImporter,
  searchSpellings,
  stalledDatabase,
  slowReaders,
  loggedValues,
  invalidForms,
  tallPictures,
  foreignHost,
  headersAttack,
  soak,
]
const mostMs = 180_000

const { positionals } = parseArgs({ allowPositionals: true })
const wanted = attacks.filter(({ number }) => positionals.length === 0 || positionals.includes(String(number)))
const target = await openTarget()
let failures = 0
try {
  for (const attack of wanted) {
    const { isOk, figure } = await outcomeOf(attack, target)
    if (!isOk) failures += 1
    console.log(
      `${String(attack.number).padStart(2)} ${isOk ? 'ok    ' : 'FAILED'} ${attack.name.padEnd(40)} ${figure}`,
    )
    // If an attack broke the site, the next attack must not fail because of it.
    if ((await sendRequest(target.url(), '/healthz', { signal: AbortSignal.timeout(5_000) })).status !== 200)
      await target.restart()
  }
} finally {
  await target.close()
}
// On a busy machine, the measured times mean little.
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`)
console.log(failures === 0 ? 'No attack succeeded' : `${failures} of ${wanted.length} attacks succeeded`)
process.exit(failures === 0 ? 0 : 1)

async function outcomeOf(attack: Attack, site: Target): Promise<Outcome> {
  const { promise: deadline, resolve } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => resolve({ isOk: false, figure: `not done after ${mostMs / 1000} s` }), mostMs)
  try {
    return await Promise.race([attack.run(site), deadline])
  } catch (cause) {
    return { isOk: false, figure: reasonOf(cause) }
  } finally {
    clearTimeout(timer)
  }
}

/** Returns PostgreSQL's message for a failed query. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause ? reasonOf(cause.cause) : (cause.message.split('\n')[0] ?? '')
}
