import { fieldsOf } from '../text/fields-of.ts'

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const meals = ['Breakfast', 'Lunch', 'Dinner'] as const

export type Slot = `${(typeof days)[number]} ${(typeof meals)[number]}`

/** A cook's plan for a week. Each dish is free text and may be the title of a recipe. */
export interface MealPlan {
  dishes: Partial<Record<Slot, string>>
  /** One item per line. */
  shopping: string
}

export const emptyPlan: MealPlan = { dishes: {}, shopping: '' }

export const slots: ReadonlyArray<Slot> = days.flatMap((day) => meals.map((meal): Slot => `${day} ${meal}`))

export const longestDish = 200
export const longestList = 10_000

/** Reads a plan from browser storage. Anything unexpected is dropped. */
export function readPlan(stored: unknown): MealPlan {
  const { dishes, shopping } = fieldsOf(stored)
  const known = fieldsOf(dishes)
  const words = slots.flatMap((slot) => {
    const dish = known[slot]
    return typeof dish === 'string' && dish ? [[slot, dish.slice(0, longestDish)] as const] : []
  })
  return {
    dishes: Object.fromEntries(words),
    shopping: typeof shopping === 'string' ? shopping.slice(0, longestList) : '',
  }
}

export const isEmptyPlan = ({ dishes, shopping }: MealPlan) =>
  shopping.trim() === '' && Object.values(dishes).every((dish) => dish.trim() === '')

interface NamedRecipe {
  id: string
  title: string
}

/** Finds the recipe with this title, ignoring case. */
export function recipeNamed<Named extends NamedRecipe>(dish: string | undefined, recipes: ReadonlyArray<Named>) {
  const wanted = dish?.trim().toLowerCase()
  return wanted ? recipes.find(({ title }) => title.trim().toLowerCase() === wanted) : undefined
}

/** Lists the planned recipes. A recipe planned twice appears twice. */
export function plannedRecipes<Named extends NamedRecipe>({ dishes }: MealPlan, recipes: ReadonlyArray<Named>) {
  return slots.flatMap((slot) => recipeNamed(dishes[slot], recipes) ?? [])
}

/** Fills empty dinners with recipes that are not planned yet. */
export function fillDinners(plan: MealPlan, recipes: ReadonlyArray<NamedRecipe>): MealPlan {
  const planned = new Set(plannedRecipes(plan, recipes).map(({ id }) => id))
  const waiting = recipes.filter(({ id }) => !planned.has(id))
  const free = slots.filter((slot) => slot.endsWith('Dinner') && !plan.dishes[slot]?.trim())
  const filled = free.flatMap((slot, index) => {
    const recipe = waiting[index]
    return recipe ? [[slot, recipe.title.slice(0, longestDish)] as const] : []
  })
  return { ...plan, dishes: { ...plan.dishes, ...Object.fromEntries(filled) } }
}

/** Adds lines that are not on the list yet. */
export function withLines(shopping: string, lines: ReadonlyArray<string>): string {
  const there = linesOf(shopping)
  const known = new Set(there.map((line) => line.toLowerCase()))
  return [...there, ...lines.filter((line) => !known.has(line.toLowerCase()))].join('\n').slice(0, longestList)
}

export function linesOf(shopping: string): Array<string> {
  return shopping
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
