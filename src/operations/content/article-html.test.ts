import { expect, test } from 'vitest'
import { cleanArticle } from './article-html.ts'

test('preserves structure', () => {
  const html = '<h2>Yeast</h2><p>Warm, <strong>not</strong> hot.</p><ol start="2"><li>Wait</li></ol>'
  expect(cleanArticle(html).html).toBe(html.replace('<h2>', '<h2 id="yeast">'))
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
])('removes active content from %s', (html) => {
  expect(cleanArticle(html).html).not.toMatch(
    /<(?:script|iframe|svg|style|form|input|math)|javascript:|data:|onerror|style=/i,
  )
})

test('turns a first-level heading into a second-level one', () => {
  expect(cleanArticle('<h1>Flour</h1>').html).toBe('<h2 id="flour">Flour</h2>')
})

test('keeps the address of a link and protects this site from the linked one', () => {
  expect(cleanArticle('<a href="/faq" target="_blank" onclick="x()">FAQ</a>').html).toBe(
    '<a href="/faq" rel="noopener">FAQ</a>',
  )
})

test('lists headings as table of contents, each with its own anchor', () => {
  const { html, headings } = cleanArticle(
    '<h2>Salt &amp; <em>fat</em></h2><p>.</p><h3>Main</h3><h2>Salt &lt;fat&gt;</h2><h4>Deep</h4><h2> </h2><h2 id="x">Sôß</h2>',
  )
  expect(headings).toEqual([
    { id: 'salt-fat', text: 'Salt & fat', level: 2 },
    { id: 'main-2', text: 'Main', level: 3 },
    { id: 'salt-fat-2', text: 'Salt <fat>', level: 2 },
    { id: 'soss', text: 'Sôß', level: 2 },
  ])
  for (const { id, level } of headings) expect(html).toContain(`<h${level} id="${id}">`)
  expect(html).toContain('<h4>Deep</h4>')
})

test('cannot be tricked by markup in a heading', () => {
  const { html } = cleanArticle('<h2>"><img src=x onerror=alert(1)></h2><h2><h3>inside</h3></h2><h2>left open')
  expect(html).not.toMatch(/onerror|id="[^"]*[^a-z0-9"-]/)
})

// This test exceeded its limit when each of 40,000 equal headings started counting at 2 again.
test('lists the first two hundred headings, each with its own anchor', () => {
  const { html, headings } = cleanArticle('<h2>x</h2>'.repeat(40_000))
  expect([headings.length, headings.at(1)?.id, headings.at(-1)?.id]).toEqual([200, 'x-2', 'x-200'])
  expect(html.match(/<h2/g)).toHaveLength(40_000)
})

test('gives a heading with a number its own anchor', () => {
  const ids = cleanArticle('<h2>x-2</h2><h2>x</h2><h2>x</h2><h2>x</h2>').headings.map(({ id }) => id)
  expect(ids).toEqual(['x-2', 'x', 'x-3', 'x-4'])
})
