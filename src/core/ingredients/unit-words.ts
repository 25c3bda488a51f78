import { foldLetters } from '../text/fold-letters.ts'
import { countNames, modifiers, sizeNames } from './count-names.ts'
import { measureNames } from './measure-names.ts'
import { isCountedFoodAt, readSizeAbbreviation } from './size-abbreviation.ts'

export interface UnitWord {
  /** Where the unit starts, including modifiers ("heaped"). */
  start: number
  end: number
  /** Where the unit's own word starts. */
  wordStart: number
  id: string
}

export interface NamedUnit {
  id: string
  /** The forms of the name in each language that has it. */
  forms: ReadonlyArray<ReadonlyArray<string>>
}

function indexNames(): Map<string, NamedUnit> {
  const index = new Map<string, NamedUnit>()
  // Earlier tables win, so "glas" is a measure rather than a jar.
  for (const [id, list] of [measureNames, countNames, sizeNames].flatMap((table) => Object.entries(table))) {
    for (const name of list.split(',')) {
      const forms = name.split('|').map((form) => form.trim().replace(/\s+/g, ' '))
      for (const form of new Set(forms.map(foldLetters))) {
        const named = index.get(form)
        index.set(form, { id: named?.id ?? id, forms: [...(named?.forms ?? []), forms] })
      }
    }
  }
  return index
}

const index = indexNames()
/** Every word of every unit name, folded. */
export const unitWords: ReadonlyArray<string> = [...new Set([...index.keys()].flatMap((name) => name.split(' ')))]

const unspaced = [...index].filter(([name]) =>
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u.test(name),
)
const unspacedNames = new Set(unspaced.map(([name]) => name))

/** Looks up a unit by name, with its grammatical forms. */
export function namedUnit(name: string): NamedUnit | undefined {
  return index.get(foldLetters(name).replace(/[.()]/g, '').replace(/\s+/g, ' ').trim())
}

const wordPattern =
  /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\p{L})(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}"]){0,23}/uy
