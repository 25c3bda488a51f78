import { commonPasswords } from './common-passwords.ts'
import { commonWords } from './common-words.ts'
import { isWalk } from './keyboard-walks.ts'
import { shortestPassword } from '../core/password-rules.ts'

const common = new Set([...commonPasswords, ...commonWords])

/** Signs people write for letters; a one is an i to some and an l to others. */
const letterFor = new Map([...'013456789@$!+|(€'].map((sign, index) => [sign, 'oieasgtbgasitlce'[index] ?? sign]))

/** Telephone numbers and dates, and whatever else is counted through in an hour. */
const isNumber = /^[\d\s.+/-]*$/
const longNumber = 16

/** Whether a program that guesses comes to it early, in small letters: from lists, and from what people do to a word or on a keyboard. */
export function isPredictable(plain: string): boolean {
  const withoutTail = plain.replace(/[\d\W_]+$/, '')
  const bare = withoutTail.replace(/^[\d\W_]+/, '')
  if (isNumber.test(plain) && plain.length < longNumber) return true
  if (new Set(plain).size < 4 || isWalk(plain)) return true
  return [plain, withoutTail, bare].some(
    (part) => isRepeated(part) || waysToRead(part).some((word) => common.has(word)),
  )
}

/** As it stands, without what is put between letters, and with letters where signs stand for them. */
function waysToRead(part: string): Array<string> {
  const joined = part.replace(/[\s._-]+/g, '')
  const letters = joined.replace(/[^a-z]/g, (sign) => letterFor.get(sign) ?? sign)
  const lettersToo = joined.replaceAll('1', 'l').replace(/[^a-z]/g, (sign) => letterFor.get(sign) ?? sign)
  return [part, joined, letters, lettersToo]
}

/** One piece over and over is worth no more than the piece, where that alone would be too short. */
function isRepeated(part: string): boolean {
  if (part.length < 2) return false
  const period = (part + part).indexOf(part, 1)
  return period < shortestPassword && period <= part.length / 2
}
