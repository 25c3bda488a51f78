import { z } from 'zod'
import { emptyRecipeForm, type NewRecipe, RecipeForm, recipeFromForm, UnfinishedRecipeForm } from './recipe-form.ts'
import { isEmailAddress } from '../../text/email-address.ts'
import { recipeLimits, storableText } from '../recipe-limits.ts'
import { ingredientsFromText, stepsFromText } from './recipe-text.ts'
import type { RecipeStatus } from '../recipe.ts'

const { title, description, ingredients, instructions, prepTime, cookTime, servings, author, imageId } =
  RecipeForm.shape

export const notInList = 'Choose an item from the list'

/** The fields of a submission, a subset of the edit form. */
const SubmissionForm = z.object({
  title,
  description: description.unwrap().min(1, 'Describe the recipe in a sentence or two'),
  prepTime,
  cookTime,
  servings,
  /** The server compares it with what the site offers. */
  category: z.preprocess((value) => value || null, z.string().max(recipeLimits.category, notInList).nullable()),
  // A heading alone is not an ingredient.
  ingredients: ingredients.refine((text) => ingredientsFromText(text).length > 0, 'Add at least one ingredient'),
  instructions: instructions.refine((text) => stepsFromText(text).length > 0, 'Add at least one step'),
  author,
  imageId,
  /** For mails about the submission. Stored with the sender's link and never shown. */
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

/** Returns the form for the pressed button. A draft needs only a title. */
export const submissionForm = (intent: string) => (intent === 'draft' ? UnfinishedSubmission : SubmissionForm)

type SubmissionField = keyof SubmissionForm
export type SubmissionErrors = Partial<Record<SubmissionField, string>>
/** Every field as typed, valid or not. */
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

export const isBlank = (typed: TypedSubmission) => Object.values(typed).every((text) => text.trim() === '')

/** Picks the known fields from form data or browser storage. */
export function typedFrom(values: Readonly<Record<string, unknown>>): TypedSubmission {
  const entries = Object.keys(emptySubmission).map((name) => {
    const value = values[name]
    // Browsers send CRLF line ends.
    return [name, typeof value === 'string' ? storableText(value) : '']
  })
  return Object.fromEntries(entries) as TypedSubmission
}

type Checked = { ok: true; form: SubmissionForm } | { ok: false; errors: SubmissionErrors }

/** Checks submissions that arrive as JSON, and stored drafts. */
export function checkSubmission(typed: TypedSubmission, intent: 'draft' | 'send' = 'send'): Checked {
  const parsed = submissionForm(intent).safeParse(typed)
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors: SubmissionErrors = {}
  for (const issue of parsed.error.issues) errors[issue.path[0] as SubmissionField] ??= issue.message
  return { ok: false, errors }
}

export function recipeFromSubmission(form: SubmissionForm): NewRecipe {
  const { category, email: _, ...fields } = form
  return recipeFromForm({ ...emptyRecipeForm, ...fields, categories: category ? [category] : [] })
}

/** The status page of a submission. Dates are ISO. */
export interface Submission {
  recipeId: string
  title: string
  status: RecipeStatus
  /** The editor's reason. */
  reason: string | null
  /** The state of a pending revision. Null without one. */
  change: { state: 'open' | 'changes-requested'; reason: string | null } | null
  sentAt: string
  publishedAt: string
  changedAt: string
}
