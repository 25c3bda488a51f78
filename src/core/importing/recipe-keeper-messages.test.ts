import { expect, test } from 'vitest'
import type { ImportEvent, ImportProblem } from './import-events.ts'
import { explainRecipeKeeper } from './recipe-keeper-messages.ts'

test.each<[ImportProblem, string, string]>([
  ['no-recipe', 'The archive is damaged.', 'Failed to parse Recipe Keeper file. The archive is damaged.'],
  ['no-recipe', 'XML format not yet supported.', 'XML format not yet supported.'],
  ['no-recipe', 'Unsupported file format.', 'Unsupported file format.'],
  ['too-many', 'Try again later.', 'Try again later.'],
])('explains the problem %s of a Recipe Keeper file: %s', (reason, message, shown) => {
  const event: ImportEvent = { kind: 'problem', reason, message }
  expect(explainRecipeKeeper(event)).toEqual({ ...event, message: shown })
})
