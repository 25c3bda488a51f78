import { fractionSigns, startsWithNumber } from '../../core/ingredients/fraction-signs.ts'
import { unitWords } from '../../core/ingredients/unit-words.ts'
import { foldLetters } from '../../core/text/fold-letters.ts'
import { stepWord } from '../../core/recipes/step-numbers.ts'

/** Matches marks at the start of a line: bullets, checkboxes and dashes. */
const bullet = /^(?:[\s•·●○◦▪▫■□▢☐☑✓✔✅►▶▸➤➜→»‣⁃*★☆◻◼⬜🔸🔹🔶🔷]\ufe0f?|[-–—]\s+|\[\s?\]\s*)+/u

const stepNumber = new RegExp(
  `^(?:[①-⑳❶-❿➀-➓]\\s*|\\d{1,2}\\ufe0f?\\u20e3\\s*|\\d{1,2}(?:\\.|st|nd|rd|th)?\\s?(?:${stepWord})(?!\\p{L})\\s*[.:)\\-–—|]*|(?:${stepWord})\\s*(?:n[or°º]\\.?\\s*)?\\d{1,2}(?:\\s*(?:/|of|von|de|av|di)\\s*\\d{1,2})?(?![\\d.,/]*\\d|\\p{L})\\s*[.:)\\-–—|]*|(?:${stepWord})\\s+(?:one|two|three|four|five|six|seven|eight|nine|ten)\\b\\s*[.:)\\-–—|]*|\\d{1,2}\\s*(?:[.)](?!\\d)\\s*[-–]?|[-–](?=\\s))\\s*|\\(\\d{1,2}\\)\\s*)\\s*`,
  'iu',
)

/** "**2 eggs** and milk" begins with bold text, not with a bullet. */
const boldStart = /^\s*\*\*(?=[^\s*])[^*]{1,300}\*\*/

export function withoutBullet(line: string): string {
  return boldStart.test(line) ? line.trim() : line.replace(bullet, '').trim()
}

/** Removes the step number of "Step 3: Whisk", "3. Whisk" and "3) Whisk", because the list shows its own numbers. */
export function withoutStepNumber(line: string): string {
  return withoutBullet(line).replace(stepNumber, '').replace(gluedNumber, '').trim()
}

/** Matches a number from a separate box that was joined to the text: "1Preheat". */
const gluedNumber = /^\d{1,2}(?=\p{Lu}\p{Ll})/u

const forThe =
  /^(?:for (?:the |serving|garnish|topping)|für (?:den|die|das|dem)\b|pour (?:la|le|les|l['’])|para (?:la|el|las|los|o|a|os|as)\b|per (?:la|il|lo|le|gli|i|l['’])|voor (?:de|het)\b|till |til |для )/iu

const numberOrMark = new RegExp(`[\\d:,${fractionSigns}]`)

/** Returns true for the heading of a group ("For the sauce:", "Dough:"), which is not an ingredient. */
export function isGroupHeading(line: string): boolean {
  if (line.length > 80 || line === '') return false
  if (line.endsWith(':')) return !startsWithNumber(line)
  return forThe.test(line) && !numberOrMark.test(line) && line.split(' ').length <= 6
}

/** Returns true for a line in capitals ("FOR THE GLAZE", "SALAD"). Among ordinary lines, it is a heading. */
export function isShouted(line: string): boolean {
  return line.length < 50 && /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/\d/.test(line)
}

export function headingText(line: string): string {
  return line.replace(/\s*:$/, '').trim()
}

/**
 * Returns the name of a group without what sets it off from the list: "For the icing -", "For the tacos:*", "Sauce
 * ingredients". "Dry ingredients" would be nothing without its noun.
 */
export function groupName(name: string): string {
  const bare = name.replace(/(?<![\s:*–—-])[\s:*–—-]+$/, '') || name
  return bare.replace(namedIngredients, '')
}

