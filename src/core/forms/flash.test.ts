import { expect, test } from 'vitest'
import { type Flash, flashCookie, flashTaken, readFlash, readNewFlash, shownFlashCookie } from './flash.ts'

const sentBack = (cookie: string) => `theme=dark; ${cookie.split(';')[0]}; other=1`

test.each<Flash>([
  { kind: 'success', title: 'Thank you. We’ll look into it.' },
  { kind: 'error', title: 'Größe; "100 %", \u{1F36B}', description: 'One\nand two, really' },
  { kind: 'info', title: ',"isShown":true}', description: '\\,"isShown":true}' },
])('shows %j on the next page and then only to its script', (flash) => {
  expect(readNewFlash(sentBack(flashCookie(flash)))).toEqual(flash)
  expect(readNewFlash(sentBack(shownFlashCookie(flash)))).toBe(null)
  expect(readFlash(sentBack(shownFlashCookie(flash)))).toEqual(flash)
})

test.each([
  '',
  'theme=dark',
  sentBack(flashTaken),
  'marshmallow.flash=%',
  'marshmallow.flash={}',
  'xmarshmallow.flash=%7B%22kind%22%3A%22info%22%2C%22title%22%3A%22x%22%7D',
])('reads no message from %j', (cookies) => {
  expect([readFlash(cookies), readNewFlash(cookies)]).toEqual([null, null])
})
