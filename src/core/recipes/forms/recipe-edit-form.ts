import { z } from 'zod'
import { rowNumberField } from '../../forms/form-fields.ts'
import { revisionField } from './my-recipe-form.ts'
import { RecipeForm, UnfinishedRecipeForm } from './recipe-form.ts'
import { recipeLimits } from '../recipe-limits.ts'

const { categories: CategoryList } = RecipeForm.shape

type Issues = { issues: Array<z.core.$ZodRawIssue> }

/** Reads a list of categories. The error of an item becomes the error of the field, because items have no fields. */
function categoriesOf(names: unknown, context: Issues): Array<string> {
  const read = CategoryList.safeParse(names)
  if (read.success) return read.data
  context.issues.push({ code: 'custom', message: read.error.issues[0]?.message, input: names })
  return z.NEVER
}

/** Accepts a text too, because a list with one item arrives as a text. */
const categories = z.transform((sent: unknown, context) =>
  categoriesOf(typeof sent === 'string' ? [sent] : sent, context),
)

/** Separated by commas. */
const moreCategories = z
  .string()
  .default('')
  .transform((text, context) =>
    categoriesOf(
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      context,
    ),
  )

/** A recipe read from elsewhere, before it is saved. */
export const ImportedRecipeForm = RecipeForm.extend({ categories })

const editFields = {
  categories,
  moreCategories,
  /** The id of the picture to remove. A new picture in the same form stays. */
  removePicture: z.string().default(''),
  version: rowNumberField,
  revisionId: revisionField,
}

interface Categories {
  categories: Array<string>
  moreCategories: Array<string>
}

const areFew = (form: Categories) => form.categories.length + form.moreCategories.length <= recipeLimits.categories
const tooMany = { path: ['moreCategories'], error: `At most ${recipeLimits.categories} categories` }

const RecipeEdit = RecipeForm.extend(editFields).refine(areFew, tooMany)
const UnfinishedRecipeEdit = UnfinishedRecipeForm.extend(editFields).refine(areFew, tooMany)

/** Returns the form for the pressed button. Saving for later needs only a title. */
export const recipeEditForm = (intent: string) => (intent === 'save' ? UnfinishedRecipeEdit : RecipeEdit)

/** Converts the submitted form to a recipe. */
export function recipeFromEdit(sent: z.infer<typeof RecipeEdit>): RecipeForm {
  const { moreCategories: more, removePicture, version: _, revisionId: __, ...form } = sent
  return {
    ...form,
    categories: [...form.categories, ...more],
    imageId: form.imageId === removePicture ? null : form.imageId,
    imageUrl: removePicture ? null : form.imageUrl,
  }
}

/** Returns the initial values of a recipe's form fields. */
export function typedRecipe({ categories: chosen, featured, ...form }: RecipeForm) {
  const texts = Object.entries(form).map(([name, value]) => [name, String(value ?? '')])
  return {
    ...(Object.fromEntries(texts) as Record<keyof typeof form, string>),
    categories: chosen,
    featured: featured ? 'on' : '',
  }
}
