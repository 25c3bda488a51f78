import { z } from 'zod'
import { emptyRecipeForm, type NewRecipe, RecipeForm, recipeFromForm, UnfinishedRecipeForm } from './recipe-form.ts'
import { isEmailAddress } from '../email-address.ts'
import { storableText } from './recipe-limits.ts'
import { ingredientsFromText, stepsFromText } from './recipe-text.ts'
import type { RecipeStatus } from './recipe.ts'

/** The categories a cook is offered, and the names under which the site has them. */
const categories = {
  Appetizers: 'appetizer',
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Dinner: 'dinner',
  Desserts: 'dessert',
  Soups: 'soup',
  Salads: 'salad',
  Snacks: 'snack',
  Vegan: 'vegan',
  Vegetarian: 'vegetarian',
  'Gluten-Free': 'gluten-free',
  'Dairy-Free': 'dairy-free',
  Keto: 'keto',
  Paleo: 'paleo',
  'Quick Meals': 'quick meals',
} as const
type SubmitCategory = keyof typeof categories
export const submitCategories = Object.keys(categories) as Array<SubmitCategory>

const { title, description, ingredients, instructions, prepTime, cookTime, servings, author, imageId } =
  RecipeForm.shape

/** What a cook sends in: the fields of the edit form that need no knowledge of the site. */
const SubmissionForm = z.object({
  title,
  description: description.unwrap().min(1, 'Describe the recipe in a sentence or two'),
  prepTime,
  cookTime,
  servings,
  category: z.preprocess((value) => value || null, z.enum(submitCategories, 'Choose one of the list').nullable()),
  // A heading alone is none.
  ingredients: ingredients.refine((text) => ingredientsFromText(text).length > 0, 'Add at least one ingredient'),
  instructions: instructions.refine((text) => stepsFromText(text).length > 0, 'Add at least one step'),
  author,
  imageId,
  /** Where to be told of what becomes of it; kept with the cook's link, never shown. */
  email: z.preprocess(
    (value) => (typeof value === 'string' && value.trim()) || null,
    z.string().refine(isEmailAddress, 'Please enter a valid email address').nullable(),
  ),
})
export type SubmissionForm = z.infer<typeof SubmissionForm>

const UnfinishedSubmission = SubmissionForm.extend({
  description,
  ingredients: UnfinishedRecipeForm.shape.ingredients,
  instructions: UnfinishedRecipeForm.shape.instructions,
})

type SubmissionField = keyof SubmissionForm
/** `image` is the file itself, which is no field of what is kept. */
export type SubmissionErrors = Partial<Record<SubmissionField | 'image', string>>
/** Every field as it was typed, right or wrong. */
export type TypedSubmission = Record<SubmissionField, string>

export const emptySubmission: TypedSubmission = {
  title: '',
  description: '',
  prepTime: '',
  cookTime: '',
  servings: '',
  category: '',
  ingredients: '',
  instructions: '',
  author: '',
  imageId: '',
  email: '',
}

/** Whether anything would be lost with it. */
export const isBlank = (typed: TypedSubmission) => Object.values(typed).every((text) => text.trim() === '')

/** The fields among whatever a form, or a browser's storage, holds. */
export function typedFrom(values: Readonly<Record<string, unknown>>): TypedSubmission {
  const entries = Object.keys(emptySubmission).map((name) => {
    const value = values[name]
    // Browsers send line ends of their own kind.
    return [name, typeof value === 'string' ? storableText(value) : '']
  })
  return Object.fromEntries(entries) as TypedSubmission
}

type Checked = { ok: true; form: SubmissionForm } | { ok: false; errors: SubmissionErrors }

/** The same check in the browser before sending, and on the server, where it counts. A draft needs its name alone. */
export function checkSubmission(typed: TypedSubmission, isDraft = false): Checked {
  const parsed = (isDraft ? UnfinishedSubmission : SubmissionForm).safeParse(typed)
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors: SubmissionErrors = {}
  for (const issue of parsed.error.issues) errors[issue.path[0] as SubmissionField] ??= issue.message
  return { ok: false, errors }
}

export function recipeFromSubmission(form: SubmissionForm): NewRecipe {
  const { category, email: _, ...fields } = form
  return recipeFromForm({ ...emptyRecipeForm, ...fields, categories: category ? [categories[category]] : [] })
}

/** What a cook who follows a recipe is told about it. Dates are ISO. */
export interface Submission {
  recipeId: string
  title: string
  status: RecipeStatus
  /** What the editor says. */
  reason: string | null
  /** Where a change of the listed recipe stands; null when none is under way. */
  change: { state: 'open' | 'changes-requested'; reason: string | null } | null
  sentAt: string
  publishedAt: string
  changedAt: string
}
