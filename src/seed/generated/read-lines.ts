import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import { toIngredient } from '../../core/ingredients/parse-line.ts'

const read = new Map<string, Ingredient>()

/** Caches parsed lines, because the same few thousand lines recur. */
function readLine(line: string): Ingredient {
  const known = read.get(line)
  if (known) return known
  const ingredient = toIngredient(line)
  read.set(line, ingredient)
  return ingredient
}

/** Returns the word used in steps: "red onion" from "1 red onion, finely chopped". */
export function wordOf(line: string): string {
  return (readLine(line).name.split(/[,;(]/)[0] ?? '').replace(/^(?:small|large|dried|ground|fresh) /, '').trim()
}

/** Skips lines for a food that is already in the list. */
export function readLines(lines: ReadonlyArray<string>): Array<Ingredient> {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const word = wordOf(line)
    if (seen.has(word)) return []
    seen.add(word)
    return readLine(line)
  })
}
