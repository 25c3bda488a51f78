import { isGroupHeading } from '../../readers/written-lines.ts'
import type { Entry } from './entries.ts'
import { sectionOf } from './section-words.ts'

/**
 * Drops a list that repeats the lines before it. Some pages show a list twice: for phone and desktop, or in metric and
 * US units.
 */
export function withoutRepeatedLists(entries: ReadonlyArray<Entry>): Array<Entry> {
  const known = new Set<string>()
  const remaining: Array<Array<Entry>> = []
  const headings = new Set<string>()
  let longestSoFar = 0
  let heading = ''
  for (const list of listsIn(entries)) {
    heading = list.findLast(isHeading)?.text ?? heading
    const isPart = namesPart(heading) && !headings.has(heading)
    const names = list.filter((entry) => !isHeading(entry)).map(({ text }) => nameIn(text))
    const repeated = names.filter((name) => known.has(name)).length
    // With other units, half of the names change too, such as plain flour and all-purpose flour.
    const isAsLong = names.length === longestSoFar
    if (!isPart && names.length >= 2 && repeated >= names.length * (isAsLong ? 0.5 : 0.75)) continue
    longestSoFar = Math.max(longestSoFar, names.length)
    if (names.length > 0) headings.add(heading)
    remaining.push(list)
    for (const name of names) if (name !== '') known.add(name)
  }
  return remaining.flat()
}

const isHeading = ({ rank, text }: Entry) => rank > 0 || isGroupHeading(text)

/**
 * Returns whether a heading is the name of a part. "For the chocolate dough" is a part that may repeat ingredients.
 * "Metric" and "For 8" repeat the complete list.
 */
function namesPart(heading: string): boolean {
  return (
    heading !== '' &&
    sectionOf(heading) === null &&
    !/\d|\b(?:us|imperial|metric|customary|cups|grams)\b/i.test(heading)
  )
}

/** Returns runs of lines whose elements have the same parent. */
function listsIn(entries: ReadonlyArray<Entry>): Array<Array<Entry>> {
  const lists: Array<Array<Entry>> = []
  let parent: unknown
  for (const entry of entries) {
    const list = lists.at(-1)
    if (list && entry.element.parent === parent) list.push(entry)
    else lists.push([entry])
    parent = entry.element.parent
  }
  return lists
}

const shortestWord = 4

/** Returns the line without numbers and short words. That also removes units in most languages. */
function nameIn(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const long = words.filter((word) => word.length >= shortestWord && !/^(?:cups?|ounces?|pounds?|grams?)$/.test(word))
  return (long.length > 0 ? long : words).join(' ')
}
