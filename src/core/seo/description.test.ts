import { expect, test } from 'vitest'
import { articleDescription } from './description.ts'

const long = 'Bread keeps best in a paper bag. '.repeat(20)

test.each([
  ['Crisp.', '<p>Bread.</p>', 'Crisp.'],
  ['', '<h2>Toast</h2><p>Bread &amp; butter.</p>', 'Toast Bread & butter.'],
  ['', '<table><tr><th>Cut</th><th>Minutes</th></tr></table>', 'Cut Minutes'],
  ['', 'Bread.\nButter.', 'Bread. Butter.'],
  ['', '<p><img src="/images/a/400.webp" alt="Two slices">Bread.</p>', 'Bread.'],
  ['', '<p><img src="/images/a/400.webp" alt="Two slices"></p>', ''],
])('describes a post with the summary "%s" and the text %s', (excerpt, content, description) => {
  expect(articleDescription({ excerpt, content })).toBe(description)
})

test('shortens a long text at the end of a word', () => {
  const description = articleDescription({ excerpt: '', content: `<p>${long}</p>` })
  expect(description).toMatch(/^Bread keeps best .*\w…$/)
  expect(description.length).toBeLessThanOrEqual(160)
})
