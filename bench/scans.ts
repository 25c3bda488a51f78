import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../src/lib/log/log.ts'
import { createPageReader } from '../src/operations/importing/page-reader.ts'
import { readRecipeFile } from '../src/operations/importing/read-recipe-file.ts'
import { scanCases } from '../src/operations/importing/testing/scan-cases.ts'
import { scoreScan } from '../src/operations/importing/testing/score-scan.ts'
import { createTextRecognizer } from '../src/operations/importing/scans/text-recognizer.ts'
import { printLine } from './budget.ts'

const folder = mkdtempSync(join(tmpdir(), 'marshmallow-scans-'))
const pageReader = createPageReader()
const recognizer = createTextRecognizer({ folder, log: createLog({ level: 'error' }) })
const app = { read: pageReader.read, recognize: recognizer.recognize }

interface Result {
  name: string
  errorRate: number
  isUsable: boolean
  seconds: number
}

const results: Array<Result> = []
for (const { name, files, recipes } of await scanCases()) {
  const start = performance.now()
  const steps = readRecipeFile(app, files, {})
  let step = await steps.next()
  while (!step.done) step = await steps.next()
  const seconds = (performance.now() - start) / 1000
  const read = step.value.filter((outcome) => outcome.ok)
  const scores = recipes.map((recipe, index) => scoreScan(recipe, read[index]?.draft))
  results.push({
    name,
    errorRate: scores.reduce((sum, { errorRate }) => sum + errorRate, 0) / scores.length,
    isUsable: read.length === recipes.length && scores.every(({ isUsable }) => isUsable),
    seconds,
  })
}
await Promise.all([pageReader.close(), recognizer.close()])
rmSync(folder, { recursive: true })

for (const { name, errorRate, isUsable, seconds } of results)
  console.log(
    `${isUsable ? 'usable' : 'edit  '}  ${name.padEnd(40)} ${percent(errorRate)} of letters wrong, ${seconds.toFixed(1)} s`,
  )
const usable = results.filter(({ isUsable }) => isUsable).length
const errorRate = results.reduce((sum, result) => sum + result.errorRate, 0) / results.length
printLine({ what: 'Scans and photos: usable', value: usable, budget: 13, is: 'least', note: `of ${results.length}` })
printLine({ what: 'Scans and photos: letters wrong', value: 100 * errorRate, unit: '%', budget: 1.5, is: 'most' })

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`.padStart(8)
}
