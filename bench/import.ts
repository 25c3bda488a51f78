import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { readWebPage } from '../src/importer/sources/web-page/read-web-page.ts'
import { printLine } from './budget.ts'
import { median } from './wrk.ts'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../tests/corpus.ts'

if (hasCorpus('the import bench')) {
  printScore()
  printTimes()
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
