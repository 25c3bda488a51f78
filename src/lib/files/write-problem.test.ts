import { expect, test } from 'vitest'
import { writeProblem } from './write-problem.ts'

const failed = (code: string) => Object.assign(new Error(`${code}: open '/kitchen.backup'`), { code })

test.each([
  ['ENOENT', 'The folder does not exist.'],
  ['ENOTDIR', 'The folder does not exist.'],
  ['EACCES', 'The site’s user may not write there.'],
  ['EROFS', 'The disk is read-only.'],
  ['ENOSPC', 'The disk is full.'],
])('explains %s', (code, sentence) => {
  expect(writeProblem(failed(code))).toBe(sentence)
})

test('explains nothing that has another reason', () => {
  for (const cause of [failed('42501'), failed('toString'), new Error('no code'), 'text'])
    expect(writeProblem(cause)).toBeUndefined()
})
