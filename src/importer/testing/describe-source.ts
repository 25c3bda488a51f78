import { describe, expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import type { RawDocument, ReadOutcome } from '../source.ts'

async function read(document: RawDocument): Promise<Array<ReadOutcome>> {
  return Array.fromAsync(readDocument(document))
}

/** Tests the contract that every source must fulfill. */
export function describeSource(label: string, sample: RawDocument, expectedTitles: ReadonlyArray<string>) {
  describe(`${label} as a source`, () => {
    test('reads its sample', async () => {
      const outcomes = await read(sample)
      expect(outcomes.map((outcome) => outcome.ok && outcome.draft.title)).toEqual(expectedTitles)
    })

    test('names the origin of each outcome', async () => {
      for (const outcome of await read(sample)) expect(outcome.at).not.toBe('')
    })

    test.each([0, 1, 40, Math.floor(sample.bytes.length / 2)])(
      'returns an outcome for a file cut off after %i bytes',
      async (length) => {
        await expect(read({ ...sample, bytes: sample.bytes.slice(0, length) })).resolves.toBeDefined()
      },
    )

    test('reports noise as a problem and invents no recipe', async () => {
      const noise = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256)
      const outcomes = await read({ ...sample, bytes: noise })
      expect(outcomes.filter((outcome) => outcome.ok)).toEqual([])
    })
  })
}
