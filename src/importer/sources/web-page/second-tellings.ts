import type { Entry } from './entries.ts'

/**
 * Pages show one list twice: for the phone and for the desk, or in metric and in US units. A list whose lines name the same
 * things as the lines before it is such a second telling and is left out.
 */
export function withoutSecondTellings(entries: ReadonlyArray<Entry>): Array<Entry> {
  const known = new Set<string>()
  const kept: Array<Entry> = []
  let longestSoFar = 0
  for (const list of listsIn(entries)) {
    const names = list.filter(({ rank }) => rank === 0).map(({ text }) => nameIn(text))
    const repeated = names.filter((name) => known.has(name)).length
    // In other units half the names change too: plain flour and all-purpose flour.
    const isAsLong = names.length === longestSoFar
    if (names.length >= 2 && repeated >= names.length * (isAsLong ? 0.5 : 0.75)) continue
    longestSoFar = Math.max(longestSoFar, names.length)
    for (const entry of list) kept.push(entry)
    for (const name of names) if (name !== '') known.add(name)
  }
  return kept
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
