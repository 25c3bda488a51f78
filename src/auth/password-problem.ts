import { longestPassword, shortestPassword } from '../core/password-rules.ts'
import { siteName } from '../core/site-name.ts'
import { isPredictable } from './predictable-password.ts'

interface Owner {
  email: string
  name?: string
}

/** A sentence about what is wrong with a password; undefined when nothing is. Any characters will do: length and rarity count. */
export function passwordProblem(password: string, { email, name = '' }: Owner): string | undefined {
  // As long as it looks: an emoji is one character.
  const length = [...password].length
  if (length < shortestPassword) return `A password has at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `A password has at most ${longestPassword} characters`
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPredictable(plain)) return 'This password is one of the first that are tried. Choose a rarer one'
  const own = [email, email.split('@')[0] ?? '', name, siteName].map(letters).filter(Boolean)
  if (own.includes(letters(plain))) return 'Do not use your own name or address as a password'
  return undefined
}

const letters = (text: string) => text.toLowerCase().replace(/\P{L}+/gu, '')
