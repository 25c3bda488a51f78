import type { Difficulty } from '../../../core/recipes/difficulty.ts'
import type { Template } from '../fill.ts'
import type { FoodKind } from '../kitchen/food.ts'

/**
 * A kind of dish. Lines are ingredient lines with choices. "60% 1 tsp sugar" appears in 60 of 100 recipes. `@main`,
 * `@companion`, `@fat`, `@aromatics`, `@spices`, `@liquid`, `@herb` and `@acid` are filled in by the dish and its
 * cuisine.
 */
export interface Form {
  /** The end of the title, with choices. */
  name: Template
  mains: ReadonlyArray<FoodKind>
  companions: ReadonlyArray<FoodKind>
  /** Limits the form to these cuisines. */
  cuisines?: ReadonlyArray<string>
  lines: ReadonlyArray<Template>
  steps: ReadonlyArray<Template>
  prep: readonly [number, number]
  cook: readonly [number, number]
  servings: ReadonlyArray<number>
  difficulties: ReadonlyArray<Difficulty>
  categories: ReadonlyArray<string>
  /** Rough range per serving. */
  calories: readonly [number, number]
}
