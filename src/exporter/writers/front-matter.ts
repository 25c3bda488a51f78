import { stringify } from 'yaml'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'

/**
 * Programs that read YAML 1.1, such as those in Python and Ruby, take a bare `no` for false and 12:30 for 750. Therefore
 * every text is quoted.
 */
const quoted = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const

/** Writes fields above a text as YAML between lines of three dashes. Leaves out empty ones. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const stated = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return `---\n${stringify(Object.fromEntries(stated), quoted)}---\n`
}

/** Returns the facts that Cooklang and Markdown name alike. */
export const factsOf = (recipe: RecipeDraft) => ({
  difficulty: recipe.difficulty,
  cuisine: recipe.cuisine,
  tags: recipe.categories,
  author: recipe.author,
  source: recipe.sourceUrl,
  image: recipe.imageUrl,
  language: recipe.language,
  calories: recipe.nutritionFacts?.calories ?? null,
  protein: recipe.nutritionFacts?.protein ?? null,
  carbs: recipe.nutritionFacts?.carbs ?? null,
  fat: recipe.nutritionFacts?.fat ?? null,
})
