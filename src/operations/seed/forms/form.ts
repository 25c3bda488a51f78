import type { Difficulty } from '../../../core/recipe/difficulty.ts'
import type { Template } from '../fill.ts'
import type { FoodKind } from '../kitchen/food.ts'

/**
 * A kind of dish. Lines are an ingredient list with choices; "60% 1 tsp sugar" is there in 60 of 100, and `@main`, `@companion`,
 * `@fat`, `@aromatics`, `@spices`, `@liquid`, `@herb`, `@acid` stand for what the dish and its kitchen bring.
 */
export interface Form {
  /** The last word of the title, with choices. */
  name: Template
  mains: ReadonlyArray<FoodKind>
  companions: ReadonlyArray<FoodKind>
  /** Only these kitchens; without it any. */
  cuisines?: ReadonlyArray<string>
  lines: ReadonlyArray<Template>
  steps: ReadonlyArray<Template>
  prep: readonly [number, number]
  cook: readonly [number, number]
  servings: ReadonlyArray<number>
  difficulties: ReadonlyArray<Difficulty>
  categories: ReadonlyArray<string>
  /** Calories of a serving, about. */
  calories: readonly [number, number]
}
