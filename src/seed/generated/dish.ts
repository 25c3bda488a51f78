import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import type { Difficulty } from '../../core/recipes/difficulty.ts'
import type { Step } from '../../core/recipes/recipe.ts'

/** A generated dish, before it gets an author and a date. */
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
