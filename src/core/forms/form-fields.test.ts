import { expect, test } from 'vitest'
import { textList } from './form-fields.ts'

test.each([
  [undefined, []],
  ['leek', ['leek']],
  [
    ['leek', 'plum'],
    ['leek', 'plum'],
  ],
])('reads the list %j', (sent, list) => {
  expect(textList.parse(sent)).toEqual(list)
})
