import { getEventListeners } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  beanSalad,
  herbButter,
  leekSoup,
  type PageRecipe,
  pancakes,
  toffeePears,
} from '../../importer/testing/page-recipes.ts'
import { drawRecipe, makePdf } from '../../importer/testing/make-pdf.ts'
import type { TextPage } from '../../importer/layout/text-page.ts'
import type { Scan } from '../../importer/source.ts'
import { createLog } from '../../lib/log/log.ts'
import { sharp } from '../pictures/picture-work.ts'
import type { App } from '../app/app.ts'
import { createPageReader } from './page-reader.ts'
import { readRecipeFile, type RecipeFile } from './read-recipe-file.ts'
import { drawnDish, pageWith, photograph, photographOnTable, recipePage } from './testing/make-scan.ts'
import { scannedPdf } from './testing/scan-cases.ts'
import { scoreScan } from './testing/score-scan.ts'
import { createTextRecognizer } from './scans/text-recognizer.ts'

/** Recognizing a page takes seconds, and on a busy machine a minute. */
const timeout = 240_000

const folder = mkdtempSync(join(tmpdir(), 'marshmallow-scans-'))
const log = createLog({ level: 'silent' })
const pageReader = createPageReader({ timeoutMs: 60_000 })
const recognizer = createTextRecognizer({ folder, log })
afterAll(async () => {
  await Promise.all([pageReader.close(), recognizer.close()])
  rmSync(folder, { recursive: true, force: true })
})

const read = (...files: Array<RecipeFile>) => readWith(recognizer.recognize, ...files)

async function readWith(recognize: App['recognize'], ...files: Array<RecipeFile>) {
  const steps = readRecipeFile({ read: pageReader.read, recognize }, files, {})
  const stages: Array<string> = []
  for (;;) {
    const step = await steps.next()
    if (step.done) return { stages, outcomes: step.value }
    stages.push(step.value.kind === 'stage' ? step.value.stage : step.value.kind)
  }
}

const empty = sharp({ create: { width: 200, height: 200, channels: 3, background: '#d8c9b0' } })

type Block = ReadonlyArray<string>

/** Reads without recognizing, which takes seconds for a page. The pictures show these pages, in this order. */
async function readTyped(pages: ReadonlyArray<ReadonlyArray<Block>>, ...files: Array<RecipeFile>) {
  const left = [...pages]
  const seen: Array<Scan> = []
  const recognize = async (scan: Scan) => {
    seen.push(scan)
    return { ok: true, page: typed(left.shift() ?? []) } as const
  }
  return { ...(await readWith(recognize, ...files)), seen }
}

/** The first block is the title. There is a gap after each block. */
function typed(blocks: ReadonlyArray<Block>): TextPage {
  let top = 50
  const runs = blocks.flatMap((block, at) => {
    const size = at === 0 ? 44 : 22
    top += 40
    return block.map((text) => {
      const run = { text, left: 90, right: 90 + text.length * 8, top, bottom: top + size, size, isBold: at === 0 }
      top += size * 1.5
      return run
    })
  })
  return { width: 1240, height: 1754, runs }
}

const front = ({ title, headings, ingredients }: PageRecipe) => [[title], [headings.ingredients], ingredients]
const back = ({ headings, steps }: PageRecipe) => [[headings.steps], ...steps.map((step) => [step])]

const draftsOf = ({ outcomes }: Awaited<ReturnType<typeof read>>) =>
  outcomes.flatMap((outcome) => (outcome.ok ? [outcome.draft] : []))

const file = (name: string, bytes: Uint8Array): RecipeFile => ({ name, bytes })

test('reads a German page that lies askew on a table, and says that text is recognized', { timeout }, async () => {
  const result = await read(file('table.jpg', await photographOnTable(await recipePage(pancakes))))
  expect(result.stages).toEqual(['recognizing', 'reading'])
  expect(scoreScan(pancakes, draftsOf(result)[0])).toMatchObject({ isUsable: true })
})

test('reads a tilted page in a shadow that lies on its side', { timeout }, async () => {
  const side = sharp(await photograph(await recipePage(herbButter), -4)).rotate(270)
  const result = await read(file('side.png', await side.png().toBuffer()))
  expect(scoreScan(herbButter, draftsOf(result)[0])).toMatchObject({ isUsable: true })
})

test('reads each recipe of a scanned PDF', async () => {
  const drawn = [leekSoup, beanSalad]
  const result = await readTyped(
    drawn.map((recipe) => [...front(recipe), ...back(recipe)]),
    file('scan.pdf', await scannedPdf(drawn)),
  )
  expect(result.seen).toHaveLength(2)
  expect(draftsOf(result).map((draft, at) => scoreScan(drawn[at] ?? leekSoup, draft).isUsable)).toEqual([true, true])
})

