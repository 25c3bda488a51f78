import { sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine } from './note-lines.ts'

/** Editors wrap later. A shorter line was ended by its writer. */
const shortestWrapped = 45
const fewestAmounts = 2
const fewestJoins = 2
/** The next word of the longest known line may be long. A line beyond that was not wrapped. */
const longestNext = 12

const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/
const opensBlock = /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|[#>|<=~`]|!?\[|[-*_]{3})/
const endsSentence = /[.!?:;。！？…]["'”’»)]*$/u
const boldLine = /^(\s*(?:[-*+•]|\d{1,3}[.)])\s+)\*\*([^*\n]{1,80}?)[:.]?\*\*[:.]?\s*$/

/**
 * Joins the lines of a paragraph that an editor wrapped, and the lines of an item. A sentence that goes on in lower case
 * was wrapped. Where a text has such sentences, so was a line that its next word would have made too long. Foods below
 * each other stay apart.
 */
export function withoutWraps(text: string): string {
  const lines = text.split('\n')
  const wraps = lines.map((_, at) => goesOn(lines, at))
  const wrapped = lines.filter((_, at) => wraps[at + 1] === true)
  const width = wrapped.reduce((most, line) => Math.max(most, line.trimEnd().length), 0)
  const whole: Array<Array<string>> = []
  let isFoods = false
  let isItem = false
  let isSentence = false
  let isWrapped = false
  let isList = false
  for (const [at, line] of lines.entries()) {
    const last = lines[at - 1] ?? ''
    if (last.trim() === '') {
      isList = listsFoods(lines, at)
      isWrapped = wrapsBelow(lines, wraps, at, width + longestNext)
    }
    const section = sectionOfLine(bareLine(line))
    if (section !== null) isFoods = section === 'ingredients'
    const isPart = isItem && isPartOfItem(last, line)
    const length = last.trimEnd().length
    const isFull = length <= width + longestNext && length + 1 + (/^\S*/.exec(line.trim())?.[0].length ?? 0) > width
    const isBroken =
      wraps[at] === true ||
      (canFollow(last, line) &&
        isFull &&
        (isWrapped || (wrapped.length >= fewestJoins && !endsSentence.test(last.trimEnd()))))
    const joins = section === null && (isPart || (isSentence && !isFoods && !isList && isBroken))
    if (joins) whole.at(-1)?.push(line)
    else {
      whole.push([line])
      isItem = item.test(line)
      isSentence = section === null && /^\P{L}*\p{Lu}/u.test(line.replace(item, ''))
    }
  }
  return whole.map(joined).join('\n')
}

/** A bold line above the other lines of its item is their name: "1. **Fry the onions**". */
function joined([first = '', ...others]: ReadonlyArray<string>): string {
  if (others.length === 0) return first
  const [start = '', ...rest] = [first.replace(boldLine, '$1**$2:**'), ...others]
  return [start.trimEnd(), ...rest.map((line) => line.trim())].join(' ')
}

/** Returns true for a line that goes on with the sentence above. */
function goesOn(lines: ReadonlyArray<string>, at: number): boolean {
  const above = lines[at - 1] ?? ''
  return (
    canFollow(above, lines[at] ?? '') &&
    /^\s*[\p{Ll}(]/u.test(lines[at] ?? '') &&
    !endsSentence.test(above.trimEnd()) &&
    !isAmountLine(above)
  )
}

const canFollow = (above: string, line: string) =>
  line.trim() !== '' &&
  above.trim().length >= shortestWrapped &&
  !opensBlock.test(line) &&
  (item.test(above) || !opensBlock.test(above)) &&
  !above.trimEnd().endsWith(':') &&
  !isAmountLine(line)

/** Markdown indents what belongs to an item. */
function isPartOfItem(above: string, line: string): boolean {
  if (!/^\s+\S/.test(line) || opensBlock.test(line) || above.trim() === '') return false
  return !above.trimEnd().endsWith(':') && (above.trim().length >= shortestWrapped || !isAmountLine(line))
}

/** Returns whether the block of lines has several amounts. */
function listsFoods(lines: ReadonlyArray<string>, from: number): boolean {
  let amounts = 0
  for (let at = from; (lines[at] ?? '').trim() !== '' && amounts < fewestAmounts; at += 1)
    if (isAmountLine(lines[at] ?? '')) amounts += 1
  return amounts >= fewestAmounts
}

/** Returns whether the block of lines has one that was wrapped, and none that is too long for that. */
function wrapsBelow(
  lines: ReadonlyArray<string>,
  wraps: ReadonlyArray<boolean>,
  from: number,
  longest: number,
): boolean {
  let has = false
  for (let at = from; (lines[at] ?? '').trim() !== ''; at += 1) {
    if ((lines[at] ?? '').length > longest) return false
    if (at > from && wraps[at] === true) has = true
  }
  return has
}
