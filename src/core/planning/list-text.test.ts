import { expect, test } from 'vitest'
import { withLines } from './list-text.ts'

test('adds only lines that are not on the list yet', () => {
  expect(withLines('Tea\n\n2 leeks ', ['2 LEEKS', '1 l stock'])).toBe('Tea\n2 leeks\n1 l stock')
})
