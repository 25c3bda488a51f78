import { expect, test } from 'vitest'
import { createReader } from './reader-thread.ts'

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

test('documents sent at once come back to their own senders', async () => {
  const reader = createReader()
  const titles = Array.from({ length: 12 }, (_, index) => `Soup ${index}`)
  const read = await Promise.all(titles.map((title) => reader.read({ name: title, bytes: page(title) })))
  expect(read.map(([outcome]) => outcome?.ok && outcome.draft.title)).toEqual(titles)
  await reader.close()
})

test.each(['endless', 'deadly'])('an %s document is given up, and the ones behind it are still read', async (name) => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createReader({ timeoutMs: 400, script })
  const [bad, next] = await Promise.all([name, 'next'].map((each) => reader.read({ name: each, bytes: bytes('') })))
  expect(bad).toMatchObject([{ ok: false, problem: expect.stringMatching(/took too long|could not be read/) }])
  expect(next).toMatchObject([{ problem: 'read' }])
  await reader.close()
})

test('what a thread says after it was given up reaches nobody', async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createReader({ timeoutMs: 400, script })
  await reader.read({ name: 'warm up', bytes: bytes('') })
  const slow = reader.read({ name: 'late', bytes: bytes('') })
  const next = reader.read({ name: 'next', bytes: bytes('') })
  // The answer comes while this thread is busy, and its time runs out at the same moment.
  const busyUntil = Date.now() + 700
  while (Date.now() < busyUntil) Math.random()
  const outcomes = await Promise.all([slow, next])
  expect(outcomes[1]).toMatchObject([{ at: 'next' }])
  await reader.close()
})

test('who leaves while waiting costs no reading, and the line has an end', async () => {
  const script = new URL('./testing/stubborn-worker.ts', import.meta.url)
  const reader = createReader({ timeoutMs: 400, maxWaiting: 2, script })
  const leaving = new AbortController()
  const first = reader.read({ name: 'endless', bytes: bytes('') })
  const left = reader.read({ name: 'left', bytes: bytes('') }, leaving.signal)
  const waits = reader.read({ name: 'waits', bytes: bytes('') })
  const tooMany = reader.read({ name: 'too many', bytes: bytes('') })
  expect(await tooMany).toMatchObject([{ problem: 'Too many pages are being read' }])
  leaving.abort()
  expect(await left).toMatchObject([{ problem: 'Stopped before it was read' }])
  expect(await waits).toMatchObject([{ problem: 'read' }])
  await first
  await reader.close()
})
