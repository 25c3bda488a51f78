import { foldLetters } from '../text/fold-letters.ts'
import { namedUnit } from './unit-words.ts'

/**
 * Returns the unit's grammatical form for a number: "1 cup" but "2 cups", "2 łyżki" but "5 łyżek".
 * Words without known forms stay as written.
 */
export function unitForm(written: string, value: number): string {
  const forms = namedUnit(written)?.forms ?? []
  const wanted = forms[formIndex(value, forms.length)]
  if (wanted === undefined || forms.length < 2 || /\((?:s|n|e|en|es)\)/.test(written)) return written
  const targets = wanted.split(' ')
  const words = written.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length !== targets.length || foldLetters(words.join(' ')) === foldLetters(wanted)) return written
  let index = 0
  return written.replace(/[\p{L}\p{M}]+/gu, (word) => inCaseOf(word, targets[index++] ?? word))
}

function formIndex(value: number, count: number): number {
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
