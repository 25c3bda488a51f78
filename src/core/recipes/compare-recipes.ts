import type { RecipeDraft } from './recipe.ts'
import { slugify } from './slug.ts'
import { sourceKey } from './source-key.ts'

type Compared = Pick<RecipeDraft, 'title' | 'ingredients' | 'sourceUrl'>

/** Two recipes with this share of common lines are nearly the same. Cooks correct a few lines of a recipe. */
const nearlyAll = 0.6

const linesOf = ({ ingredients }: Compared) => ingredients.map(({ line }) => line.toLowerCase().replaceAll(/\s+/g, ' '))

/**
 * Compares two recipes. `same` have the same title, lines and source. `nearly` have the same source address, or the
 * same words in their titles and most lines in common.
 */
export function compareRecipes(one: Compared, other: Compared): 'same' | 'nearly' | 'different' {
  const [lines, others] = [linesOf(one), linesOf(other)]
  const hasSameLines = lines.length > 0 && lines.join('\n') === others.join('\n')
  if (hasSameLines && one.title === other.title && one.sourceUrl === other.sourceUrl) return 'same'
  if (one.sourceUrl && other.sourceUrl && sourceKey(one.sourceUrl) === sourceKey(other.sourceUrl)) return 'nearly'
  if (slugify(one.title) !== slugify(other.title)) return 'different'
  const theirs = new Set(others)
  const common = new Set(lines.filter((line) => theirs.has(line))).size
  return common > 0 && common >= nearlyAll * Math.max(lines.length, others.length) ? 'nearly' : 'different'
}
