import { parseIngredientLine } from '../src/core/ingredients/parse-line.ts'
import { mergeLines } from '../src/core/shopping/merge-lines.ts'
import { generateRecipe } from '../src/seed/generated/generate-recipe.ts'
import { printLine } from './budget.ts'

const lineCount = 300
const recipeCount = 30
const rounds = 40

/** The lines of 30 recipes. The mark makes them new to every memory of earlier lines, and no parser reads it. */
function linesOf(round: number): Array<string> {
  const recipes = Array.from({ length: recipeCount }, (_, index) => generateRecipe(1, round * recipeCount + index))
  const lines = recipes.flatMap(({ ingredients }) => ingredients.map(({ line }) => line))
  const mark = '\u200b'.repeat(round + 1)
  return Array.from({ length: lineCount }, (_, index) => (lines[index % lines.length] ?? '') + mark)
}

/** Returns processor time in milliseconds. */
function costOf(work: (lines: ReadonlyArray<string>) => void, lists: ReadonlyArray<ReadonlyArray<string>>): number {
  const before = process.cpuUsage()
  for (const lines of lists) work(lines)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / lists.length
}

const parse = (lines: ReadonlyArray<string>) => {
  for (const line of lines) parseIngredientLine(line)
}
const merge = (lines: ReadonlyArray<string>) => void mergeLines(lines.map((line) => ({ line })))

const lists = Array.from({ length: rounds * 2 }, (_, round) => linesOf(round))
// The first half warms up the compiler.
for (const work of [parse, merge]) costOf(work, lists.slice(0, rounds))
const parsing = costOf(parse, lists.slice(rounds))
const merging = costOf(merge, lists.slice(rounds))

printLine({
  what: `merging ${lineCount} lines of ${recipeCount} recipes / parsing`,
  value: merging / parsing,
  unit: '×',
  budget: 3,
  is: 'most',
  note: `${merging.toFixed(1)} ms, parsing ${parsing.toFixed(1)} ms`,
})
