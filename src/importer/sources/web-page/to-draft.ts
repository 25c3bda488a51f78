import { parseIngredientLine } from '../../../core/ingredient/parse-line.ts'
import type { RecipeDraft } from '../../../core/recipe/recipe.ts'
import { difficultyIn } from '../../readers/difficulty.ts'
import type { Findings } from '../../readers/findings.ts'
import { absolute, type Page } from './page.ts'
import { sourceAddress } from './source-address.ts'

/** What was found, in the product's own words: amounts worked out, addresses made whole, empty made null. */
export function toDraft(found: Findings, page: Page): RecipeDraft {
  const { prepTime, cookTime } = found
  const sum = (prepTime ?? 0) + (cookTime ?? 0)
  return {
    title: found.title || 'Imported Recipe',
    description: found.description,
    ingredients: found.ingredients.map(({ text, group }) => ({ line: text, group, ...parseIngredientLine(text) })),
    instructions: found.steps,
    prepTime,
    cookTime,
    totalTime: found.totalTime ?? (sum > 0 ? sum : null),
    servings: found.servings,
    yield: found.yield || null,
    difficulty: difficultyIn(found.difficulty),
    categories: found.categories,
    cuisine: found.cuisine || null,
    tips: found.tips,
    nutritionFacts: found.nutrition,
    imageUrl: absolute(found.image, page.base) || null,
    author: found.author || null,
    datePublished: isoDate(found.datePublished),
    language: languageTag(found.language),
    sourceUrl: sourceAddress(page, found.url) || null,
  }
}

function isoDate(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
}

function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}
