import { contentsOf } from '../../../../core/ingredients/foods/contents-of.ts'
import { foodName } from '../../../../core/ingredients/food.ts'
import { fractionSigns, startsWithNumber } from '../../../../core/ingredients/fraction-signs.ts'
import { measuresIngredient } from '../../../../core/ingredients/measured-text.ts'
import { namesBasicFood } from '../../../readers/listed-lines.ts'
import { isGroupHeading, withoutBullet, withoutStepNumber } from '../../../readers/written-lines.ts'
import { isFactLine } from './note-facts.ts'
import { bareLine, isAmountLine } from './note-lines.ts'

const longestFood = 100
const longestBehind = 60
const mostWordsOfName = 3
const mostWordsOfHeading = 5
/** "1 cup flour, sifted. You can also use …" starts with its amount, and is a food however long it is. */
const longestAmount = 25

/** "4 apples (use the big holes of the grater)" */
const remark = /\s\([^()]{1,400}\)/g

/** Returns true for a food with an amount before or behind it. */
export function isFoodLine(line: string): boolean {
  const words = withoutBullet(bareLine(line))
  if (isAmountLine(words) || isAmountLine(words.replace(remark, ''))) return true
  const isNumbered = withoutStepNumber(words) !== words
  if (!isNumbered && startsWithNumber(words)) return measuresIngredient(words.slice(0, longestAmount))
  return words.length <= longestBehind && hasAmountBehind(words)
}

/** "Sugar 120 g", "Onions, 1", "cane sugar: 45 g, sifted", "砂糖 大さじ2", "塩 少々" */
const nameAndAmount = /^(\P{N}{2,50})[\s,:~]~?\d[\d.,/–-]*\s?(?:\p{L}{1,12}|\p{L}{1,6}\.)?(?:,[^.!?]{1,30})?$/u
const japaneseAmount = new RegExp(
  String.raw`(?:大さじ|小さじ|カップ)\s?[\d${fractionSigns}/と]+|\d(?:g|ml|cc|[個本枚片束杯缶])(?:分)?$|(?:少々|適量|適宜)$`,
  'u',
)
/** "Bake at 180", "Preheat the oven to 425 F" */
const opensNumber = /(?:^|\s)(?:to|at|for|in|into|about|auf|bei|à|a|su|op|på|til|till|en|na|do)$/iu

function hasAmountBehind(words: string): boolean {
  if (japaneseAmount.test(words)) return !endsSentence(words)
  const name = nameAndAmount.exec(words)?.[1]?.replace(/[\s,:~]+$/, '')
  if (name === undefined || opensNumber.test(name) || heat.test(words)) return false
  return measuresIngredient(words) || contentsOf(foodName(name)).isKnown
}

const endsSentence = (words: string) => /[.!?]["”)]?$|[。！]$|\s\S+\s\S+\s\S+\s\S+;$/u.test(words)

const opensStep = /^(?:first|then|next|now|finally|meanwhile|zuerst|dann|danach|nun|jetzt|zum schluss)(?!\p{L})/iu

/** "Oven 190 for 25 mins", "bake at 350F", "180 °C" */
const heat = /\d\s?(?:[°º˚]|degrees?(?!\p{L})|grad(?!\p{L})|min(?:\p{L}*)(?!\p{L})|[CF]\b)/iu
const goesOn = /\p{L}{2}[.!?] \p{Lu}/u

/**
 * Returns how much each line of a text looks like a food, from 1 down to -1 for a step. Headings count 0. If the cook
 * ends sentences, a line without a mark at its end is rather a food. Between empty lines, it is rather a heading.
 */
export function lineWeights(lines: ReadonlyArray<string>): Array<number> {
  const words = lines.map((line) => startOf(line.replaceAll(invisible, '')))
  const firstFood = words.findIndex(isFoodLine)
  const first = words.findIndex((line, at) => at > firstFood && firstFood >= 0 && isSentence(line))
  const below = first < 0 ? [] : words.slice(first).filter((line) => line !== '')
  const others = below.filter((line) => !isShort(line))
  const hasSentences = others.length > 0 && others.filter(isSentence).length >= others.length * leastSentences
  const hasHeadings = below.some((line) => isShort(line) && !isFoodLine(line))
  const firstGap = words.indexOf('')
  const lastGap = words.lastIndexOf('', Math.max(0, firstFood))
  return words.map((line, at) => {
    if (at < firstFood && !isGroupHeading(line))
      return at < lastGap ? weightApart(line) : weightAbove(line, firstGap >= 0 && firstGap < at)
    const isAlone = (words[at - 1] ?? '') === '' && (words[at + 1] ?? '') === ''
    const isHeading = isAlone || (hasSentences && hasHeadings && at === first - 1)
    return isHeading && isShort(line) && mayHead(line) ? headingWeight : weightOf(line, hasSentences)
  })
}

/** A longer line is a paragraph of sentences. */
const longestRead = 600
const startOf = (line: string) =>
  line.length > longestRead ? `${line.slice(0, longestRead)}.` : withoutBullet(bareLine(line))

/** Posts have such marks at the end of each line. */
const invisible = /[\u200b-\u200f\u2060-\u2063\ufeff]/g

const leastSentences = 0.75
const headingWeight = -0.2
const weightOfUnknown = 0.15

const isShort = (line: string) => line !== '' && !endsSentence(line) && line.split(/\s+/).length <= mostWordsOfHeading

const mayHead = (line: string) => /^\p{Lu}/u.test(line) && !isFoodLine(line) && !namesBasicFood(line)

const isSentence = (line: string) => endsSentence(line) && /\s|[。！]$/.test(line) && !isFoodLine(line)

/** "Feeds 4" and "From my aunt" above the first amount are no foods. */
const weightApart = (line: string) => (line === '' ? 0 : Math.min(weightOf(line, true), headingWeight))

/** Right above the first amount, "Salt" is a food, and so is any line that starts the block of foods. */
function weightAbove(line: string, isInBlock: boolean): number {
  const weight = weightOf(line, true)
  return isInBlock || weight > weightOfUnknown ? weight : weightApart(line)
}

function weightOf(words: string, hasSentences: boolean): number {
  if (words === '' || isGroupHeading(words)) return 0
  if (isFoodLine(words)) return words.length > longestFood && goesOn.test(words) ? 0 : 1
  if (isSentence(words) || words.length > longestFood || opensStep.test(words) || heat.test(words) || isFactLine(words))
    return -1
  if (withoutStepNumber(words) !== words) return -0.6
  const isKnown = contentsOf(foodName(words)).isKnown
  if (hasSentences) return isKnown ? 0.6 : weightOfUnknown
  if (words.split(/\s+/).length <= mostWordsOfName) return isKnown ? 0.6 : 0
  return isKnown && /[,(]/.test(words) ? 0.3 : -0.5
}
