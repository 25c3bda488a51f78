import type { Line } from './line-candidates.ts'
import type { Mention } from './step-mentions.ts'
import { stopWords } from './step-words.ts'
import { wordStem } from './word-stem.ts'

const wordPattern = /\p{L}[\p{L}\p{M}]+/gu
const small = new Set([...stopWords, 'ingredients', 'ingredient', 'make', 'making', 'makes', 'serve', 'zutaten'])
export const stemsOf = (text: string) =>
  [...text.toLowerCase().matchAll(wordPattern)].flatMap(([word]) => (small.has(word) ? [] : [wordStem(word)]))

/** "For the glaze:", "Make the topping:", "To prepare the dough, …". */
const opening =
  /^\W*(?:(?:while|meanwhile|as)[^,.;]{0,60}, )?(?:(?:to )?(?:begin making|make|prepare|start with|how to make)|for|für|pour(?= l[ae]s? )|para|per|voor|préparez|prepara)(?: the| den| die| das| la| le| les| el| il)?([^.,:;!?–]{2,48})/iu
const label = /^([^.,:;!?–]{2,48})[:–-] /u

const brackets = /\([^()]*\)/g

/** Returns the group of the list that a step begins to make, or null. */
export function sectionNamed(written: string, stepGroup: string | null, lines: ReadonlyArray<Line>): string | null {
  const groups = [...new Set(lines.flatMap(({ group }) => (group === null ? [] : [group])))]
  if (new Set(lines.map(({ group }) => group)).size < 2) return null
  const text = written.replace(brackets, ' ')
  const asked = [
    stepGroup ?? '',
    opening.exec(text)?.[1] ?? '',
    label.exec(text)?.[1] ?? '',
    text.length < 48 ? text : '',
  ]
  for (const name of asked) {
    const found = bestGroup(stemsOf(name), groups)
    if (found !== null) return found
  }
  return null
}

/** Returns the group that shares most words with a name, if only one does. */
export function bestGroup(stems: ReadonlyArray<string>, groups: ReadonlyArray<string>): string | null {
  const scored = groups.map((group) => ({
    group,
    shared: stemsOf(group.replace(brackets, ' ')).filter((stem) => stems.includes(stem)).length,
  }))
  const most = Math.max(0, ...scored.map(({ shared }) => shared))
  const best = scored.filter(({ shared }) => shared === most)
  return most > 0 && best.length === 1 ? (best[0]?.group ?? null) : null
}

/** "Pour the syrup into a jar" while the vanilla syrup is made means no other line of the list with syrup. */
export function isOwnProduct({ stems, candidates }: Mention, section: string | null): boolean {
  if (section === null || candidates.some(({ line }) => line.group === section)) return false
  const made = stemsOf(section)
  // The tomatoes are no tomato sauce.
  return stems.every((stem) => made.includes(stem)) && stems.includes(made.at(-1) ?? '')
}
