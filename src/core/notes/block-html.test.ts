import { expect, test } from 'vitest'
import { htmlOfBlocks } from './block-html.ts'
import type { NoteBlock } from './note-block.ts'

const plain = { bold: false, italic: false, code: false, href: null }
const block = (kind: NoteBlock['kind'], text: string, more: Partial<NoteBlock> = {}): NoteBlock => ({
  kind,
  spans: [{ text, ...plain }],
  level: 1,
  url: null,
  cells: [],
  children: [],
  ...more,
})
const html = (blocks: ReadonlyArray<NoteBlock>) => htmlOfBlocks(blocks, () => null)

test('joins neighboring items into one list, with the items inside of them', () => {
  const inner = block('bullet', 'inner')
  expect(html([block('bullet', 'one', { children: [inner] }), block('bullet', 'two'), block('number', 'three')])).toBe(
    '<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>\n<ol><li>three</li></ol>',
  )
})

test('writes text as text, and links only web addresses', () => {
  const spans = [
    { text: '<script>', ...plain, bold: true },
    { text: 'a & b', ...plain, href: 'javascript:alert(1)' },
    { text: 'here', ...plain, href: 'https://example.com/?a="b"' },
  ]
  expect(html([block('paragraph', '', { spans })])).toBe(
    '<p><strong>&lt;script&gt;</strong>a &amp; b<a href="https://example.com/?a=&quot;b&quot;">here</a></p>',
  )
})

test('leaves out pictures that cannot be shown', () => {
  const picture = block('image', 'A soup', { url: 'https://files.example/soup.png' })
  expect(html([picture])).toBe('')
  expect(htmlOfBlocks([picture], () => '/images/1/800.webp')).toBe('<img src="/images/1/800.webp" alt="A soup">')
})

test('writes a table, a heading and a toggle with its content', () => {
  const row = block('row', '', { cells: ['200 g', 'flour'] })
  const toggle = block('toggle', 'More', { children: [block('paragraph', 'Text')] })
  expect(html([block('heading', 'Title'), block('group', '', { children: [row] }), toggle])).toBe(
    '<h2>Title</h2>\n<table><tr><td>200 g</td><td>flour</td></tr></table>\n<h3>More</h3><p>Text</p>',
  )
})
