import { bareLine } from './note-lines.ts'

const sourceLine =
  /^(?:source|quelle|fuente|fonte|bron|källa|kilde|lähde|źródło|zdroj|forrás|источник)\s?[:：]\s*(\S.{0,299})$/iu

/** Takes the line that names the source out of a text: "Source: my aunt", "Quelle: https://…". */
export function sourceApart(text: string): { body: string; author: string | null; url: string | null } {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && sourceLine.test(bareLine(line)))
  const source = sourceLine.exec(bareLine(lines[at] ?? ''))?.[1]
  if (source === undefined) return { body: text, author: null, url: null }
  const body = lines.toSpliced(at, 1).join('\n')
  const url = /^https?:\S+$/i.test(source) ? (URL.parse(source)?.href ?? null) : null
  return { body, author: url === null ? source : null, url }
}
