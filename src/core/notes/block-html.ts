import type { NoteBlock, NoteSpan } from './note-block.ts'

type Picture = (url: string) => string | null

/** Writes a page as HTML. `pictureAt` returns where a picture is shown, or null to leave it out. */
export function htmlOfBlocks(blocks: ReadonlyArray<NoteBlock>, pictureAt: Picture): string {
  const parts: Array<string> = []
  for (let index = 0; index < blocks.length;) {
    const [first] = blocks.slice(index)
    if (!first) break
    const list = listOf[first.kind]
    const end = list ? endOfRun(blocks, index) : index + 1
    const inner = blocks.slice(index, end).map((block) => htmlOf(block, pictureAt))
    parts.push(list ? `<${list}>${inner.join('')}</${list}>` : inner.join(''))
    index = end
  }
  return parts.join('\n')
}

const listOf: Partial<Record<NoteBlock['kind'], string>> = { bullet: 'ul', number: 'ol', row: 'table' }

function endOfRun(blocks: ReadonlyArray<NoteBlock>, start: number): number {
  const other = blocks.findIndex(({ kind }, index) => index > start && kind !== blocks[start]?.kind)
  return other === -1 ? blocks.length : other
}

function htmlOf(block: NoteBlock, pictureAt: Picture): string {
  const text = block.spans.map(htmlOfSpan).join('')
  const inner = htmlOfBlocks(block.children, pictureAt)
  switch (block.kind) {
    case 'heading': {
      const tag = `h${Math.min(4, block.level + 1)}`
      return `<${tag}>${text}</${tag}>${inner}`
    }
    case 'toggle':
      return inner ? `<h3>${text}</h3>${inner}` : `<p>${text}</p>`
    case 'bullet':
    case 'number':
      return `<li>${text}${inner}</li>`
    case 'quote':
      return `<blockquote><p>${text}</p>${inner}</blockquote>`
    case 'code':
      return `<pre><code>${text}</code></pre>`
    case 'divider':
      return '<hr>'
    case 'row':
      return `<tr>${block.cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
    case 'image': {
      const shown = block.url && pictureAt(block.url)
      return shown
        ? `<img src="${escaped(shown)}" alt="${escaped(block.spans.map((span) => span.text).join(''))}">`
        : ''
    }
    case 'paragraph':
      return text ? `<p>${text}</p>${inner}` : inner
    case 'group':
      return inner
  }
}

function htmlOfSpan({ text, bold, italic, code, href }: NoteSpan): string {
  let html = escaped(text).replaceAll('\n', '<br>')
  if (code) html = `<code>${html}</code>`
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return href && /^https?:/i.test(href) ? `<a href="${escaped(href)}">${html}</a>` : html
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
