import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { corpusFolder, hasCorpus } from '../../tests/corpus.ts'
import { readDocument } from './read-document.ts'

/** Recipes and pictures in real exports, counted by hand. */
const archives: ReadonlyArray<readonly [name: string, recipes: number, pictures: number]> = [
  ['backup-version-44e8d670719d-4.zip', 44, 0],
  ['mealie.zip', 3, 3],
  ['nextcloud.zip', 3, 2],
  ['copymethat.zip', 3, 3],
  ['plantoeat.zip', 2, 0],
  ['myrecipebox.csv', 10, 0],
  ['American Pancakes.cook', 1, 0],
]

describe.runIf(hasCorpus('the test of exports of other recipe managers'))('real exports', () => {
  test.each(archives)('%s is read completely', async (name, recipes, pictures) => {
    const bytes = readFileSync(join(corpusFolder, 'exports', name))
    const outcomes = await Array.fromAsync(readDocument({ name, bytes }))
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([])
    const read = outcomes.filter((outcome) => outcome.ok)
    expect(read).toHaveLength(recipes)
    expect(read.filter(({ picture }) => picture)).toHaveLength(pictures)
    for (const { draft } of read)
      expect([draft.title, draft.ingredients.length > 0, draft.instructions.length > 0]).toEqual([
        draft.title,
        true,
        true,
      ])
  })
})
