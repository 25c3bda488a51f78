import { longestPassword, shortestPassword } from '../core/password-rules.ts'
import { siteName } from '../core/site-name.ts'

/** What stands at the top of every list of leaked passwords, without the digits and signs people put after it. */
const common = new Set(
  `password passw0rd qwerty qwertyuiop qwertyuiopasdfghjkl qwertz qwertzuiop azerty azertyuiop asdfghjkl zxcvbnm qazwsx qazwsxedc
   onetwothree abcdefghij abcdefgh abcdef abc abcd abcde letmein letmeinplease welcome welcomehome iloveyou iloveyousomuch
   iloveyouforever iloveme ilovegod mylove princess sunshine football baseball basketball superman batman spiderman starwars
   dragon monkey master michael jordan ashley jennifer jessica charlie thomas andrew daniel matthew computer internet samsung
   liverpool chelsea arsenal barcelona manchester newyork london hello helloworld hellohello changeme changeit admin administrator
   root secret topsecret private guest login user username test testtest testing tester default trustno freedom whatever
   mustang corvette ferrari mercedes pokemon naruto minecraft butterfly chocolate cookies flower summer winter spring autumn
   january february march april june july august september october november december monday friday google facebook
   instagram linkedin myspace youtube p@ssw0rd p@ssword pa$$word pass passpass mypassword thepassword newpassword yourpassword
   nopassword password123qwe correcthorsebatterystaple jesuschrist godisgood blessed family familia
   babygirl lovelove forever loveyou tequiero teamo mariposa estrella contrasena passwort hallo hallohallo schatz motdepasse
   bonjour soleil marshmallow marshmallowkitchen kitchen recipes recipe cooking`.split(/\s+/),
)

/** The row of keys, the digits and the alphabet, there and back. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
].flatMap((row) => [row, [...row].toReversed().join('')])

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
  if (isCommon(plain)) return 'This password is one of the first that are tried. Choose a rarer one'
  const own = [email, email.split('@')[0] ?? '', name, siteName].map(letters)
  if (own.includes(letters(plain))) return 'Do not use your own name or address as a password'
  return undefined
}

function isCommon(plain: string): boolean {
  const bare = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  if (bare === '' && new Set(plain).size < 6) return true
  if (common.has(plain) || common.has(bare)) return true
  if (new Set(plain).size < 4 || isRepeated(plain)) return true
  return rows.some((row) => row.includes(plain))
}

/** The same piece over and over, such as `abcabcabcabc`. */
const isRepeated = (plain: string) => plain.length > 1 && (plain + plain).indexOf(plain, 1) < Math.min(plain.length, 7)

const letters = (text: string) => text.toLowerCase().replace(/[\d\W_]+/g, '') || '\0'
