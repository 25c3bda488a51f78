import type { NoteBlock } from './note-block.ts'

const textOf = ({ spans }: NoteBlock) => spans.map(({ text }) => text).join('')

/** Writes the text of a page as Markdown, to be read like a note. A toggle with content is a heading above it. */
export function textOfBlocks(blocks: ReadonlyArray<NoteBlock>): string {
  let count = 0
  return blocks
    .map((block) => {
      count = block.kind === 'number' ? count + 1 : 0
      return linesOf(block, count)
    })
    .join('\n')
}

function linesOf(block: NoteBlock, position: number): string {
  const text = textOf(block)
  const inner = block.children.length > 0 ? `\n${textOfBlocks(block.children)}` : ''
  switch (block.kind) {
    case 'heading':
      return `\n${'#'.repeat(block.level + 1)} ${text}\n${inner}`
    case 'toggle':
      return inner ? `\n## ${text}\n${inner}` : `\n${text}`
    case 'bullet':
      return `- ${oneLine(text)}${inner}`
    case 'number':
      return `${position}. ${oneLine(text)}${inner}`
    case 'row':
      return `- ${block.cells
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' ')}`
    case 'divider':
    case 'image':
      return ''
    case 'group':
      return inner
    case 'paragraph':
    case 'quote':
    case 'code':
      return `\n${text}${inner}`
  }
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

/** Lists the pictures of a page, in order. */
export function picturesIn(blocks: ReadonlyArray<NoteBlock>): Array<string> {
  return blocks.flatMap(({ kind, url, children }) => [
    ...(kind === 'image' && url ? [url] : []),
    ...picturesIn(children),
  ])
}
