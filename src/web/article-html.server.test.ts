import { expect, test } from 'vitest'
import { cleanArticle } from './article-html.server.ts'

test('structure stays', () => {
  const html = '<h2>Yeast</h2><p>Warm, <strong>not</strong> hot.</p><ol start="2"><li>Wait</li></ol>'
  expect(cleanArticle(html)).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="https://example.com"></iframe>',
  '<p style="position:fixed;inset:0">x</p>',
  '<form action="https://example.com"><input name="password"></form>',
  '<style>body { display: none }</style>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<p title="</p><script>alert(1)</script>">x</p>',
])('%s is disarmed', (html) => {
  expect(cleanArticle(html)).not.toMatch(
    /<(?:script|iframe|svg|style|form|input|math)|javascript:|data:|onerror|style=/i,
  )
})

test('the page keeps its only first-level heading', () => {
  expect(cleanArticle('<h1>Flour</h1>')).toBe('<h2>Flour</h2>')
})

test('a link keeps its address and gives the next site no hold on this one', () => {
  expect(cleanArticle('<a href="/faq" target="_blank" onclick="x()">FAQ</a>')).toBe(
    '<a href="/faq" rel="noopener">FAQ</a>',
  )
})
