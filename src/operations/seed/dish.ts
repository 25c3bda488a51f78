import type { Ingredient } from '../../core/ingredient/ingredient.ts'
import type { Difficulty } from '../../core/recipe/difficulty.ts'
import type { Step } from '../../core/recipe/recipe.ts'

/** A dish without a cook: what the forms, the sweets and the classics give, before somebody wrote it down one day. */
export interface Dish {
  title: string
  description: string
  ingredients: Array<Ingredient>
  instructions: Array<Step>
  prepTime: number
  cookTime: number
  servings: number
  difficulty: Difficulty
  categories: Array<string>
  cuisine: string | null
  tips: Array<string>
  calories: number
}

export const toStep = (text: string): Step => ({ text, name: null, group: null })
