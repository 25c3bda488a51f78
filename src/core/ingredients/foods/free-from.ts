import type { Ingredient } from '../ingredient.ts'
import { type Content, contents } from './contents.ts'
import { contentsOf } from './contents-of.ts'

const isHeading = (line: string) => /:\s*$|^\s*for the\b/i.test(line)

/**
 * The contents that a list of ingredients does not have. Diet labels and the exclusions of the search use it. In doubt, a
 * content is not in the answer: a missing label is annoying, but a wrong one could make a visitor ill. So one line that
 * cannot be understood, or a list of a single line, gives an empty answer.
 */
export function freeFrom(ingredients: ReadonlyArray<Pick<Ingredient, 'line' | 'name'>>): ReadonlySet<Content> {
  const lines = ingredients.filter(({ line, name }) => (name || line).trim() !== '' && !isHeading(line))
  if (lines.length < 2) return new Set()
  const free = new Set<Content>(contents)
  for (const { line, name } of lines) {
    const { isKnown, contains, mayContain } = contentsOf(name || line)
    if (!isKnown) return new Set()
    for (const content of [...contains, ...mayContain]) free.delete(content)
  }
  return free
}
