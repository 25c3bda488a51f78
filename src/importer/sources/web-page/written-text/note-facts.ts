import { fractionSigns } from '../../../../core/ingredients/fraction-signs.ts'
import { parseDuration } from '../../../../core/recipes/times/duration.ts'
import { labelledFacts, startsWithFact, statesOnlyFacts } from '../labelled-facts.ts'
import { isServings } from '../likeness.ts'
import { bareLine, startOfLists } from './note-lines.ts'
import { isOnlyTime } from '../time-line.ts'

const longestLine = 140

/** Matches what the recipe makes, up to the end of the sentence: "Makes 12 rolls". */
export const madeLine =
  /^[^\p{L}\d\n]{0,12}(?:makes|yields?|ergibt|rinde|rendimento)(?:\s*:(?:\*\*|__)?)?\s+(?:about |approximately |ca\. |etwa |unos |cerca de )?(\d(?:[^.,;·|*\n]|[.,](?=\d)){0,60}?)[ \t*_]*(?:[.,;·|]|$)/imu
/** "Makes one 9-inch pie, about 8 slices" */
const makesOne =
  /^(?:makes|yields?|ergibt|rinde|rendimento)(?:\s*:)?\s+(?:an?|one|eine?n?|una?|um|uma)\s[^.!?]*(?:ca\.[^.!?]*)?[.]?$/iu
const forCount = /^(?:for|f[üu]r|pour|para|per|voor|til|för|dla|na)\s\d/iu

/** Returns true for a line that says only how much the recipe makes and how long it takes. */
export function isFactLine(line: string): boolean {
  const text = bareLine(line)
  if (text.length > longestLine) return false
  if (madeLine.exec(text)?.[0] === text) return true
  if (makesOne.test(text)) return labelledFacts([{ text }]).servings !== null
  if (!statesOnlyFacts(text) || !(startsWithFact(text) || forCount.test(text) || isServings(text))) return false
  return Object.values(labelledFacts([{ text }])).some((value) => value !== null)
}

const timeLabel = /^(?:total |cooking )?time\s*:\s*/i
const timeJoint = /\s*(?:[,;+|·•]|\splus\s|\sand\s|\sund\s|\set\s|\sy\s)\s*/iu
const timeFirst = new RegExp(
  String.raw`^((?:about |approx\.? |ca\.? )?\d[\d.,/–${fractionSigns}-]*\s?(?:minut\p{L}{1,3}|mins?\.?|m|hours?|hrs?\.?|h|std\.?|stunden?|heures?|horas?|ore)(?:\s?\d{1,2}\s?(?:m|min\p{L}*))?)\s+(?:of |de |d['’])?(\p{L}[\p{L} ]{2,25})$`,
  'iu',
)

/** "20 min prep plus 50 min in the oven" becomes "Prep: 20 min" and "Cook: 50 min". */
function timesApart(line: string): ReadonlyArray<string> {
  if (line.length > longestLine || !/\d/.test(line)) return [line]
  const parts = bareLine(line).replace(timeLabel, '').split(timeJoint)
  const named = parts.flatMap((part) => {
    const [, time = '', words = ''] = timeFirst.exec(part) ?? []
    const fact = `${/^in the oven$/i.test(words) ? 'Cook' : words}: ${time}`
    const { prepTime, cookTime } = labelledFacts([{ text: fact }])
    return time === '' || (prepTime === null && cookTime === null) ? [] : [fact]
  })
  return parts.length > 1 && named.length === parts.length ? named.flatMap((fact) => [fact, '']) : [line]
}

/** Moves facts from below the ingredients or steps to those above. "Makes 12. Prep 25 min." at the end is no step. */
export function withFactsAbove(text: string): string {
  const written = text.split('\n')
  const first = startOfLists(written)
  if (first < 0) return text
  const whole = [...written.slice(0, first).flatMap(timesApart), ...written.slice(first)]
  const start = startOfLists(whole)
  const lines = withFactApart(whole)
  const { facts = [], others = [] } = Object.groupBy(lines.slice(start), (line) =>
    isFactLine(line) ? 'facts' : 'others',
  )
  if (facts.length === 0) return whole.join('\n')
  const above = lines.slice(0, start)
  const last = Math.max(above.findLastIndex(isFactLine), titleOf(above))
  return [...above.toSpliced(last + 1, 0, ...facts), ...others].join('\n')
}

/** Writes the last sentence of a text on a line of its own if it says only facts: "Bake until brown. Makes 12." */
function withFactApart(lines: ReadonlyArray<string>): ReadonlyArray<string> {
  const at = lines.findLastIndex((line) => line.trim() !== '')
  const line = lines[at] ?? ''
  const end = Math.max(...['. ', '! ', '.) '].map((mark) => line.lastIndexOf(mark, line.length - 4)))
  const fact = line
    .slice(end + 1)
    .replace(/^\)/, '')
    .trim()
  if (end < 0 || !/^\p{Lu}/u.test(fact) || !isFactLine(fact)) return lines
  return lines.toSpliced(at, 1, line.slice(0, line.length - fact.length).trimEnd(), fact)
}

const titleOf = (lines: ReadonlyArray<string>) => lines.findIndex((line) => line.trim() !== '')

const separator = /[,;·|•]|\.\s+(?=\p{Lu})/u
const taking =
  /^(?:takes|ready in|dauert|fertig in|prend|prêt en|tarda|listo en|ci vogliono|pronto in|duurt|klaar in|tar|klar på|tager)\s/iu
const startsWithNumber = /^(?:(?:about|approx\.?|ca\.?|circa|env\.?|environ)\s)?\d/iu

/** Reads the time of the whole dish from lines above the lists: "35 minutes", "takes 15 min + 18 min in the oven". */
export function wholeTime(text: string): number | null {
  const lines = text.split('\n')
  const start = startOfLists(lines)
  const parts = lines
    .slice(titleOf(lines) + 1, Math.max(0, start))
    .filter((line) => line.length <= longestLine)
    .flatMap((line) => bareLine(line).split(separator))
    .map((part) => part.trim())
  const stated = parts.find((part) => taking.test(part) || (startsWithNumber.test(part) && isOnlyTime(part)))
  return stated === undefined ? null : parseDuration(stated)
}
