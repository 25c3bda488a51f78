import { bareLine } from './note-lines.ts'

const sourceLine =
  /^(?:source|quelle|fuente|fonte|bron|källa|kilde|lähde|źródło|zdroj|forrás|источник)\s?[:：]\s*(\S.{0,299})$/iu
const sourceHeading =
  /^(?:sources?|references?|quellen?|fuentes?|font[ei]s?|bron(?:nen)?|källor?|kilder?|źródł[oa]|zdroje?|forrás(?:ok)?|références?|referencias?|riferimenti|источники?)\s*[:：]?$/iu
const heading = /^\s*#{1,6}\s/
const link = /\[([^[\]\n]{1,200})\]\((https?:\/\/[^()\s]{1,1000})\)/i
const address = /https?:\/\/[^\s()[\]<>]{1,1000}/i
const longestSource = 300

interface SourceApart {
  body: string
  author: string | null
  url: string | null
}

/**
 * Takes the line that names the source out of a text: "Source: my aunt", "Quelle: https://…". Markdown also has it below
 * a heading.
 */
export function sourceApart(text: string): SourceApart {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index > 0 && sourceLine.test(unbracketed(line)))
  const source = sourceLine.exec(unbracketed(lines[at] ?? ''))?.[1]
  if (source !== undefined) return { body: lines.toSpliced(at, 1).join('\n'), ...named(source) }
  const start = lines.findIndex((line, index) => index > 0 && heading.test(line) && sourceHeading.test(bareLine(line)))
  if (start < 0) return linkApart(lines)
  const length = lines.slice(start + 1).findIndex((line) => heading.test(line))
  const end = length < 0 ? lines.length : start + 1 + length
  const words = lines
    .slice(start + 1, end)
    .map((line) => bareLine(line.replace(/^\s*[-*+•]\s+/, '')))
    .filter(Boolean)
    .join(' ')
  return { body: lines.toSpliced(start, end - start).join('\n'), ...named(words) }
}

const originWords =
  /original|adapted|inspired by|based on|taken from|recipe from|angelehnt|inspiriert|adapté|inspirée? (?:de|par)|adaptad[ao]|basad[ao]|adattat[ao]|ispirat[ao]|gebaseerd|bewerkt/iu
const longestOrigin = 300

/** "[Original recipe](https://…)" is no step. A sentence such as "Adapted from [my aunt](https://…)." stays. */
function linkApart(lines: ReadonlyArray<string>): SourceApart {
  const at = lines.findIndex((line, index) => index > 0 && namesOrigin(line))
  const words = (lines[at] ?? '').trim()
  const [whole, , linked = ''] = link.exec(words) ?? []
  const url = URL.parse(linked)?.href ?? null
  const body = url !== null && whole === words ? lines.toSpliced(at, 1) : lines
  return { body: body.join('\n'), author: null, url }
}

function namesOrigin(line: string): boolean {
  if (line.length > longestOrigin || !line.includes('](http')) return false
  const links = line.match(/\]\(http/g)?.length ?? 0
  return links === 1 && !/^\s*(?:[-*+•]|\d{1,3}[.)])\s/.test(line) && originWords.test(line)
}

/** "(Source: …)" */
function unbracketed(line: string): string {
  const words = bareLine(line)
  return words.startsWith('(') && words.endsWith(')') ? words.slice(1, -1) : words
}

/** An address counts more than the words around it, but "[my aunt](https://…)" names both. */
function named(source: string): Omit<SourceApart, 'body'> {
  const [whole, name, linked] = link.exec(source) ?? []
  const url = URL.parse(linked ?? address.exec(source)?.[0] ?? '')?.href ?? null
  if (url === null) return { author: source.slice(0, longestSource) || null, url }
  return { author: whole === source.trim() ? (name ?? null) : null, url }
}
