import { describe, expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { samples } from './testing/samples.ts'
import { bytesOf, facts, nothing, plumCake, type Sample } from './testing/samples/sample.ts'

const read = ({ name }: Sample, bytes: Uint8Array) => Array.fromAsync(readDocument({ name, bytes }))

const charsets: ReadonlyArray<[name: string, encode: (text: string) => Uint8Array]> = [
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['Latin-1', (text) => Buffer.from(text, 'latin1')],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-8 twice', (text) => Buffer.from(Buffer.from(text).toString('latin1'))],
]

describe.each(samples.map((sample) => ({ ...sample, sample })))('$format', ({ sample }) => {
  const bytes = bytesOf(sample, [plumCake])
  const has = (fact: NonNullable<Sample['lacks']>[number]) => !sample.lacks?.includes(fact)

  test('gives every ingredient and step in order, with its group', async () => {
    const outcomes = await read(sample, bytes)
    expect(outcomes).toMatchObject([{ ok: true, at: expect.stringMatching(/./), draft: { title: plumCake.title } }])
    const [outcome] = outcomes
    const draft = outcome?.ok ? outcome.draft : undefined
    expect(draft?.ingredients.map(({ line, group }) => ({ text: line, group }))).toEqual(
      plumCake.ingredients.map((line) => (has('groups') ? line : { ...line, group: null })),
    )
    expect(draft?.instructions.map(({ text, group }) => ({ text, group }))).toEqual(
      plumCake.steps.map((step) => (has('step groups') ? step : { ...step, group: null })),
    )
  })

  test('gives times, servings, category, address and picture', async () => {
    const [outcome] = await read(sample, bytes)
    const draft = outcome?.ok ? outcome.draft : undefined
    expect({
      prepTime: draft?.prepTime,
      cookTime: draft?.cookTime,
      servings: draft?.servings,
      isCategorized: draft?.categories.includes(facts.category),
      sourceUrl: draft?.sourceUrl,
      picture: outcome?.ok ? outcome.picture && Buffer.from(outcome.picture).toString() : undefined,
    }).toEqual({
      prepTime: has('prepTime') ? facts.prepTime : null,
      cookTime: has('cookTime') ? facts.cookTime : null,
      servings: has('servings') ? facts.servings : null,
      isCategorized: has('category'),
      sourceUrl: has('url') ? facts.url : null,
      picture: has('picture') ? facts.picture.toString() : undefined,
    })
  })

  test('gives both of two recipes', async () => {
    const outcomes = await read(sample, bytesOf(sample, [plumCake, { ...plumCake, title: 'Second cake' }]))
    expect(outcomes.map((outcome) => outcome.ok && outcome.draft.title)).toEqual([plumCake.title, 'Second cake'])
  })

  test('gives the good one of two recipes, and names the empty one', async () => {
    const outcomes = await read(sample, bytesOf(sample, [nothing, plumCake]))
    expect(outcomes.filter((outcome) => outcome.ok)).toMatchObject([{ draft: { title: plumCake.title } }])
    const problems = outcomes.filter((outcome) => !outcome.ok)
    expect(problems.map(({ at }) => at.includes(nothing.title))).toEqual(sample.ignoresEmpty ? [] : [true])
  })

  test.each([0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99])('gives a problem or no more recipes when cut at %f', async (share) => {
    const two = bytesOf(sample, [plumCake, { ...plumCake, title: 'Second cake' }])
    const outcomes = await read(sample, two.slice(0, Math.floor(two.length * share)))
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => outcome.ok).length).toBeLessThanOrEqual(2)
  })

  test.each(charsets)('gives a recipe or a problem in %s', async (_, encode) => {
    const outcomes = await read(sample, bytesOf(sample, [plumCake], encode))
    expect(outcomes).toHaveLength(1)
  })

  test('gives a problem and no recipe for other bytes under its name', async () => {
    const noise = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256)
    for (const other of [new Uint8Array(), noise, Buffer.from('Dear Ann, see you on Monday.')]) {
      const outcomes = await read(sample, other)
      expect(outcomes).toMatchObject([{ ok: false }])
    }
  })
})
