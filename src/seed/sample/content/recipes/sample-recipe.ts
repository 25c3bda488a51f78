import type { Difficulty } from '../../../../core/recipes/difficulty.ts'

/** A hand-written recipe. Loading parses its ingredient lines, as in any import. */
export interface SampleRecipe {
  /** Address: `/recipe/{id}` */
  id: string
  title: string
  description: string
  featured: boolean
  /** Minutes. */
  prepTime: number
  cookTime: number
  servings: number
  difficulty: Difficulty
  categories: Array<string>
  cuisine: string
  ingredients: Array<{ group: string | null; lines: Array<string> }>
  instructions: Array<{ group: string | null; steps: Array<{ name: string; text: string }> }>
  tips: Array<string>
  /** Per serving. */
  nutritionFacts: { calories: number; protein: number; carbs: number; fat: number }
  author: string
  chefId: string
  /** ISO date. */
  datePublished: string
  /** File in src/web/art. */
  image: string
  imageAlt: string
}
