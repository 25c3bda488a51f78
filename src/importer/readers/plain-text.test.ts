import { expect, test } from 'vitest'
import { plainLines, plainText } from './plain-text.ts'

test.each([
  ['<b>Salt</b> &amp; pepper', 'Salt & pepper'],
  ['&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;', 'Twice'],
  ['1&nbsp;cup\u00a0 flour', '1 cup flour'],
  ['less than < 5 minutes', 'less than < 5 minutes'],
  ['purÃ©e, cupÂ\u00a0sugar, donâ€™t', 'purée, cup sugar, don’t'],
  ['<script>alert(1)</script>ok', 'ok'],
  ['<span>1</span><span>cup</span>', '1 cup'],
  ['<b>P</b>reheat', 'Preheat'],
])('turns %s into %s', (value, text) => expect(plainText(value)).toBe(text))

test.each([
  ['one\ntwo\r\n\r\nthree', ['one', 'two', 'three']],
  ['<p>one\nstill one</p><p>two</p>', ['one still one', 'two']],
  ['<ol><li>one</li><li>two</li></ol>', ['one', 'two']],
  ['one<br/>two', ['one', 'two']],
])('splits %j into the lines %j', (value, lines) => expect(plainLines(value)).toEqual(lines))
