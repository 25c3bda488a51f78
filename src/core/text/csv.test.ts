import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('quotes cells that need it', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', null, 7])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,7\r\n',
  )
})

test.each(["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '%0', '|x'])(
  'keeps a spreadsheet from running %j as a formula',
  (text) => {
    expect(csvLine([text]).startsWith(`"'`)).toBe(true)
    expect(csvLine(['ann', text]).split(',')[1]?.startsWith(`"'`)).toBe(true)
  },
)

test('leaves email addresses and dates unchanged', () => {
  expect(csvLine(['ann@example.com', '2026-01-02T03:04:05Z'])).toBe('ann@example.com,2026-01-02T03:04:05Z\r\n')
})
