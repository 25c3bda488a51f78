import { expect, test, vi } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { newSheet } from './sheet.ts'

function writeText(text: string) {
  const sheet = newSheet('Soup', new Date(0))
  sheet.newPage()
  sheet.write(text)
  return sheet
}

test.each(['a', '.', 'ッ', '漢\u2060'])('a text of many %j costs no more than its length', async (piece) => {
  const growth = await costGrowth((length) => piece.repeat(length / piece.length), writeText, 1_500)
  expect(growth).toBeLessThan(linearGrowth)
})

test('an address of 300 characters stays one word', () => {
  const { pdf, newPage, write } = newSheet('Soup', new Date(0))
  newPage()
  const text = vi.spyOn(pdf, 'text')
  const address = `https://example.com/${'a'.repeat(280)}`
  write(address)
  expect(text.mock.calls.map(([written]) => written).join('')).toBe(address)
})
