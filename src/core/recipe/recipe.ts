import { z } from 'zod'
import { Ingredient } from '../ingredient/ingredient.ts'
import type { Picture } from '../picture.ts'
import { difficulties, type Difficulty } from './difficulty.ts'

/** Where a recipe stands between being sent in and being taken down. Only what is published is listed. */
export type RecipeStatus = 'draft' | 'pending' | 'changes-requested' | 'published' | 'rejected' | 'withdrawn'

/** One thing to do. `name` is a short title some sources give a step; `group` the heading above it ("Frosting"). */
export const Step = z.object({ text: z.string(), name: z.string().nullable(), group: z.string().nullable() })
export type Step = z.infer<typeof Step>

/** Per serving: kilocalories, and grams of the rest. */
export const NutritionFacts = z.object({
  calories: z.number().nullable(),
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
})
export type NutritionFacts = z.infer<typeof NutritionFacts>

/** A recipe read from somewhere and not yet saved: what a source can know, null where it does not say. Times are minutes. */
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
  /** Address of the picture at its source. */
  imageUrl: z.string().nullable(),
  author: z.string().nullable(),
  /** ISO date. */
  datePublished: z.string().nullable(),
  /** BCP 47, such as "en" or "pt-BR". */
  language: z.string().nullable(),
  sourceUrl: z.string().nullable(),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

/** A recipe of the site. */
export interface Recipe extends Omit<RecipeDraft, 'difficulty' | 'datePublished'> {
  /** The last part of its address, `/recipe/{id}`. */
  id: string
  picture: Picture | null
  difficulty: Difficulty
  /** The chef whose recipe it is, when the author is one of the site's. */
  chef: { id: string; name: string; picture: Picture | null } | null
  /** The saver's own opinion, 1 to 5. */
  rating: number | null
  /** What visitors think, computed from their ratings; null without any. */
  ratings: { average: number; count: number } | null
  featured: boolean
  status: RecipeStatus
  /** Diets its ingredients allow: guidance, not a promise. Null until they were looked at. */
  diets: Array<string> | null
  /** ISO date and time. */
  datePublished: string
  updatedAt: string
}
