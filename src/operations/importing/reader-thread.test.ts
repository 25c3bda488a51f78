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
