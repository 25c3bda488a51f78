import type { QuotedRecipe } from '../core/importing/quoted-recipe.ts'
import { parseDuration } from '../core/recipes/times/duration.ts'
import type { RecipeDraft } from '../core/recipes/recipe.ts'
import { noFindings } from './readers/findings.ts'
import { servingsIn } from './readers/servings.ts'
import { toDraft } from './readers/to-draft.ts'

/** Makes a draft of the quotes of a text. What they don't say comes from the draft that was found without them. */
export function quotedDraft(quoted: QuotedRecipe, found: RecipeDraft | null): RecipeDraft {
  const names = new Map(found?.instructions.map(({ text, name }) => [text, name]))
  const draft = toDraft(
    {
      ...noFindings(),
      title: quoted.title,
      ingredients: quoted.ingredients,
      steps: quoted.steps.map((step) => ({ ...step, name: names.get(step.text) ?? null })),
      servings: servingsIn(quoted.servings) ?? found?.servings ?? null,
      prepTime: parseDuration(quoted.prepTime) ?? found?.prepTime ?? null,
      cookTime: parseDuration(quoted.cookTime) ?? found?.cookTime ?? null,
      totalTime: parseDuration(quoted.totalTime) ?? found?.totalTime ?? null,
    },
    { base: '' },
  )
  const { title, ingredients, instructions, servings, prepTime, cookTime, totalTime } = draft
  return found ? { ...found, title, ingredients, instructions, servings, prepTime, cookTime, totalTime } : draft
}
