import { foldText } from '../text/fold-text.ts'

interface Compared {
  title: string
  ingredients: ReadonlyArray<{ name: string; line: string }>
  instructions: ReadonlyArray<{ text: string }>
}

/** Shared parts of two recipes, from 0 to 1, and the longest passage one copies from the other. */
export interface Likeness {
  title: number
  ingredients: number
  passage: string | null
}

/** This many identical words in a row are no coincidence. */
const passageWords = 12
const longestShown = 300

export function likenessOf(recipe: Compared, other: Compared): Likeness {
  return {
    title: sharedPart(wordsOf(recipe.title), wordsOf(other.title)),
    ingredients: sharedPart(foodsOf(recipe), foodsOf(other)),
    passage: sharedPassage(textOf(recipe), textOf(other)),
  }
}

/** Flags recipes with a matching name, matching ingredients or copied text. */
export const isNearDuplicate = ({ title, ingredients, passage }: Likeness) =>
  passage !== null || ingredients >= 0.75 || title >= 0.99 || (title >= 0.5 && ingredients >= 0.5)

/**
 * Returns true if the recipe has another one's text, or its title and nearly all of its ingredients. Pancakes and
 * Yorkshire puddings have the same ingredients.
 */
export const isCopy = ({ title, ingredients, passage }: Likeness) =>
  passage !== null || (title >= 0.99 && ingredients >= 0.9)

const word = /[\p{L}\p{M}\p{Nd}]+/gu
const wordsOf = (text: string) => (text.match(word) ?? []).map(foldText)
const foodsOf = ({ ingredients }: Compared) => ingredients.map(({ name, line }) => foldText(name || line).trim())
const textOf = ({ instructions }: Compared) => instructions.map(({ text }) => text).join('\n')

/** Returns the Jaccard index: shared entries divided by all distinct entries. */
function sharedPart(some: Array<string>, others: Array<string>): number {
  const [own, theirs] = [new Set(some), new Set(others)]
  const both = [...own].filter((entry) => theirs.has(entry)).length
  const all = own.size + theirs.size - both
  return all === 0 ? 0 : both / all
}

/** Compares words only, ignoring case and punctuation, and returns the passage as `text` writes it. */
function sharedPassage(text: string, other: string): string | null {
  const theirs = wordsOf(other)
  const known = new Set(theirs.map((_, index) => theirs.slice(index, index + passageWords).join(' ')))
  const written = [...text.matchAll(word)]
  const own = written.map(([found]) => foldText(found))
  let longest: { from: number; to: number } | null = null
  for (let from = 0; from + passageWords <= own.length; from += 1) {
    let to = from
    while (to + passageWords <= own.length && known.has(own.slice(to, to + passageWords).join(' '))) to += 1
    if (to === from) continue
    const end = to + passageWords - 1
    if (!longest || end - from > longest.to - longest.from) longest = { from, to: end }
    from = to
  }
  if (!longest) return null
  const [first, last] = [written[longest.from], written[longest.to - 1]]
  const start = first?.index ?? 0
  return shortened(text.slice(start, (last?.index ?? start) + (last?.[0].length ?? 0)))
}

/** Cuts between words. */
function shortened(passage: string): string {
  if (passage.length <= longestShown) return passage
  return `${passage.slice(0, longestShown).replace(/\s+\S*$/, '')} …`
}