/** Separators between the words of a unit: "fl. oz", "colher (sopa)", "c.à.s". */
const gapPattern = /(?:\. ?| ?\(| |-)/y
/** "Prise(n)", "Dose/n". */
const pluralMark = /\((?:s|n|e|en|es|nen|r|er)\)|(?<=\p{L}{3})\/(?:s|n|en|e)(?![\p{L}\p{M}])/uy
const maxWords = 4
const unspacedStart = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u

function exec(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Finds the longest unit name that starts at this position. */
export function readUnitName(text: string, at: number): { id: string; end: number } | null {
  if (unspacedStart.test(text[at] ?? '')) return readUnspaced(text, at)
  if (text[at] === '"' || text[at] === '″') return { id: 'inch', end: at + 1 }
  let key = ''
  let position = at
  let best: { id: string; end: number } | null = null
  for (let count = 0; count < maxWords; count++) {
    const word = exec(wordPattern, text, position)
    if (word === null) break
    position += word.length
    position += exec(pluralMark, text, position)?.length ?? 0
    key = key === '' ? foldLetters(word) : `${key} ${foldLetters(word)}`
    const id = word === 'T' && count === 0 ? 'tbsp' : index.get(key)?.id
    if (id !== undefined && mayEndHere(text, at, position, id)) best = { id, end: closeUnit(text, at, position) }
    const gap = exec(gapPattern, text, position)
    if (gap === null) break
    position += gap.length
  }
  return best
}

const hyphenTail = /^-\p{L}/u
/** "2 rib eye steaks", "4 rib chops". */
const cutOfRib = /^[ -](?:eye|chop|steak|roast|tip|bone|meat)/iu
/** "Un quart de tomate" is a quarter, unlike "a quart of milk". */
const frenchFood = /^ (?:d'|(?:de|du|des)(?![\p{L}-]))/iu

function mayEndHere(text: string, start: number, end: number, id: string): boolean {
  if (/[\p{L}\p{M}]/u.test(text[end] ?? '') && !unspacedStart.test(text[end] ?? '')) return false
  if (id === 'rib' && cutOfRib.test(text.slice(end, end + 8))) return false
  if (id === 'quart' && frenchFood.test(text.slice(end, end + 5))) return false
  // "4 clove-studded onions", "2 TK-Fischfilets": with a hyphen the name is part of another word.
  if (Object.hasOwn(countNames, id) || id === 'tsp' || id === 'tbsp') return !hyphenTail.test(text.slice(end, end + 2))
  // "3 in Scheiben": only "1in", "1-in" and "1 in." are inches.
  const isIn = end - start === 2 && text.slice(start, end).toLowerCase() === 'in'
  return !isIn || text[start - 1] !== ' ' || text[end] === '.'
}

/** Includes the closing bracket of a unit, or the period of an abbreviation. */
function closeUnit(text: string, start: number, end: number): number {
  const own = text.slice(start, end)
  if (own.lastIndexOf('(') > own.lastIndexOf(')')) return text[end] === ')' ? end + 1 : end
  return text[end] === '.' && text[end + 1] !== '.' ? end + 1 : end
}

function readUnspaced(text: string, at: number): { id: string; end: number } | null {
  for (let length = 6; length > 0; length--) {
    const name = text.slice(at, at + length)
    if (unspacedNames.has(foldLetters(name)))
      return { id: index.get(foldLetters(name))?.id ?? '', end: at + name.length }
  }
  return null
}

/** Reads a unit with its modifiers: "heaped tbsp", "very thin slices". */
export function readUnit(text: string, at: number): UnitWord | null {
  const direct = readUnitName(text, at)
  if (direct && !isSize(direct.id)) return { start: at, wordStart: at, ...direct }
  let position = at
  for (let count = 0; count < 3; count++) {
    const word = exec(/[\p{L}\p{M}-]{1,16}/uy, text, position)
    if (word === null || !modifiers.has(foldLetters(word))) break
    position += word.length
    position += exec(/[. ,]{0,2}/y, text, position)?.length ?? 0
    const unit = readUnitName(text, position)
    if (unit && !isSize(unit.id)) return { start: at, wordStart: position, ...unit }
  }
  const size = readSize(text, at)
  return size && { start: at, wordStart: at, ...size }
}

/** Nobody cooks 20 large onions. From here on, "gr." means grams of them. */
const mostOfSize = 20

/**
 * Reads the unit of a number. In Spanish and Japanese recipes, "200 cc" means milliliters. In French ones, "2 cc" means
 * spoons.
 */
export function readUnitOf(text: string, count: number, at: number): UnitWord | null {
  const unit = readUnit(text, at)
  const size = unit?.id === 'tsp' || (unit?.id === 'g' && count < mostOfSize) ? readSizeAbbreviation(text, at) : null
  const container = size && readUnit(text, size.end)
  if (container && Object.hasOwn(countNames, container.id)) return { ...container, start: at }
  // The name keeps the size: "kl. Zwiebel".
  if (size && isCountedFoodAt(text, size.end)) return null
  const isVolume = unit?.id === 'tsp' && count >= 10 && /^cc\b/i.test(text.slice(unit.wordStart, unit.end + 1))
  return unit && isVolume ? { ...unit, id: 'ml' } : unit
}

function readSize(text: string, at: number): { id: string; end: number } | null {
  const hyphenated = exec(/[\p{L}\p{M}]{1,12}-[\p{L}\p{M}]{1,8}/uy, text, at)
  const named = hyphenated === null ? undefined : index.get(foldLetters(hyphenated))
  if (hyphenated !== null) return named && isSize(named.id) ? { id: named.id, end: at + hyphenated.length } : null
  const direct = readUnitName(text, at)
  return direct && isSize(direct.id) ? direct : null
}

export function isSize(id: string): boolean {
  return Object.hasOwn(sizeNames, id)
}
