import { z } from 'zod'
import { Ingredient } from '../ingredients/ingredient.ts'
import type { Picture } from '../pictures/picture.ts'
import type { Diet } from './diets.ts'
import { difficulties } from './difficulty.ts'
import type { DrawnDish } from './drawing/drawing.ts'

/** Only published recipes are listed. */
export type RecipeStatus = 'draft' | 'pending' | 'changes-requested' | 'published' | 'rejected' | 'withdrawn'

/** `name` is a step's short title in some sources. `group` is the heading above it ("Frosting"). */
export const Step = z.object({ text: z.string(), name: z.string().nullable(), group: z.string().nullable() })
export type Step = z.infer<typeof Step>

/** Per serving: kilocalories and grams. */
export const NutritionFacts = z.object({
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
})
export type NutritionFacts = z.infer<typeof NutritionFacts>

/** An imported, unsaved recipe. Null marks what the source doesn't state. Times are minutes. */
export const RecipeDraft = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(Ingredient),
  instructions: z.array(Step),
  prepTime: z.number().nullable(),
  cookTime: z.number().nullable(),
  totalTime: z.number().nullable(),
  servings: z.number().nullable(),
  /** The yield in the source's words ("24 cookies"). */
  yield: z.string().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  categories: z.array(z.string()),
  cuisine: z.string().nullable(),
  tips: z.array(z.string()),
  nutritionFacts: NutritionFacts.nullable(),
  /** URL of the picture at its source. */
  imageUrl: z.string().nullable(),
  author: z.string().nullable(),
  /** ISO date. */
  datePublished: z.string().nullable(),
  /** BCP 47, such as "en" or "pt-BR". */
  language: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  /** The cook's own rating in another app, 1 to 5. Drafts stored by earlier versions have none. */
  rating: z.number().nullable().default(null),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** A stored recipe. */
export interface Recipe extends Omit<RecipeDraft, 'datePublished'> {
  /** The last part of its address, `/recipe/{id}`. */
  id: string
  picture: Picture | null
  /** Shown if there is no picture. Null until it is chosen. */
  drawing: DrawnDish | null
  /** The author's chef page, if there is one. */
  chef: { id: string; name: string; picture: Picture | null } | null
  /** The license stated by its source. */
  licenseNotice?: string | null
  /** Average of the visitors' ratings. Null without ratings. */
  ratings: { average: number; count: number } | null
  featured: boolean
  status: RecipeStatus
  /** Derived from the ingredients, as guidance only. Null until derived. */
  diets: Array<Diet> | null
  /** ISO date and time. */
  datePublished: string
  updatedAt: string
}
