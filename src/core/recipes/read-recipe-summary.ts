import { isPicture } from '../pictures/is-picture.ts'
import { fieldsOf, isNumber, isText } from '../text/fields-of.ts'
import { difficulties } from './difficulty.ts'
import { isDrawnDish } from './drawing/drawing.ts'
import type { RecipeSummary } from './recipe-summary.ts'

/** Written by hand, so that pages with recipe cards don't load Zod. */
function isRecipeSummary(value: unknown): value is RecipeSummary {
  const { id, title, description, image, drawing, categories, featured, totalTime, difficulty, servings, language } =
    fieldsOf(value)
  return (
    [id, title, description].every(isText) &&
    (image === null || isPicture(image)) &&
    (drawing === null || isText(drawing)) &&
    Array.isArray(categories) &&
    categories.every(isText) &&
    typeof featured === 'boolean' &&
    isNumber(totalTime) &&
    (servings === null || isNumber(servings)) &&
    // A card that an older release stored has none.
    (language === undefined || language === null || isText(language)) &&
    (difficulty === null || difficulties.some((known) => known === difficulty))
  )
}

/** Drops drawings that this release does not know, because a tab stays open when a newer one starts. */
export const readRecipeSummaries = (value: unknown): Array<RecipeSummary> | undefined =>
  Array.isArray(value) && value.every(isRecipeSummary)
    ? value.map((recipe) => ({
        ...recipe,
        drawing: isDrawnDish(recipe.drawing) ? recipe.drawing : null,
        language: recipe.language ?? null,
      }))
    : undefined
