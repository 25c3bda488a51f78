import type { Picture } from '../pictures/picture.ts'
import type { Difficulty } from './difficulty.ts'
import type { DrawnDish } from './drawing/drawing.ts'

/** The fields of a recipe card, with the specification's defaults filled in. */
export interface RecipeSummary {
  /** The last part of its address, `/recipe/{id}`. */
  id: string
  title: string
  description: string
  image: Picture | null
  /** Shown if there is no picture. Null until it is chosen. */
  drawing: DrawnDish | null
  categories: Array<string>
  featured: boolean
  /** Minutes. */
  totalTime: number
  difficulty: Difficulty | null
  servings: number | null
  /** Null if unknown. */
  language: string | null
}
