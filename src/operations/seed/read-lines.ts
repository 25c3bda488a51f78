import type { Ingredient } from '../../core/ingredient/ingredient.ts'
import { toIngredient } from '../../core/ingredient/parse-line.ts'

const read = new Map<string, Ingredient>()

/** The same few thousand lines come again and again; each is parsed once. */
function readLine(line: string): Ingredient {
  const known = read.get(line)
  if (known) return known
  const ingredient = toIngredient(line)
  read.set(line, ingredient)
  return ingredient
}

/** "red onion" of "1 red onion, finely chopped": what steps call it. */
export function wordOf(line: string): string {
  return (readLine(line).name.split(/[,;(]/)[0] ?? '').replace(/^(?:small|large|dried|ground|fresh) /, '').trim()
}

/** Without a second line for what is in the list already. */
export function readLines(lines: ReadonlyArray<string>): Array<Ingredient> {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const word = wordOf(line)
    if (seen.has(word)) return []
    seen.add(word)
    return readLine(line)
  })
}
