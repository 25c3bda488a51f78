import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Parser } from 'htmlparser2'
import { flatRecipe } from '../src/cli/extracted.ts'
import { readWebPage } from '../src/importer/sources/web-page/read-web-page.ts'
import { printLine } from './budget.ts'
import { median } from './wrk.ts'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../tests/corpus.ts'

const foldFields = ['usable', 'groups', 'clean']
const { values } = parseArgs({ args: process.argv.slice(3), options: { folds: { type: 'boolean', default: false } } })
if (hasCorpus('the import bench')) {
  if (values.folds) {
    await printFolds()
  } else {
    printScore()
    printTimes()
  }
}

interface Scorer {
  loadCorpus(folder: string): Array<{ id: string; host: string; url: string; meta: { alt?: object } | null }>
  readHtml(page: object): string
  readExpected(page: object): object
  scorePage(expected: object, recipe: object | null, alternatives?: object): Record<string, { ok: number }>
}

type Counts = ReadonlyMap<string, readonly [ok: number, all: number]>

/**
 * Prints the scores of both halves of the hosts, with and without markup. A rule that was tuned on one half must also
 * help the other.
 */
async function printFolds() {
  const scorer = (await import(join(corpusFolder, 'score.mjs'))) as Scorer
  const sets = ['web', 'web2'].filter((name) => existsSync(join(corpusFolder, name)))
  for (const isMarked of [true, false]) {
    const counted = sets.map((name) => ({ name, counts: countPages(join(corpusFolder, name), isMarked, scorer) }))
    const together = { name: 'the hosts of both sets', counts: sumOf(counted.map(({ counts }) => counts)) }
    for (const { name, counts } of [...counted, together]) {
      console.log(`\n${name}${isMarked ? '' : ', markup removed'}`)
      for (const field of foldFields) console.log(foldLine(field, counts))
    }
  }
}

function countPages(folder: string, isMarked: boolean, scorer: Scorer): Counts {
  const counts = new Map<string, [ok: number, all: number]>()
  for (const page of scorer.loadCorpus(folder)) {
    const html = isMarked ? scorer.readHtml(page) : withoutMarkup(scorer.readHtml(page))
    const { draft } = readWebPage(html, page.url)
    const score = scorer.scorePage(scorer.readExpected(page), draft && flatRecipe(draft), page.meta?.alt)
    for (const field of foldFields) {
      const result = score[field]
      if (!result) continue
      for (const part of ['all', halfOf(page.host)]) {
        const [ok, all] = counts.get(`${field} ${part}`) ?? [0, 0]
        counts.set(`${field} ${part}`, [ok + result.ok, all + 1])
      }
    }
  }
  return counts
}

function sumOf(parts: ReadonlyArray<Counts>): Counts {
  const sums = new Map<string, [ok: number, all: number]>()
  for (const [key, [ok, all]] of parts.flatMap((counts) => [...counts])) {
    const before = sums.get(key) ?? [0, 0]
    sums.set(key, [before[0] + ok, before[1] + all])
  }
  return sums
}

function foldLine(field: string, counts: Counts): string {
  const shares = ['all', 'one half', 'other half'].map((part) => {
    const [ok, all] = counts.get(`${field} ${part}`) ?? [0, 0]
    return `${part} ${((100 * ok) / Math.max(1, all)).toFixed(1)} % of ${all}`
  })
  return `${field.padEnd(8)} ${shares.join('   ')}`
}

/** Splits hosts evenly, independent of their order. */
function halfOf(host: string) {
  const isEven = (createHash('sha256').update(host).digest()[0] ?? 0) % 2 === 0
  return isEven ? 'one half' : 'other half'
}

function withoutMarkup(html: string) {
  return html
    .replace(/<script[^>]*type=["']?application\/ld\+json[\s\S]*?<\/script>/gi, '')
    .replace(/\s(?:itemprop|itemtype|itemscope|property|typeof|vocab)(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?/gi, '')
}

/** Extracts the corpus with the command line on all cores and prints the corpus scorer's result. */
function printScore() {
  const scorer = join(corpusFolder, 'score.mjs')
  if (!existsSync(scorer)) return console.warn(`!!! SKIPPED: the score. There is no ${scorer}.`)
  const folder = mkdtempSync(join(tmpdir(), 'marshmallow-bench-'))
  try {
    const command = join(import.meta.dirname, '../src/cli/main.ts')
    const web = join(corpusFolder, 'web')
    const started = performance.now()
    const output = execFileSync(process.execPath, [command, 'extract', web, '--ndjson'], { maxBuffer: 2 ** 28 })
    const seconds = (performance.now() - started) / 1000
    const predictions = join(folder, 'predictions.ndjson')
    writeFileSync(predictions, output)
    console.log(execFileSync(process.execPath, [scorer, web, predictions], { encoding: 'utf8' }))
    console.log(`all pages on all cores, disk and unpacking included: ${seconds.toFixed(1)} s`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Compares extracting a page with only parsing it. Measures processor time on one core, so that other work on the
 * machine does not matter.
 */
function printTimes() {
  const pages = corpusPages().map(({ id }) => corpusHtml(id))
  for (const html of pages.slice(0, 50)) {
    parse(html)
    readWebPage(html)
  }
  const parsing: Array<number> = []
  const extracting: Array<number> = []
  for (const html of pages) {
    parsing.push(cpuMsOf(() => parse(html)))
    extracting.push(cpuMsOf(() => readWebPage(html)))
  }
  const sorted = extracting.toSorted((a, b) => a - b)
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  printLine({
    what: 'reading a page against parsing it, median',
    value: median(extracting) / median(parsing),
    unit: '×',
    budget: 2,
    is: 'most',
    note: `median ${quantile(0.5)} ms, p95 ${quantile(0.95)}, slowest ${quantile(0.999)}; htmlparser2 ${median(parsing).toFixed(1)} ms; ${memory} MB resident`,
  })
}

function parse(html: Buffer) {
  const parser = new Parser({})
  parser.write(html.toString())
  parser.end()
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
