import { fractionSigns } from '../../../../core/ingredients/fraction-signs.ts'
import { isGroupHeading } from '../../../readers/written-lines.ts'
import { bareLine } from './note-lines.ts'
import { partNamed, sectionOf, sectionOfLine } from '../section-words.ts'

/** "200 g flour", "- 4 apples", but not "1. Peel the apples". */
const startsWithAmount = new RegExp(String.raw`^\s*(?:[-*+•]\s+)?[\d${fractionSigns}](?!\d?[.)]\s)`, 'u')
/** "45 minutes", "4 servings", "1 hour", but not "10 mint leaves". */
const fact = new RegExp(
  String.raw`^[\s\d${fractionSigns}.,/⁄–-]*(?:min(?:ute)?s?|hours?|hrs?|h|servings?|portions?|people|persons?)(?!\p{L})`,
  'iu',
)
/** "350 °F", "180C", "350 degrees", but not "2 C flour". */
const temperature = /^\s*\d{2,3} ?(?:[°º˚]|degrees?(?!\p{L})|(?<=\d{3} ?)[CF](?!\p{L}))/u
const isIngredient = (line: string) => startsWithAmount.test(line) && !fact.test(line) && !temperature.test(line)

const namesPart = (line: string) => line.length <= 60 && (/:\s*$/.test(line) || isGroupHeading(bareLine(line)))

/**
 * Writes "Ingredients" above the ingredients of a note without that heading: lines with amounts above the heading of
 * the steps. Returns null if there are none.
 */
export function withIngredientHeading(text: string): string | null {
  const lines = text.split('\n')
  const steps = lines.findIndex((line, index) => index > 0 && sectionOfLine(line) === 'steps')
  const before = lines.slice(0, Math.max(0, steps)).map((line, index) => (index > 0 ? withoutWord(line) : line))
  const places = [...before.keys()].filter((index) => index > 0 && isIngredient(before[index] ?? ''))
  const [first] = places
  if (first === undefined || places.length < 2) return null
  const above = before.findLastIndex((line, index) => index < first && line.trim() !== '')
  const start = above > 0 && namesPart(before[above] ?? '') ? above : first
  return [...before.slice(0, start), 'Ingredients', ...before.slice(start), ...lines.slice(steps)].join('\n')
}

/** "Ingredients for the dough:" becomes "For the dough:". */
function withoutWord(line: string): string {
  if (!namesPart(line) || sectionOf(line) !== 'ingredients') return line
  const part = partNamed(line)
  return part === '' ? line : `${part.charAt(0).toUpperCase()}${part.slice(1)}:`
}