const namedIngredients =
  /(?<=\p{L})(?<!(?:^|[\s/&(-])(?:the|all|your|our|my|these|some|first|second|last|final|same|dry|wet|liquid|powdered|main|other|remaining|additional|optional|required|basic|simple|secret|extra|fresh|frozen|raw|warm|cold|chilled|temperature|hot|solid|sweet|savory|key|special|and|for|of|with))\s+ingredients$/iu

/**
 * Returns true if a line closes the bracket that the line before it left open, so both are one. Sites that cut steps at
 * each point cut "(th. 6)" too. A step number, "2) Bake", closes nothing.
 */
export function closesBracket(line: string, before: string): boolean {
  const open = before.lastIndexOf('(')
  if (open < 0 || before.indexOf(')', open) >= 0) return false
  return /^[^()]{1,60}\)/.test(line) && !/^\s*\w{1,2}\)\s+\p{Lu}/u.test(line)
}

/** Writes "1 carrot , grated" and "( or butter )" as "1 carrot, grated" and "(or butter)". */
export function withTidySpaces(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N})%]) ,(?= )/gu, ',')
    .replace(/\( (?=[\p{L}\p{N}])/gu, '(')
    .replace(/(?<=[\p{L}\p{N}.]) \)/gu, ')')
}

/** Writes "1 tablespoon tablespoon sugar" as "1 tablespoon sugar". Forms take the unit from two fields. */
export function withoutSecondUnit(line: string): string {
  const written = /^([^\p{L}]{1,12}\p{L}+\.?) (?=\p{L})/u.exec(line)
  const [, amount = ''] = written ?? []
  const unit = amount.replace(/^[^\p{L}]+/u, '')
  const rest = line.slice(amount.length + 1)
  const isTwice = startsWithNumber(amount) && unit !== '' && rest.toLowerCase().startsWith(`${unit.toLowerCase()} `)
  return isTwice && unitWords.includes(foldLetters(unit)) ? `${amount}${rest.slice(unit.length)}` : line
}

/**
 * Removes the outer ones of nested brackets: "8 apples (cold (see note 1))" becomes "8 apples, cold (see note 1)".
 * Recipe plugins put brackets around notes that may have brackets.
 */
export function withoutNestedBrackets(line: string): string {
  let text = line
  for (let pair = nestingPair(text); pair; pair = nestingPair(text)) {
    const before = text.slice(0, pair.open).trimEnd()
    const inside = text.slice(pair.open + 1, pair.close).trim()
    const joint = before === '' || /[,;:(]$/.test(before) || inside.startsWith('(') ? ' ' : ', '
    text = `${before}${joint}${inside}${text.slice(pair.close + 1)}`.trim()
  }
  return text
}

/** Returns the first pair of brackets that contains another pair. */
function nestingPair(text: string): { open: number; close: number } | undefined {
  const open: Array<{ at: number; isNesting: boolean }> = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') {
      const outer = open.at(-1)
      if (outer) outer.isNesting = true
      open.push({ at, isNesting: false })
    } else if (text[at] === ')') {
      const last = open.pop()
      if (last?.isNesting) return { open: last.at, close: at }
    }
  }
  return undefined
}

/** Five places or more were calculated. No cook writes them. */
const calculated = /(?<![\d.,])(\d{1,4})\.(\d{5,20})(?![\d.,]*\d)/g
const sixths = ['', '⅙', '⅓', '½', '⅔', '⅚', '']

/** Writes "0.3333333333 cup" as "⅓ cup" and "226.796185 g" as "226.8 g". */
export function withoutLongDecimals(line: string): string {
  return line.replace(calculated, (written: string, whole: string) => {
    const value = Number(written)
    const count = Math.round((value - Number(whole)) * 6)
    const isFraction = Math.abs(Number(whole) + count / 6 - value) < 0.0001
    const sign = isFraction ? sixths[count] : ''
    if (sign) return whole === '0' ? sign : `${whole}${sign}`
    return String(Number(value < 0.1 ? value.toPrecision(2) : value.toFixed(2)))
  })
}

const letter = /^\(?([a-z])\s?[.)]\s+(?=\p{L})/iu

/** Removes "a)", "b)", "c)" before steps, because the list shows its own numbers. */
export function withoutStepLetters<Written extends { text: string }>(steps: ReadonlyArray<Written>): Array<Written> {
  const isLettered =
    steps.length > 1 &&
    steps.every(({ text }, index) => letter.exec(text)?.[1]?.toLowerCase().charCodeAt(0) === firstLetter + index)
  return steps.map((step) => (isLettered ? { ...step, text: step.text.replace(letter, '') } : step))
}

const firstLetter = 'a'.charCodeAt(0)
