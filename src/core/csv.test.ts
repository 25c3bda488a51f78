import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are quoted where they must be', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, 7])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,7\r\n',
  )
})

test.each(["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '%0', '|x'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(csvLine([text]).startsWith(`"'`)).toBe(true)
    expect(csvLine(['ann', text]).split(',')[1]?.startsWith(`"'`)).toBe(true)
  },
)

test('addresses and dates stay as they are', () => {
  expect(csvLine(['ann@example.com', '2026-01-02T03:04:05Z'])).toBe('ann@example.com,2026-01-02T03:04:05Z\r\n')
})
