import { parseArgs } from 'node:util'
import { RecipeDraft } from '../src/core/recipes/recipe.ts'
import type { RawDocument, ReadOutcome } from '../src/importer/source.ts'
import { createPageReader } from '../src/operations/importing/page-reader.ts'
import { inputOf, readFiles } from './fuzz-inputs.ts'
import savedSeeds from './fuzz-seeds.json' with { type: 'json' }

/**
 * `npm run fuzz` reads damaged files of every format, as the site does: in a thread with a deadline and a memory limit.
 * It fails if a file stops the thread, gives no outcome, a draft that is none, or an error of our own code. Seeds that
 * failed once are read first. `npm run fuzz -- --seed 7` reads one file again, with `--print` also to the terminal.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    from: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    seed: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
})
const from = Number(values.from)
const seeds = values.seed
  ? [Number(values.seed)]
  : [...savedSeeds, ...Array.from({ length: Number(values.count) }, (_, index) => from + index)]

const reader = createPageReader({ timeoutMs: 2_000, maxMemoryMb: 512 })
const files = await readFiles()
const counts = { recipes: 0, problems: 0, failures: 0 }
let slowest = { milliseconds: 0, seed: 0 }

console.log(`Reading ${seeds.length.toLocaleString('en')} damaged files, from seed ${values.seed ?? from}`)
for (const [index, seed] of seeds.entries()) {
  const input = inputOf(seed, files)
  if (values.print) process.stdout.write(input.bytes)
  const { outcomes, failure, milliseconds } = await readTwice(input)
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, seed }
  for (const outcome of outcomes) counts[outcome.ok ? 'recipes' : 'problems'] += 1
  if (failure !== undefined) {
    counts.failures += 1
    console.log(`FAILED  seed ${seed}  ${input.name}, ${input.bytes.length} bytes: ${failure}`)
  }
  if ((index + 1) % 10_000 === 0) console.log(`${(index + 1).toLocaleString('en')} files`)
}
await reader.close()
console.log(
  `${seeds.length.toLocaleString('en')} files: ${counts.recipes.toLocaleString('en')} recipes, ` +
    `${counts.problems.toLocaleString('en')} problems, ${counts.failures} failures; ` +
    `slowest ${Math.round(slowest.milliseconds)} ms (seed ${slowest.seed})`,
)
process.exitCode = counts.failures > 0 ? 1 : 0

/** Reads a file again if it failed, since a busy machine or a starting thread also takes time. */
async function readTwice(input: RawDocument) {
  const first = await readOnce(input)
  if (first.failure === undefined) return first
  await reader.read({ name: 'start.json', bytes: new Uint8Array() })
  return readOnce(input)
}

async function readOnce(input: RawDocument) {
  const start = performance.now()
  const outcomes = await reader.read(input)
  return { outcomes, failure: failureIn(outcomes), milliseconds: performance.now() - start }
}

function failureIn(outcomes: ReadonlyArray<ReadOutcome>): string | undefined {
  if (outcomes.length === 0) return 'no outcome'
  for (const outcome of outcomes) {
    if (outcome.ok) {
      const { error } = RecipeDraft.safeParse(outcome.draft)
      if (error) return `invalid draft: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`
    } else if (/took too long|^The page could not be read/.test(outcome.problem)) return outcome.problem
    else if (/^(?:Type|Range|Reference)Error/.test(String(outcome.cause))) return String(outcome.cause)
  }
  return undefined
}
