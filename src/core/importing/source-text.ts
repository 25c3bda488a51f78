import { parseDuration } from '../recipes/times/duration.ts'

/** The source of a recipe, for the editor: its lines as a visitor sees them, and addresses of its pictures. */
export interface SourceText {
  lines: ReadonlyArray<string>
  pictures: ReadonlyArray<string>
}

/** More lines than the longest recipe page shows around its recipe. */
export const mostSourceLines = 400
export const longestSourceLine = 500
export const mostSourcePictures = 12

/** The fields that take lines, in the order in which a line is looked for. */
export const lineFields = ['title', 'ingredients', 'instructions', 'tips', 'description'] as const
export type LineField = (typeof lineFields)[number]

export type FieldTexts = Record<LineField, string>

/** The fields of a recipe as typed, with its times in minutes and its servings. */
export interface TypedFields extends FieldTexts {
  numbers: ReadonlyArray<number>
}

export type LinkedField = LineField | 'numbers'

/**
 * Returns only the letters and digits of a line, so that bullets, spaces and the way of writing a fraction make no
 * difference.
 */
export const lineKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A shorter text may be part of any other by chance. */
const shortestPart = 8

/** How the lines of a field are separated. A title or description has one. */
const separators: Record<LineField, RegExp> = {
  title: /\n+/,
  description: /\n+/,
  ingredients: /\n+/,
  instructions: /\n\s*\n/,
  tips: /\n+/,
}

const partsOf = (text: string, field: LineField) => text.split(separators[field]).filter((part) => part.trim() !== '')

/** Returns the field that each line of the source became, or null. */
export function linkLines(lines: ReadonlyArray<string>, typed: TypedFields): Array<LinkedField | null> {
  const fields = lineFields.map((field) => {
    const keys = partsOf(typed[field], field).map(lineKey)
    return {
      field,
      keys: new Set(keys),
      longKeys: keys.filter((key) => key.length >= shortestPart),
      all: keys.join(' '),
    }
  })
  return lines.map((line) => {
    const key = lineKey(line)
    if (key === '') return null
    const whole = fields.find(({ keys }) => keys.has(key))
    if (whole) return whole.field
    const inside = key.length >= shortestPart ? fields.find(({ all }) => all.includes(key)) : undefined
    if (inside) return inside.field
    const around = fields.find(({ longKeys }) =>
      longKeys.some((part) => part.length * 2 > key.length && key.includes(part)),
    )
    if (around) return around.field
    return statesNumber(line, typed.numbers) ? 'numbers' : null
  })
}

/** Labels of times and servings in the languages that the importer reads. */
const numberLabel =
  /time|prep|cook|bake|total|serv|yield|makes|zeit|dauer|portion|personen|ergibt|temps|pr[ée]paration|cuisson|personnes|tiempo|racion|porcion|tempo|dosi|persone|porzion|tijd|bereiding|personen/i

function statesNumber(line: string, numbers: ReadonlyArray<number>): boolean {
  if (line.length > 80 || !/\d/.test(line) || !numberLabel.test(line)) return false
  const stated = new Set([parseDuration(line), ...(line.match(/\d+/g) ?? []).map(Number)])
  return numbers.some((number) => stated.has(number))
}

/** Returns a line as a field holds it: without its bullet, and a step also without its number. */
function cleaned(line: string, field: LineField): string {
  const text = line.replace(/^[\s•▢□☐◦*·–-]+/, '').trim()
  return field === 'instructions' ? text.replace(/^(?:step\s*)?\d{1,2}[.):]\s+/i, '') : text
}

interface Move {
  /** The position of the line in the source. */
  index: number
  /** Null takes the line out of the recipe. */
  to: LineField | null
}

/**
 * Moves a line of the source to a field, after the field's line that precedes it in the source. Removes it from the
 * field that it was linked to. Returns the changed texts. Words that did not come from the line stay.
 */
export function moveLine(source: ReadonlyArray<string>, typed: TypedFields, { index, to }: Move): FieldTexts {
  const line = source[index] ?? ''
  const links = linkLines(source, typed)
  const from = links[index] ?? null
  const texts: FieldTexts = Object.fromEntries(lineFields.map((field) => [field, typed[field]])) as FieldTexts
  if (from === to) return texts
  if (from !== null && from !== 'numbers') texts[from] = without(texts[from], from, line)
  if (to !== null) texts[to] = withLine(texts[to], to, { line, before: linesBefore(source, links, index, to) })
  return texts
}

/** Returns the lines of the field that come before a line in the source, nearest first. */
function linesBefore(
  source: ReadonlyArray<string>,
  links: ReadonlyArray<LinkedField | null>,
  index: number,
  field: LineField,
): Array<string> {
  return source
    .slice(0, index)
    .filter((_, earlier) => links[earlier] === field)
    .toReversed()
}

function without(text: string, field: LineField, line: string): string {
  const key = lineKey(line)
  const parts = partsOf(text, field)
  const whole = parts.findIndex((part) => lineKey(part) === key)
  if (whole >= 0) return joined(parts.toSpliced(whole, 1), field)
  // The line is part of a longer one, such as two sentences of a step.
  const shorter = parts.map((part) => withoutSpan(part, key))
  const at = shorter.findIndex((part) => part !== undefined)
  if (at >= 0) return joined(parts.with(at, shorter[at] ?? ''), field)
  // The line is longer than what became of it.
  const inside = parts.findIndex((each) => lineKey(each).length >= shortestPart && key.includes(lineKey(each)))
  return inside >= 0 ? joined(parts.toSpliced(inside, 1), field) : text
}

/** Removes the words with these letters, and the punctuation after them. Returns undefined if the text lacks them. */
function withoutSpan(text: string, key: string): string | undefined {
  const places: Array<number> = []
  let letters = ''
  let at = 0
  for (const character of text) {
    const own = lineKey(character)
    for (let count = own.length; count > 0; count -= 1) places.push(at)
    letters += own
    at += character.length
  }
  const from = letters.indexOf(key)
  const [start, last] = [places[from], places[from + key.length - 1]]
  if (start === undefined || last === undefined) return undefined
  const after = text.slice(last + String.fromCodePoint(text.codePointAt(last) ?? 0).length)
  return `${text.slice(0, start)}${after.replace(/^[.!?,;:)…]*\s*/, '')}`.trim()
}

function withLine(text: string, field: LineField, { line, before }: { line: string; before: ReadonlyArray<string> }) {
  const added = cleaned(line, field)
  if (field === 'title') return added
  if (field === 'description') return [text.trim(), added].filter(Boolean).join(' ')
  const parts = partsOf(text, field)
  const keys = parts.map(lineKey)
  const previous = before.map((earlier) => keys.lastIndexOf(lineKey(earlier))).find((at) => at >= 0)
  return joined(
    parts.toSpliced(previous === undefined ? (before.length > 0 ? parts.length : 0) : previous + 1, 0, added),
    field,
  )
}

const joined = (parts: ReadonlyArray<string>, field: LineField) =>
  parts.filter((part) => part.trim() !== '').join(field === 'instructions' ? '\n\n' : '\n')
