import { z } from 'zod'
import { rowNumberField } from '../forms/form-fields.ts'
import { revisionField } from './my-recipe-form.ts'
import { RecipeForm, UnfinishedRecipeForm } from './recipe-form.ts'
import { recipeLimits } from './recipe-limits.ts'

const { categories: CategoryList } = RecipeForm.shape

type Issues = { issues: Array<z.core.$ZodRawIssue> }

/** An item's error becomes the field's own, because no field stands for one item. */
function categoriesOf(names: unknown, context: Issues): Array<string> {
  const read = CategoryList.safeParse(names)
  if (read.success) return read.data
  context.issues.push({ code: 'custom', message: read.error.issues[0]?.message, input: names })
  return z.NEVER
}

/** A list with one item arrives as a text. */
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
  /** The id of the picture that shall go. Another one sent along stays. */
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

/** What the button pressed asks for. Saving for later needs only a title. */
export const recipeEditForm = (intent: string) => (intent === 'save' ? UnfinishedRecipeEdit : RecipeEdit)

/** What was sent, as a recipe. */
export function recipeFromEdit(sent: z.infer<typeof RecipeEdit>): RecipeForm {
  const { moreCategories: more, removePicture, version: _, revisionId: __, ...form } = sent
  return {
    ...form,
    categories: [...form.categories, ...more],
    imageId: form.imageId === removePicture ? null : form.imageId,
    imageUrl: removePicture ? null : form.imageUrl,
  }
}

/** What the fields of a recipe start with. */
export function typedRecipe({ categories: chosen, featured, ...form }: RecipeForm) {
  const texts = Object.entries(form).map(([name, value]) => [name, String(value ?? '')])
  return {
    ...(Object.fromEntries(texts) as Record<keyof typeof form, string>),
    categories: chosen,
    featured: featured ? 'on' : '',
  }
}
