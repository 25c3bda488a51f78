import {
  longestPassword,
  shortestPassword,
  tooLongPassword,
  tooShortPassword,
} from '../core/accounts/password-rules.ts'
import { siteName } from '../core/settings/site-name.ts'
import { passwordStrength } from './password-strength.ts'

interface Owner {
  email: string
  name?: string
}

/**
 * Explains what is wrong with a password. Undefined for a good one. All characters are allowed. Only length and rarity
 * count.
 */
export async function passwordProblem(password: string, owner: Owner): Promise<string | undefined> {
  // An emoji counts as one character.
  const length = [...password].length
  if (length < shortestPassword) return tooShortPassword
  if (password.length > longestPassword) return tooLongPassword
  switch (await passwordStrength(password.normalize('NFKC'), guessableWords(owner))) {
    case 'strong':
      return undefined
    case 'weak':
      return 'This password is easy to guess. Choose a longer or less common one'
    case 'made of known words':
      return "Don't use your name, your email address or the name of this site as a password"
  }
}

/** Words that anyone who knows the owner or the site tries first. */
function guessableWords({ email, name = '' }: Owner): Array<string> {
  const texts = [email, email.split('@')[0] ?? '', name, siteName]
  const words = texts.flatMap((text) => [text, text.replace(/\P{L}+/gu, ''), ...text.split(/\P{L}+/u)])
  return [...new Set(words)].filter((word) => word.length >= 3)
}
