import { parseArgs } from 'node:util'
import { RecipeDraft } from '../src/core/recipes/recipe.ts'
import type { RawDocument, ReadOutcome } from '../src/importer/source.ts'
import { createFuzzReader } from './fuzz-reader.ts'
import { inputOf, readPool } from './fuzz-inputs.ts'
import savedSeeds from './fuzz-seeds.json' with { type: 'json' }

/**
 * `npm run fuzz` reads damaged files of every format, as the site does: in a thread with limits, and with the memory
 * flag of `npm start`. It fails if a file stops the thread, uses two seconds of processor time, gives no outcome, a
 * draft that is none, or an error of our own code, or if the process grows by 512 MB. Seeds that failed once are read
 * first. `npm run fuzz -- --seed YAML#7` reads one file again, with `--print` also to the terminal.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    from: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    seed: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
})
const pool = await readPool()
const names = [...pool.keys()]
const numbers = Array.from({ length: Number(values.count) }, (_, index) => index)
const seeds = values.seed
  ? [values.seed]
  : [
      ...(savedSeeds as Array<string>),
      ...numbers.map(
        (index) => `${names[index % names.length]}#${Number(values.from) + Math.floor(index / names.length)}`,
      ),
    ]

const cpuMs = 2_000
const mostMegabytes = 512
const residentMegabytes = () => process.memoryUsage.rss() / 1024 ** 2

const reader = createFuzzReader({ cpuMs, maxMemoryMb: mostMegabytes })
const counts = { recipes: 0, problems: 0, failures: 0 }
let slowest = { milliseconds: 0, seed: '' }
let start: number | undefined
let peak = { megabytes: 0, seed: '' }

console.log(`Reading ${written(seeds.length)} damaged files of ${names.length} kinds, from number ${values.from}`)
for (const [index, seed] of seeds.entries()) {
  const input = inputOf(seed, pool)
  if (!input) {
    console.log(`SKIPPED ${seed}: there is no such file`)
    continue
  }
  if (values.print) process.stdout.write(input.bytes)
  const { outcomes, failure, milliseconds } = await readTwice(input)
  // The thread and the parsers have started by then.
  const resident = residentMegabytes()
  if (index === 200) start = resident
  if (resident > peak.megabytes) peak = { megabytes: resident, seed }
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, seed }
  for (const outcome of outcomes) counts[outcome.ok ? 'recipes' : 'problems'] += 1
  if (failure !== undefined) {
    counts.failures += 1
    console.log(`FAILED  --seed "${seed}"  ${input.name}, ${written(input.bytes.length)} bytes: ${failure}`)
  }
  if ((index + 1) % 10_000 === 0) console.log(`${written(index + 1)} files`)
}
await reader.close()
const grown = peak.megabytes - (start ?? peak.megabytes)
if (grown > mostMegabytes) {
  counts.failures += 1
  console.log(`FAILED  the process grew by ${Math.round(grown)} MB, at --seed "${peak.seed}"`)
}
console.log(
  `Memory: ${Math.round(start ?? 0)} MB after 200 files, at most ${Math.round(peak.megabytes)} MB (${peak.seed})`,
)
console.log(
  `${written(seeds.length)} files: ${written(counts.recipes)} recipes, ${written(counts.problems)} problems, ` +
    `${counts.failures} failures; slowest ${Math.round(slowest.milliseconds)} ms of processor time (${slowest.seed})`,
)
process.exitCode = counts.failures > 0 ? 1 : 0

function written(count: number): string {
  return count.toLocaleString('en')
}

/** Reads a file again if it was slow, since the first file of a kind also loads and compiles its parser. */
async function readTwice(input: RawDocument) {
  const first = await readOnce(input)
  if (!first.failure?.includes(' ms')) return first
  await reader.read({ name: 'start.json', bytes: new Uint8Array() })
  return readOnce(input)
}

async function readOnce(input: RawDocument) {
  const { outcomes, cpuMs: milliseconds } = await reader.read(input)
  const failure = failureIn(outcomes) ?? (milliseconds > cpuMs ? `${Math.round(milliseconds)} ms` : undefined)
  return { outcomes, failure, milliseconds }
}

function failureIn(outcomes: ReadonlyArray<ReadOutcome>): string | undefined {
  if (outcomes.length === 0) return 'no outcome'
  for (const outcome of outcomes) {
    if (outcome.ok) {
      const { error } = RecipeDraft.safeParse(outcome.draft)
      if (error) return `invalid draft: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`
    } else if (outcome.problem.startsWith('STOPPED')) return outcome.problem
    else if (outcome.problem.endsWith('could not be read') && isOurError(outcome.cause)) return String(outcome.cause)
  }
  return undefined
}

/** Returns false for what parsers throw: a `SyntaxError`, or a `RangeError` when the stack is full. */
function isOurError(cause: unknown): boolean {
  return /^(?:Type|Reference)Error/.test(String(cause))
}
