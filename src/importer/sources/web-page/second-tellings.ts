import { isGroupHeading } from '../../readers/written-lines.ts'
import type { Entry } from './entries.ts'
import { sectionOf } from './section-words.ts'

/**
 * Pages show one list twice: for the phone and for the desk, or in metric and in US units. A list whose lines name the same
 * things as the lines before it is such a second telling and is left out.
 */
export function withoutSecondTellings(entries: ReadonlyArray<Entry>): Array<Entry> {
  const known = new Set<string>()
  const kept: Array<Entry> = []
  const headings = new Set<string>()
  let longestSoFar = 0
  let heading = ''
  for (const list of listsIn(entries)) {
    heading = list.findLast(isHeading)?.text ?? heading
    const isPart = namesPart(heading) && !headings.has(heading)
    const names = list.filter((entry) => !isHeading(entry)).map(({ text }) => nameIn(text))
    const repeated = names.filter((name) => known.has(name)).length
    // In other units half the names change too: plain flour and all-purpose flour.
    const isAsLong = names.length === longestSoFar
    if (!isPart && names.length >= 2 && repeated >= names.length * (isAsLong ? 0.5 : 0.75)) continue
    longestSoFar = Math.max(longestSoFar, names.length)
    if (names.length > 0) headings.add(heading)
    for (const entry of list) kept.push(entry)
    for (const name of names) if (name !== '') known.add(name)
  }
  return kept
}

const isHeading = ({ rank, text }: Entry) => rank > 0 || isGroupHeading(text)

/** "For the chocolate dough" may need the same things again; "Metric" and "For 8" are the same things told again. */
function namesPart(heading: string): boolean {
  return (
    heading !== '' &&
    sectionOf(heading) === null &&
    !/\d|\b(?:us|imperial|metric|customary|cups|grams)\b/i.test(heading)
  )
}

/** Runs of lines whose elements share a parent. */
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

/** The line without numbers and short words, which takes its units out as well in most languages. */
function nameIn(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const long = words.filter((word) => word.length >= shortestWord && !/^(?:cups?|ounces?|pounds?|grams?)$/.test(word))
  return (long.length > 0 ? long : words).join(' ')
}
