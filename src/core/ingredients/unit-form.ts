import { foldLetters } from '../text/fold-letters.ts'
import { namedUnit } from './unit-words.ts'

const pluralMark = /\((?:s|n|e|en|es)\)/

/**
 * Returns the unit's grammatical form for a number: "1 cup" but "2 cups", "2 łyżki" but "5 łyżek".
 * Words without known forms stay as written, and so do those with two: the French and the Dutch "pot".
 */
export function unitForm(written: string, value: number): string {
  const wanted = formsOf(written).map((forms) => forms[formIndex(value, forms.length)] ?? '')
  const [form = ''] = wanted
  const isKnown = form !== '' && wanted.every((other) => foldLetters(other) === foldLetters(form))
  if (!isKnown || pluralMark.test(written)) return written
  const targets = form.split(' ')
  const words = written.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length !== targets.length || foldLetters(words.join(' ')) === foldLetters(form)) return written
  let index = 0
  return written.replace(/[\p{L}\p{M}]+/gu, (word) => inCaseOf(word, targets[index++] ?? word))
}

/** The forms in the languages that spell the name so. German nouns have capitals, also in the tables. */
function formsOf(written: string): ReadonlyArray<ReadonlyArray<string>> {
  const all = namedUnit(written)?.forms ?? []
  const isCapital = /^\p{Lu}/u.test(written)
  const german = all.filter(([one = '']) => /^\p{Lu}/u.test(one))
  const ofCase = isCapital && german.length > 0 ? german : all.filter((forms) => !german.includes(forms))
  const exact = ofCase.filter((forms) => forms.some((form) => form.toLowerCase() === written.toLowerCase()))
  return exact.length > 0 ? exact : ofCase
}

function formIndex(value: number, count: number): number {
  if (count < 2) return 0
  if (count < 3) return value > 1 ? 1 : 0
  if (!Number.isInteger(value)) return 1
  if (value === 1) return 0
  const [ones, tens] = [value % 10, value % 100]
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2
}

function inCaseOf(model: string, word: string): string {
  if (foldLetters(model) === foldLetters(word)) return model
  const [first = ''] = model
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
