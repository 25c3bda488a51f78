import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test.each([
  ['no answer', null, 'An error occurred during import. The site didn’t answer.'],
  ['an error without words', { status: 500, body: null }, 'An error occurred during import. Try again.'],
  ['an error with words', { status: 429, body: { error: 'Wait a minute.' } }, 'Wait a minute.'],
  ['a large file', { status: 413, body: null }, 'The file is too large'],
  ['a large archive', { status: 413, body: { error: 'At most 500 MB.' } }, 'At most 500 MB.'],
])('says what happened to the file at %s', (_what, failed, message) => {
  expect(explainFailure(failed, 'file').message).toContain(message)
})

test('says what is too large', () => {
  const failed = { status: 413, body: { error: 'Too large' } }
  expect(explainFailure(failed, 'photos').message).toContain('12 MB together')
  expect(explainFailure(failed, 'address').message).toContain('pasted page')
})
