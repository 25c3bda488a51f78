import { z } from 'zod'
import { difficulties } from './difficulty.ts'
import { asForm, formFromDraft, type RecipeForm, recipeFromForm } from './forms/recipe-form.ts'
import { type Recipe, RecipeDraft } from './recipe.ts'

/** The content of a recipe, as revisions store it. Status, owner and dates belong to the recipe itself. */
export const RecipeContent = RecipeDraft.omit({ datePublished: true }).extend({
  rating: z.number().nullable(),
  featured: z.boolean(),
  imageId: z.string().nullable(),
})
export type RecipeContent = z.infer<typeof RecipeContent>

const format = 2
const StoredContent = RecipeContent.extend({ format: z.literal(format) })
export type StoredContent = z.infer<typeof StoredContent>

const number = z.number().nullable().default(null)
const text = z.string().nullable().default(null)

/** Format 1: the fields of the edit form as typed. It has no `format` field. */
const StoredForm = z.object({
  title: z.string(),
  description: z.string().default(''),
  ingredients: z.string().default(''),
  instructions: z.string().default(''),
  prepTime: number,
  cookTime: number,
  totalTime: number,
  servings: number,
  yield: text,
  difficulty: z.enum(difficulties).nullable().default(null),
  categories: z.array(z.string()).default([]),
  cuisine: text,
  rating: number,
  author: text,
  featured: z.boolean().default(false),
  tips: z.string().default(''),
  calories: number,
  protein: number,
  carbs: number,
  fat: number,
  sourceUrl: text,
  imageUrl: text,
  imageId: text,
  language: text,
})

export const toStored = (content: RecipeContent): StoredContent => ({ ...content, format })

/** Reads both formats. New rows use format 2, so old rows need no migration. */
export function fromStored(stored: unknown): RecipeContent {
  const isForm = typeof stored === 'object' && stored !== null && !('format' in stored)
  return isForm ? contentFromForm(StoredForm.parse(stored)) : RecipeContent.parse(StoredContent.parse(stored))
}

export function contentFromForm(form: RecipeForm): RecipeContent {
  return RecipeContent.parse(recipeFromForm(form))
}

export function contentFromRecipe(recipe: Recipe): RecipeContent {
  return RecipeContent.parse({ ...recipe, imageId: recipe.picture?.id ?? null })
}

/**
 * Returns the form for the edit page without cutting anything. Cooks who edit a recipe that is too long get an error
 * message and decide what to cut.
 */
export function editFormOf({ featured, imageId, ...draft }: RecipeContent): RecipeForm {
  return { ...asForm(draft), featured, imageId }
}

/** Returns the form for comparisons, cut to the limits. */
export function formFromContent({ featured, imageId, ...draft }: RecipeContent): RecipeForm {
  return { ...formFromDraft({ ...draft, datePublished: null }), featured, imageId }
}