test('cuts the photo of the dish out of the photo of a page', { timeout }, async () => {
  const page = await pageWith(leekSoup, await drawnDish(700, 460), { left: 270, top: 1200 })
  const { outcomes } = await read(file('page.jpg', await sharp(page).jpeg({ quality: 85 }).toBuffer()))
  const [outcome] = outcomes
  if (!outcome?.ok || !outcome.picture) throw new Error('There is no picture')
  expect(scoreScan(leekSoup, outcome.draft)).toMatchObject({ isUsable: true })
  const { width, height } = await sharp(outcome.picture).metadata()
  expect(Math.abs(width - 700) + Math.abs(height - 460)).toBeLessThan(60)
})

test('makes one recipe of several photos, in the order of their names', async () => {
  const [png, webp] = [await empty.png().toBuffer(), await empty.webp().toBuffer()]
  const pages = [front(beanSalad), back(beanSalad)]
  const result = await readTyped(pages, file('page 10.webp', webp), file('page 9.png', png))
  expect(result.seen.map((scan) => 'bytes' in scan && scan.bytes)).toEqual([png, webp])
  expect(draftsOf(result).map((draft) => scoreScan(beanSalad, draft).isUsable)).toEqual([true])
})

test('recognizes only the pages of a PDF that have no text', { timeout }, async () => {
  const scan = Buffer.from(await recipePage(herbButter))
  const bytes = await makePdf((page) => {
    drawRecipe(page, leekSoup)
    const { width, height } = page.addPage().page
    page.image(scan, 0, 0, { width, height })
    drawRecipe(page.addPage(), toffeePears)
  })
  const result = await read(file('binder.pdf', bytes))
  expect(result.stages).toEqual(['recognizing', 'reading'])
  const drafts = draftsOf(result)
  expect(drafts.map(({ title }) => title)).toEqual([leekSoup.title, herbButter.title, toffeePears.title])
  expect(scoreScan(herbButter, drafts[1])).toMatchObject({ isUsable: true })
})

test('reads a PDF with text without recognition', async () => {
  const bytes = await makePdf((page) => drawRecipe(page, leekSoup))
  const { stages, outcomes } = await read(file('soup.pdf', bytes))
  expect([stages, outcomes[0]?.ok]).toEqual([[], true])
})

const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex')

test.each([
  ['a photo without text', async () => [file('a.jpg', await empty.jpeg().toBuffer())], /^The picture has no text/],
  ['half a photo', async () => [file('a.jpg', (await recipePage(leekSoup)).subarray(0, 2000))], /damaged/],
  ['the first bytes of HEIC', () => [file('a.heic', heic)], /damaged/],
  [
    'a photo and a note',
    async () => [file('a.jpg', await empty.jpeg().toBuffer()), file('b.txt', Buffer.from('Tea'))],
    /not all photos/,
  ],
])('says what to do about %s', async (_, make, problem) => {
  const { outcomes } = await read(...(await make()))
  expect(outcomes).toMatchObject([{ ok: false, problem: expect.stringMatching(problem) }])
})

test('says what to do about a text that is no recipe', async () => {
  const minutes = [[['Minutes of the meeting on Monday, with all members of the choir.']]]
  const { outcomes } = await readTyped(minutes, file('a.jpg', await empty.jpeg().toBuffer()))
  const problem = expect.stringMatching(/^The text in the picture is not a recipe/)
  expect(outcomes).toMatchObject([{ ok: false, problem }])
})

test('gives up on each page that takes too long', async () => {
  const hasty = createTextRecognizer({ folder, log, timeoutMs: 1 })
  const scan = { bytes: await empty.png().toBuffer() }
  expect(await hasty.recognize(scan)).toMatchObject({ ok: false, problem: expect.stringMatching(/took too long/) })
  expect(await hasty.recognize(scan)).toMatchObject({ ok: false, problem: expect.stringMatching(/took too long/) })
  await hasty.close()
})

/** A damaged picture has its turn too, but starts no recognition. */
test('refuses pages of a visitor who has too many in the queue, and none of others', async () => {
  const small = createTextRecognizer({ folder, log, maxWaitingOfOne: 1 })
  const scan = { bytes: heic }
  const outcomes = await Promise.all(['a', 'a', 'a', 'b'].map((visitor) => small.recognize(scan, { visitor })))
  const refused = outcomes.map((outcome) => !outcome.ok && outcome.problem.startsWith('Many pictures'))
  expect(refused).toEqual([false, false, true, false])
  await small.close()
})

test('does not recognize for a sender who had left before, and forgets the others when done', async () => {
  const idle = createTextRecognizer({ folder, log })
  const scan = { bytes: heic }
  const left = await idle.recognize(scan, { signal: AbortSignal.abort() })
  expect(left).toEqual({ ok: false, problem: 'Stopped before it was read' })
  const { signal } = new AbortController()
  const waiting = idle.recognize(scan, { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await waiting
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await idle.close()
})
