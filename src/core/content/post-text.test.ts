import { expect, test } from 'vitest'
import { isNestedTooDeep, htmlLines, paragraphsOf } from './post-text.ts'

test('makes a paragraph of every nonblank line', () => {
  const texts = paragraphsOf('First.\n\n  Second. \r\nFirst.\n').map(({ text }) => text)
  expect(texts).toEqual(['First.', 'Second.', 'First.'])
  expect(paragraphsOf(' \n ')).toEqual([])
})

test('returns the words of an article, one line per block', () => {
  const html =
    '<h2>Salt &amp; fat</h2><p>One <b>egg</b>,<br>beaten</p><ul><li>a</li><li></li></ul><img src="/x" alt="A &quot;pan&quot;">&lt;p&gt; 3 < 4'
  expect(htmlLines(html)).toBe('Salt & fat\nOne egg,\nbeaten\n• a\n[A "pan"] <p> 3 < 4')
})

// With regular expressions for tags, each of these texts took minutes or at least exceeded this test's time limit.
test.each(['<', '<p ', '<img alt="', '<li', '&lt'])('400,000 characters of %s are read to the end', (part) => {
  const html = part.repeat(400_000 / part.length)
  expect(htmlLines(html).replace(/\s/g, '')).toBe(html.replace(/\s/g, ''))
})

const nested = (depth: number) => `${'<ul><li>'.repeat(depth)}x${'</li></ul>'.repeat(depth)}`

test('refuses only tags that are nested deeper than anyone writes', () => {
  expect([isNestedTooDeep(nested(200)), isNestedTooDeep(nested(201))]).toEqual([false, true])
  expect(isNestedTooDeep('<b>'.repeat(100_000))).toBe(true)
  // Elements without end tags, and elements that follow one another.
  expect(isNestedTooDeep(`${'<p>x<br>'.repeat(1_000)}${'<h2>y</h2>3 < 4 <!-- z -->'.repeat(1_000)}`)).toBe(false)
})
