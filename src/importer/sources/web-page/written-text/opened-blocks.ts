import { sectionOf } from '../section-words.ts'

/** `!!! tip "Serve warm"`, `??? note` */
const admonition = /^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+([\w-]{1,30})(?:[ \t]+"([^"\n]{0,200})")?[ \t]*$/
/** `=== "Ingredients"` */
const tab = /^([ \t]*)===[!+]?[ \t]+"([^"\n]{1,200})"[ \t]*$/
/** `.. note::` */
const directive = /^([ \t]*)\.\.[ \t]+([\w-]{1,30})::(?:[ \t]+(\S.{0,200}))?[ \t]*$/
const label = /^\.\.[ \t]+_[^\n:]{1,100}:[ \t]*$/
const notes = /^(?:tip|note|hint|warning|important|info|question|caution|attention|danger|seealso)$/i
const withoutWords = /^(?:index|meta|contents|toctree|image|figure|sectionauthor|codeauthor|highlight|raw|include)$/i
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/
const deepest = 4

interface Block {
  indent: number
  kind: string
  title: string
}

/**
 * Opens the indented blocks of MkDocs and reStructuredText: `!!! abstract "Ingredients"` becomes a heading, and a note
 * a line that starts with "Tip:".
 */
export function withBlocksOpened(text: string): string {
  if (!/^[ \t]*(?:!!!|\?\?\?|={3}[!+]? "|\.\. )/m.test(text)) return text
  return opened(text.split('\n'), 0).join('\n')
}

function opened(lines: ReadonlyArray<string>, depth: number): Array<string> {
  const written: Array<string> = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const block = depth > deepest ? null : blockAt(line)
    if (block === null) {
      if (!label.test(line)) written.push(line)
      continue
    }
    let end = at + 1
    while (end < lines.length && isInside(lines[end] ?? '', block.indent)) end += 1
    const body = opened(dedented(lines.slice(at + 1, end)), depth + 1)
    // A block may have more lines than a call takes arguments.
    for (const output of writtenAs(block, body)) written.push(output)
    at = end - 1
  }
  return written
}

function blockAt(line: string): Block | null {
  const [, margin, kind = '', title = ''] = admonition.exec(line) ?? directive.exec(line) ?? []
  if (margin !== undefined) return { indent: margin.length, kind, title }
  const [, space, name = ''] = tab.exec(line) ?? []
  return space === undefined ? null : { indent: space.length, kind: '', title: name }
}

const marginOf = (line: string) => line.length - line.trimStart().length
const isInside = (line: string, indent: number) => line.trim() === '' || marginOf(line) > indent

function dedented(lines: ReadonlyArray<string>): Array<string> {
  const margin = lines.reduce((least, line) => (line.trim() === '' ? least : Math.min(least, marginOf(line))), 40)
  return lines.map((line) => line.slice(Math.min(margin, marginOf(line))))
}

function writtenAs({ kind, title }: Block, body: ReadonlyArray<string>): Array<string> {
  if (withoutWords.test(kind)) return ['']
  const name = title || kind
  const isNote = notes.test(kind) && sectionOf(name) !== 'ingredients' && sectionOf(name) !== 'steps'
  if (!isNote || body.some((line) => item.test(line))) return ['', `## ${name}`, '', ...body, '']
  const words = body.map((line) => line.trim()).filter(Boolean)
  const sentence = title === '' || words.length === 0 ? title : `${title.replace(/[:.]$/, '')}:`
  return ['', `Tip: ${[sentence, ...words].filter(Boolean).join(' ')}`, '']
}
