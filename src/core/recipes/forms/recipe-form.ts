import { numberText } from '../../text/number-text.ts'
import { z } from 'zod'
import type { RecipeDraft } from '../recipe.ts'
import { difficulties } from '../difficulty.ts'
import { fitRecipe } from '../fit-recipe.ts'
import { recipeLimits, storableText } from '../recipe-limits.ts'
import { ingredientsFromText, ingredientsToText, stepsFromText, stepsToText } from './recipe-text.ts'

const emptyAsNull = (value: unknown) => (value === '' || value === undefined ? null : value)

const text = (problem?: string) => z.string(problem).overwrite(storableText).trim()

/** Returns the options of a length limit. A text that is too long skips all other checks. */
const atMost = (name: string, length: number) => ({
  error: `${name} longer than ${numberText(length)} characters`,
  abort: true,
})

/** Fills an imported recipe without ingredients or steps. Only a draft can be saved with it. */
export const missingPart = { ingredients: 'Add ingredients here', instructions: 'Add instructions here' } as const

const countLines = (written: string) => written.split('\n').filter((line) => line.trim() !== '').length

const ingredientList = text('Add at least one ingredient')
  .max(recipeLimits.ingredientCharacters, atMost('The ingredients are', recipeLimits.ingredientCharacters))
  .refine(
    (written) => countLines(written) <= recipeLimits.ingredientLines,
    `The ingredients have more than ${recipeLimits.ingredientLines} lines. Split it into several recipes.`,
  )

const stepList = text('Add at least one step')
  .max(recipeLimits.instructionCharacters, atMost('The steps are', recipeLimits.instructionCharacters))
  .refine(
    (written) => stepsFromText(written).length <= recipeLimits.steps,
    `There are more than ${recipeLimits.steps} steps. Split it into several recipes.`,
  )

const tipList = text()
  .max(recipeLimits.tipCharacters, atMost('The tips are', recipeLimits.tipCharacters))
  .refine(
    (written) => countLines(written) <= recipeLimits.tipLines,
    `There are more than ${recipeLimits.tipLines} lines of tips.`,
  )

const minutes = (label: string) =>
  z.preprocess(
    emptyAsNull,
    z.coerce
      .number(`${label} must be a number of minutes`)
      .int(`${label} must be a whole number of minutes`)
      .min(0, `${label} cannot be less than 0`)
      .max(recipeLimits.minutes, `${label} cannot be more than a year`)
      .nullable(),
  )

const perServing = z.preprocess(
  emptyAsNull,
  z.coerce
    .number('Enter a number')
    .min(0, 'This cannot be less than 0')
    .max(recipeLimits.nutrition, 'That’s too high')
    .nullable(),
)

const shortText = z.preprocess(
  emptyAsNull,
  text().max(recipeLimits.shortText, atMost('This is', recipeLimits.shortText)).nullable(),
)

const address = (label: string) =>
  z.preprocess(
    emptyAsNull,
    text()
      .max(recipeLimits.address, atMost(`${label} is`, recipeLimits.address))
      .refine(
        (written) => URL.canParse(written) && /^https?:$/.test(new URL(written).protocol),
        `${label} must start with http:// or https://`,
      )
      .nullable(),
  )

/** The fields of the edit dialog as typed. `recipeFromForm` splits the texts into lines and steps. */
export const RecipeForm = z.object({
  title: text('Give the recipe a title')
    .min(1, 'Give the recipe a title')
    .max(recipeLimits.title, atMost('The title is', recipeLimits.title)),
  description: text().max(recipeLimits.description, atMost('The description is', recipeLimits.description)).default(''),
  ingredients: ingredientList
    .min(1, 'Add at least one ingredient')
    .refine((written) => written !== missingPart.ingredients, 'Add at least one ingredient'),
  instructions: stepList
    .min(1, 'Add at least one step')
    .refine((written) => written !== missingPart.instructions, 'Add at least one step'),
  prepTime: minutes('Prep time'),
  cookTime: minutes('Cook time'),
  totalTime: minutes('Total time'),
  servings: z.preprocess(
    emptyAsNull,
    z.coerce
      .number('Servings must be a number')
      .int('Servings must be a whole number')
      .min(1, 'Servings must be at least 1')
      .max(recipeLimits.servings, 'That’s too many servings')
      .nullable(),
  ),
  yield: shortText,
  difficulty: z.enum(difficulties).nullable().catch(null),
  categories: z
    .array(text().toLowerCase().min(1).max(recipeLimits.category, atMost('A category is', recipeLimits.category)))
    .max(recipeLimits.categories, `At most ${recipeLimits.categories} categories`)
    .default([]),
  cuisine: shortText,
  rating: z.preprocess(emptyAsNull, z.coerce.number().int().min(1).max(5).nullable()),
  author: shortText,
  featured: z.coerce.boolean().default(false),
  tips: tipList.default(''),
  calories: perServing,
  protein: perServing,
  carbs: perServing,
  fat: perServing,
  sourceUrl: address('The source address'),
  imageUrl: address('The picture address'),
  /** A stored picture, chosen from suggestions. */
  imageId: z.preprocess(
    emptyAsNull,
    z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullable(),
  ),
  language: z.preprocess(emptyAsNull, text().max(35).nullable()),
})
export type RecipeForm = z.infer<typeof RecipeForm>

/** A draft needs only a title. */
export const UnfinishedRecipeForm = RecipeForm.extend({
  ingredients: ingredientList.default(''),
  instructions: stepList.default(''),
})

/** A draft with the fields only the person saving it can fill in. */
export interface NewRecipe extends RecipeDraft {
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
  difficulty: null,
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

/** Returns the initial values of the edit dialog. The dialog accepts them, unless the source lacks a required part. */
export const formFromDraft = (read: RecipeDraft): RecipeForm => asForm(fitRecipe(read))

/** Converts a draft without cutting anything. */
export function asForm(draft: Omit<RecipeDraft, 'datePublished'>): RecipeForm {
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
    difficulty: draft.difficulty,
    categories: draft.categories,
    cuisine: draft.cuisine,
    rating: draft.rating,
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
