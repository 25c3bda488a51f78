import type { Ingredient } from '../ingredient.ts'
import { type Content, contents } from './contents.ts'
import { contentsOf } from './contents-of.ts'

const isHeading = (line: string) => /:\s*$|^\s*for the\b/i.test(line)

/**
 * Returns the contents that a list of ingredients surely lacks. Diet labels and the exclusions of the search use this
 * list. A doubtful content is not returned: a missing label is annoying, but a wrong one could make a visitor ill.
 * Nothing is returned if the list has only one line, or a line that can't be understood.
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
