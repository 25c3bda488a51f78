import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWebPage } from '../src/importer/sources/web-page/read-web-page.ts'
import { corpusFolder, corpusHtml, corpusPages, hasCorpus } from '../tests/corpus.ts'

if (hasCorpus('the import bench')) {
  printScore()
  printTimes()
}

/** Extracts as a user would, on all cores, and has the corpus's own scorer judge the result. */
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

/** On one core, one page after the other; processor time, so that a busy machine does not blur it. */
function printTimes() {
  const pages = corpusPages().map(({ id }) => corpusHtml(id))
  for (const html of pages.slice(0, 50)) readWebPage(html)
  const times = pages.map((html) => {
    const before = process.cpuUsage()
    readWebPage(html)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(
    `one core: median ${quantile(0.5)} ms a page, p95 ${quantile(0.95)}, slowest ${quantile(0.999)} (${memory} MB resident)`,
  )
}
