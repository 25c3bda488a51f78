import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['UTF-8 declared as another charset', utf8('crème'), 'text/html; charset=iso-8859-1', 'crème'],
  ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('thé')]), '', 'thé'],
  ['UTF-16 with a byte order mark', new Uint8Array([0xff, 0xfe, 0xe9, 0x00]), '', 'é'],
  ['Windows-1252 declared as UTF-8', latin('<meta charset="utf-8">crème'), '', '<meta charset="utf-8">crème'],
  ['Windows-1252 without a declared charset', latin('crème br\u00fbl\u00e9e'), '', 'crème brûlée'],
  [
    'a charset named by the server',
    latin('\u00cc\u00ee\u00eb\u00ee\u00ea\u00ee'),
    'text/html;charset=windows-1251',
    'Молоко',
  ],
  [
    'a charset named by an XML declaration',
    latin('<?xml version="1.0" encoding="windows-1251"?>\u00cc\u00ee\u00eb'),
    '',
    '<?xml version="1.0" encoding="windows-1251"?>Мол',
  ],
  [
    'a charset named by the page',
    new Uint8Array([...latin('<meta charset=shift_jis>'), 0x90, 0x85]),
    '',
    '<meta charset=shift_jis>水',
  ],
  ['an unknown charset', latin('caf\u00e9'), 'text/html; charset=klingon', 'café'],
])('reads %s', (_, bytes, contentType, text) => expect(decodeText(bytes, contentType)).toBe(text))

test('keeps accents when one byte sequence is broken', () => {
  const bytes = new Uint8Array([...utf8('crème brûlée à la fraîche, pâte légère, gâteau, thé, café'), 0xff])
  expect(decodeText(bytes)).toContain('gâteau')
})
