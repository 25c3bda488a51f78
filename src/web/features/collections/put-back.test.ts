import { expect, test } from 'vitest'
import { putBack } from './put-back.ts'

test.each([
  { now: 'bc', removed: 'a', before: 'abc', after: 'abc' },
  // Another one was removed after it, and is put back later.
  { now: 'c', removed: 'a', before: 'abc', after: 'ac' },
  { now: 'ac', removed: 'b', before: 'bc', after: 'abc' },
  // The last one was removed before it.
  { now: 'ac', removed: 'b', before: 'ab', after: 'abc' },
  // One was saved meanwhile.
  { now: 'abd', removed: 'c', before: 'abc', after: 'abcd' },
  { now: 'd', removed: 'abc', before: 'abc', after: 'abcd' },
  // It was saved again meanwhile.
  { now: 'bca', removed: 'a', before: 'abc', after: 'bca' },
])('puts $removed of $before back into $now', ({ now, removed, before, after }) => {
  expect(putBack([...now], [...removed], [...before]).join('')).toBe(after)
})
