import { z } from 'zod'
import type { RecipeDraft } from './recipe.ts'
import { difficulties } from './recipe.ts'
import { ingredientsFromText, ingredientsToText, stepsFromText, stepsToText } from './recipe-text.ts'

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const minutes = (label: string) =>
  z.preprocess(
    emptyAsNull,
    z.coerce
      .number(`${label} is a number of minutes`)
      .int()
      .min(0, `${label} cannot be less than 0`)
      .max(100_000)
      .nullable(),
  )

const grams = z.preprocess(emptyAsNull, z.coerce.number('This is a number').min(0).max(100_000).nullable())

const shortText = z.preprocess(emptyAsNull, z.string().trim().max(200).nullable())

const address = (label: string) =>
  z.preprocess(
    emptyAsNull,
    z
      .string()
      .trim()
      .max(2000)
      .refine(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        `${label} must start with http:// or https://`,
      )
      .nullable(),
  )

/** What the edit dialog sends: every field as a person types it. The texts become lines and steps in `toDraft`. */
export const RecipeForm = z.object({
  title: z
    .string('Give the recipe a title')
    .trim()
    .min(1, 'Give the recipe a title')
    .max(300, 'The title is longer than 300 characters'),
  description: z.string().trim().max(5_000, 'The description is longer than 5,000 characters').default(''),
  ingredients: z
    .string('Add at least one ingredient')
    .trim()
    .min(1, 'Add at least one ingredient')
    .max(60_000, 'The ingredients are longer than 60,000 characters'),
  instructions: z
    .string('Add at least one step')
    .trim()
    .min(1, 'Add at least one step')
    .max(200_000, 'The steps are longer than 200,000 characters'),
  prepTime: minutes('Prep time'),
  cookTime: minutes('Cook time'),
  totalTime: minutes('Total time'),
  servings: z.preprocess(
    emptyAsNull,
    z.coerce.number('Servings is a number').min(1, 'Servings must be at least 1').max(10_000).nullable(),
  ),
  yield: shortText,
  difficulty: z.enum(difficulties).catch('medium'),
  categories: z.array(z.string().trim().toLowerCase().min(1).max(60)).max(20, 'At most 20 categories').default([]),
  cuisine: shortText,
  rating: z.preprocess(emptyAsNull, z.coerce.number().int().min(1).max(5).nullable()),
  author: shortText,
  featured: z.coerce.boolean().default(false),
  tips: z.string().max(20_000).default(''),
  calories: grams,
  protein: grams,
  carbs: grams,
  fat: grams,
  sourceUrl: address('The source address'),
  imageUrl: address('The picture address'),
  /** A picture the site has already, chosen from suggestions. */
  imageId: z.preprocess(
    emptyAsNull,
    z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullable(),
  ),
  language: z.preprocess(emptyAsNull, z.string().max(35).nullable()),
})
export type RecipeForm = z.infer<typeof RecipeForm>

/** A draft together with what only its saver can say. */
export interface NewRecipe extends RecipeDraft {
  rating: number | null
  featured: boolean
  imageId: string | null
}

export const emptyRecipeForm: RecipeForm = {
  title: '',
  description: '',
  ingredients: '',
  instructions: '',
  prepTime: null,
  cookTime: null,
  totalTime: null,
  servings: null,
  yield: null,
  difficulty: 'medium',
  categories: [],
  cuisine: null,
  rating: null,
  author: null,
  featured: false,
  tips: '',
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  sourceUrl: null,
  imageUrl: null,
  imageId: null,
  language: null,
}

export function formFromDraft(draft: RecipeDraft): RecipeForm {
  return {
    title: draft.title,
    description: draft.description,
    ingredients: ingredientsToText(draft.ingredients),
    instructions: stepsToText(draft.instructions),
    prepTime: draft.prepTime,
    cookTime: draft.cookTime,
    totalTime: draft.totalTime,
    servings: draft.servings,
    yield: draft.yield,
    difficulty: draft.difficulty ?? 'medium',
    categories: draft.categories,
    cuisine: draft.cuisine,
    rating: null,
    author: draft.author,
    featured: false,
    tips: draft.tips.join('\n'),
    calories: draft.nutritionFacts?.calories ?? null,
    protein: draft.nutritionFacts?.protein ?? null,
    carbs: draft.nutritionFacts?.carbs ?? null,
    fat: draft.nutritionFacts?.fat ?? null,
    sourceUrl: draft.sourceUrl,
    imageUrl: draft.imageUrl,
    imageId: null,
    language: draft.language,
  }
}

export function recipeFromForm(form: RecipeForm): NewRecipe {
  const { calories, protein, carbs, fat, tips, ingredients, instructions, ...rest } = form
  const hasNutrition = [calories, protein, carbs, fat].some((value) => value !== null)
  return {
    ...rest,
    ingredients: ingredientsFromText(ingredients),
    instructions: stepsFromText(instructions),
    tips: tips
      .split('\n')
      .map((tip) => tip.trim())
      .filter(Boolean),
    nutritionFacts: hasNutrition ? { calories, protein, carbs, fat } : null,
    datePublished: null,
  }
}
