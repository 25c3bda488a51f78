import { expect, test } from 'vitest'
import { shortenAtWord } from './shorten-at-word.ts'

test.each([
  ['We like plums.', 40, 'We like plums.'],
  ['We like plums.\n\nAnd friends.', 40, 'We like plums. And friends.'],
  ['We like plums, and friends of plums', 15, 'We like plums…'],
  ['Pflaumenmusbrötchen', 10, 'Pflaumenm…'],
])('shortens "%s" to %i characters', (text, most, shortened) => {
  expect(shortenAtWord(text, most)).toBe(shortened)
})
