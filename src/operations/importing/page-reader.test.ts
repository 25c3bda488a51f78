import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { drawInColumns, drawRecipe, makePdf } from '../../importer/testing/make-pdf.ts'
import { leekSoup, toffeePears } from '../../importer/testing/page-recipes.ts'
import { createPageReader } from './page-reader.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const page = (title: string) =>
  bytes(
    `<!doctype html><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: title,
      recipeIngredient: ['1 leek', '1 l stock'],
      recipeInstructions: ['Chop the leek.', 'Simmer it.'],
    })}</script>`,
  )

test('returns documents read at once to their own senders', async () => {
  const reader = createPageReader()
  const titles = Array.from({ length: 12 }, (_, index) => `Soup ${index}`)
  const read = await Promise.all(
    titles.map((title) => reader.read({ name: title, bytes: page(title) }, { visitor: title })),
  )
  expect(read.map(([outcome]) => outcome?.ok && outcome.draft.title)).toEqual(titles)
  await reader.close()
})

function drawTwoPages(file: PDFKit.PDFDocument) {
  drawRecipe(file, toffeePears)
  file.addPage()
  drawInColumns(file, leekSoup)
}

test('reads the document after a damaged PDF, whose library fails late', async () => {
  const reader = createPageReader()
  const pdf = await makePdf(drawTwoPages, { compress: false })
  const damaged = Buffer.from(Buffer.from(pdf).toString('latin1').replaceAll('4', '['), 'latin1')
  await reader.read({ name: 'damaged.pdf', bytes: damaged })
  const [next] = await reader.read({ name: 'page.html', bytes: page('Leek Soup') })
  expect(next).toMatchObject({ ok: true, draft: { title: 'Leek Soup' } })
  await reader.close()
})

test.each(['endless', 'deadly'])('gives up on an %s document and reads the ones after it', async (name) => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 2_000, script })
  const [bad, next] = await Promise.all([name, 'next'].map((each) => reader.read({ name: each, bytes: bytes('') })))
  expect(bad).toMatchObject([{ ok: false, problem: expect.stringMatching(/took too long|could not be read/) }])
  expect(next).toMatchObject([{ problem: 'read' }])
  await reader.close()
})

test('does not count the time in which a new thread loads', async () => {
  const script = new URL('./testing/slow-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 500, script })
  expect(await reader.read({ name: 'first', bytes: bytes('') })).toMatchObject([{ problem: 'read' }])
  await reader.close()
})

test('ignores the answer of a thread that was given up', async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 2_000, script })
  await reader.read({ name: 'warm up', bytes: bytes('') })
  const slow = reader.read({ name: 'late', bytes: bytes('') })
  const next = reader.read({ name: 'next', bytes: bytes('') })
  // The answer arrives while this thread is busy, just as its time runs out.
  const busyUntil = Date.now() + 2_300
  while (Date.now() < busyUntil) Math.random()
  const outcomes = await Promise.all([slow, next])
  expect(outcomes[1]).toMatchObject([{ at: 'next' }])
  await reader.close()
})

test("reads a visitor's second document after the first of another visitor", async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 1_500, script })
  const order: Array<string> = []
  const send = async (name: string, visitor: string) => {
    await reader.read({ name, bytes: bytes('') }, { visitor })
    order.push(name)
  }
  await Promise.all([send('endless', 'ada'), send('second', 'ada'), send('third', 'ada'), send('other', 'ben')])
  // The queue was empty when "endless" was taken.
  expect(order).toEqual(['endless', 'other', 'second', 'third'])
  await reader.close()
})

test('does not read for a sender who left, and refuses documents beyond the limit', async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 2_000, maxWaiting: 2, script })
  const leaving = new AbortController()
  const first = reader.read({ name: 'endless', bytes: bytes('') })
  const left = reader.read({ name: 'left', bytes: bytes('') }, { signal: leaving.signal })
  const waits = reader.read({ name: 'waits', bytes: bytes('') })
  const tooMany = reader.read({ name: 'too many', bytes: bytes('') })
  expect(await tooMany).toMatchObject([{ problem: 'Too many pages are being read' }])
  leaving.abort()
  expect(await left).toMatchObject([{ problem: 'Stopped before it was read' }])
  expect(await waits).toMatchObject([{ problem: 'read' }])
  await first
  await reader.close()
})

test('forgets the signal of a sender when the page is read', async () => {
  const reader = createPageReader()
  const { signal } = new AbortController()
  const reading = reader.read({ name: 'page.html', bytes: page('Leek Soup') }, { signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await reading
  expect(getEventListeners(signal, 'abort')).toEqual([])
  await reader.close()
})

test('does not read for a sender who had left before', async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createPageReader({ timeoutMs: 2_000, script })
  const first = reader.read({ name: 'endless', bytes: bytes('') })
  let isFirstRead = false
  void first.then(() => (isFirstRead = true))
  const left = await reader.read({ name: 'left', bytes: bytes('') }, { signal: AbortSignal.abort() })
  expect(left).toMatchObject([{ problem: 'Stopped before it was read' }])
  expect(isFirstRead).toBe(false)
  await first
  await reader.close()
})
