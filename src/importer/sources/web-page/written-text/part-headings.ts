import { sectionOf } from '../section-words.ts'
import { bareLine, isAmountLine } from './note-lines.ts'
import { headsAdvice } from './note-tips.ts'

const heading = /^(#{1,5})\s+(\S.*)$/
const item = /^\s*[-*+•]\s+\S/
const numbered = /^\s*1[.)]\s+\S/
const longestHeading = 100
const fewestParts = 2
const fewestAmounts = 2
const rule = /^\s*(?:[-*_]\s*){3,}$/
/** "For the glaze" is a part of the list, also if its foods have no amounts. */
const isFor = /^(?:for|für|pour|para|per|voor|till?|dla)\s/iu

interface Heading {
  at: number
  rank: number
  words: string
  section: ReturnType<typeof sectionOf>
  /** The lines below it, up to the next heading. */
  body: ReadonlyArray<string>
  isPart: boolean
}

/**
 * Lowers the headings of parts that have the rank of the lists: "Glaze" with foods between "Ingredients" and "Method",
 * "Baking" with numbered steps below "Method". If only parts with foods stand above the steps, "Ingredients" is added.
 */
export function withPartsLowered(text: string): string {
  if (!/^#{1,5}\s/m.test(text)) return text
  const lines = text.split('\n')
  const headings = headingsIn(lines)
  const at = headings.findIndex(({ section }) => section === 'steps')
  const steps = headings[at]
  // "1 Cook the leeks" is the first of several.
  if (!steps || countOf(steps) === 1) return withCountedSteps(lines, headings)
  const foods = headings.findIndex(({ section }) => section === 'ingredients')
  const above = foods < 0 ? partsAbove(headings, at) : headings.slice(foods + 1, at).filter(isPartOfFoods)
  const end = headings.findIndex(({ rank, section }, index) => index > at && (rank < steps.rank || section !== null))
  const below = headings.slice(at + 1, end < 0 ? undefined : end).filter(isPartOfSteps)
  const parts = new Set([...above, ...below].filter(({ rank }) => rank === steps.rank).map((part) => part.at))
  const first = foods < 0 ? above[0]?.at : undefined
  return lines
    .flatMap((line, index) => {
      const lowered = parts.has(index) ? `#${line}` : line
      return index === first ? [`${'#'.repeat(steps.rank)} Ingredients`, '', lowered] : [lowered]
    })
    .join('\n')
}

function headingsIn(lines: ReadonlyArray<string>): Array<Heading> {
  const found = lines.flatMap((line, at) => {
    const [, marks = '', words = ''] = line.length > longestHeading ? [] : (heading.exec(line) ?? [])
    return marks === '' ? [] : [{ at, rank: marks.length, words: bareLine(words).replace(/\s*[:：]$/, '') }]
  })
  return found.map(({ at, rank, words }, index) => {
    const body = lines.slice(at + 1, found[index + 1]?.at).filter((line) => line.trim() !== '' && !rule.test(line))
    const section = sectionOf(words)
    const amounts = body.filter(isAmountLine).length
    const isPart = section === null && !headsAdvice(words) && (amounts * 2 >= body.length || isFor.test(words))
    return { at, rank, words, section: headsAdvice(words) ? 'other' : section, body, isPart }
  })
}

const isList = ({ body }: Heading) => body.length > 0 && body.every((line) => item.test(line))
const isPartOfFoods = (part: Heading) => part.isPart && isList(part)
const isSentence = (line: string) => item.test(line) && /[.!]\s*$/.test(line) && !isAmountLine(line)
const isPartOfSteps = ({ section, body }: Heading) =>
  section === null && (numbered.test(body[0] ?? '') || (body.length > 0 && body.every(isSentence)))

/** "1 Cook the leeks", "Step 1" */
const counted = /^(?:\p{L}{2,12}\s)?(\d{1,2})(?:[\s.:)–-]|$)/u

const countOf = ({ words }: Heading) => Number(counted.exec(words)?.[1])

/** Writes a heading above those that count the steps: "1 Cook the leeks" and "2 Serve", or "Step 1" and "Step 2". */
function withCountedSteps(lines: ReadonlyArray<string>, headings: ReadonlyArray<Heading>): string {
  const foods = headings.findIndex(
    ({ section, body }) => section === 'ingredients' || body.filter(isAmountLine).length >= fewestAmounts,
  )
  const parts: Array<Heading> = []
  for (const part of foods < 0 ? [] : headings.slice(foods + 1)) {
    const rank = parts[0]?.rank ?? part.rank
    const isNext = countOf(part) === parts.length + 1
    if (isNext && part.rank === rank && part.body.length > 0) parts.push(part)
  }
  const [first] = parts
  if (!first || parts.length < fewestParts) return lines.join('\n')
  const starts = new Set(parts.map(({ at }) => at))
  return lines
    .flatMap((line, index) => {
      const lowered = starts.has(index) ? `#${line}` : line
      return index === first.at ? [`${'#'.repeat(first.rank)} Method`, '', lowered] : [lowered]
    })
    .join('\n')
}

/** Returns the parts right above the steps if they list foods, most of them with an amount. */
function partsAbove(headings: ReadonlyArray<Heading>, steps: number): Array<Heading> {
  const { rank } = headings[steps] ?? { rank: 0 }
  const above = headings.slice(0, steps)
  const start = above.findLastIndex((part) => part.rank !== rank || part.section !== null || !isList(part)) + 1
  const parts = above.slice(start)
  const foods = parts.flatMap(({ body }) => body)
  const isOfFoods = parts.length >= fewestParts && foods.filter(isAmountLine).length * 2 > foods.length
  return isOfFoods ? parts : []
}
