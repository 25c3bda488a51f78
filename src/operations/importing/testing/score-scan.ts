import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import type { PageRecipe } from '../../../importer/testing/page-recipes.ts'

export interface ScanScore {
  /** The share of letters that must be changed, added or removed. */
  errorRate: number
  /** The title and nine of ten lines are right, so a cook would save it after a glance. */
  isUsable: boolean
}

/** Compares what was read with what was drawn. */
export function scoreScan(drawn: PageRecipe, read: RecipeDraft | undefined): ScanScore {
  const wanted = [...drawn.ingredients, ...drawn.steps]
  const lines = read ? [...read.ingredients.map(({ line }) => line), ...read.instructions.map(({ text }) => text)] : []
  const right = wanted.filter((line) => lines.includes(line)).length
  const text = [drawn.title, ...wanted].join('\n')
  return {
    errorRate: distance(text, [read?.title ?? '', ...lines].join('\n')) / text.length,
    isUsable: read?.title === drawn.title && right >= 0.9 * wanted.length && lines.length <= 1.1 * wanted.length,
  }
}

/** Levenshtein's distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1)
      next[at] = Math.min(
        (next[at - 1] ?? 0) + 1,
        (row[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}
