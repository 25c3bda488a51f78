import { addDays, type Day } from './weeks.ts'

export const meals = ['Breakfast', 'Lunch', 'Dinner'] as const
export type Meal = (typeof meals)[number]

interface Placed {
  id: string
  day: Day
  meal: Meal
  /** The recipe's title when it was planned, or what the cook wrote. */
  title: string
  note: string
}

/** One dish of a plan. */
export type PlanEntry = Placed &
  (
    | { kind: 'text' }
    /** The recipe's id is null if the recipe was deleted. Without servings, the recipe is cooked as written. */
    | { kind: 'recipe'; recipeId: string | null; servings: number | null }
    /** Eats what an earlier entry cooked, and needs no shopping. */
    | { kind: 'leftovers'; of: string }
  )

/** A dish that a cook chooses for a meal, before it has a place in the plan. */
export type Dish =
  | { kind: 'text'; title: string }
  | { kind: 'recipe'; title: string; recipeId: string; servings: number | null }
  | { kind: 'leftovers'; title: string; of: string }

export interface Slot {
  day: Day
  meal: Meal
}

export const longestTitle = 200
export const longestNote = 500
export const mostServings = 999
/** About five years of three meals a day. */
export const mostEntries = 5000

export const isMeal = (text: unknown): text is Meal => meals.some((meal) => meal === text)

export const entriesAt = (entries: ReadonlyArray<PlanEntry>, { day, meal }: Slot) =>
  entries.filter((entry) => entry.day === day && entry.meal === meal)

export function entriesOfWeek(entries: ReadonlyArray<PlanEntry>, monday: Day): Array<PlanEntry> {
  const next = addDays(monday, 7)
  return entries.filter(({ day }) => day >= monday && day < next)
}

/** Entries that can be eaten again later: dishes planned on the day itself or in the two weeks before. */
export function leftoverSources(entries: ReadonlyArray<PlanEntry>, { day, meal }: Slot): Array<PlanEntry> {
  const oldest = addDays(day, -14)
  const place = meals.indexOf(meal)
  return entries
    .filter(
      (entry) =>
        entry.kind !== 'leftovers' &&
        entry.day >= oldest &&
        (entry.day < day || (entry.day === day && meals.indexOf(entry.meal) < place)),
    )
    .toSorted((one, other) => other.day.localeCompare(one.day) || meals.indexOf(other.meal) - meals.indexOf(one.meal))
}

export function placeDish(dish: Dish, { day, meal }: Slot, id: string): PlanEntry {
  return { ...dish, title: dish.title.slice(0, longestTitle), id, day, meal, note: '' }
}

/** Replaces the entry with the same id. */
export const withEntry = (entries: ReadonlyArray<PlanEntry>, changed: PlanEntry): Array<PlanEntry> =>
  entries.map((entry) => (entry.id === changed.id ? changed : entry))

/** Leftovers of a removed entry stay, because the cook may have cooked it anyway. */
export const withoutEntry = (entries: ReadonlyArray<PlanEntry>, id: string): Array<PlanEntry> =>
  entries.filter((entry) => entry.id !== id)

export function withoutWeek(entries: ReadonlyArray<PlanEntry>, monday: Day): Array<PlanEntry> {
  const gone = new Set(entriesOfWeek(entries, monday).map(({ id }) => id))
  return entries.filter(({ id }) => !gone.has(id))
}

/** Copies a week's entries to another week, beside what is planned there. Leftovers point to the copied entries. */
export function copyWeek(
  entries: ReadonlyArray<PlanEntry>,
  { from, to, newId }: { from: Day; to: Day; newId: () => string },
): Array<PlanEntry> {
  const copied = entriesOfWeek(entries, from)
  const ids = new Map(copied.map(({ id }) => [id, newId()]))
  const shift = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return copied.map((entry) => ({
    ...entry,
    ...(entry.kind === 'leftovers' && { of: ids.get(entry.of) ?? entry.of }),
    id: ids.get(entry.id) ?? newId(),
    day: addDays(entry.day, shift),
  }))
}

interface NamedRecipe {
  id: string
  title: string
  servings?: number | null
}

/** Finds the recipe with this title, ignoring case. */
function recipeNamed<Named extends NamedRecipe>(title: string, recipes: ReadonlyArray<Named>) {
  const wanted = title.trim().toLowerCase()
  return wanted ? recipes.find((recipe) => recipe.title.trim().toLowerCase() === wanted) : undefined
}

/** Turns the text a cook typed into a dish: the recipe of this title among the saved ones, or just the text. */
export function dishOf(text: string, saved: ReadonlyArray<NamedRecipe>): Dish {
  const title = text.trim().slice(0, longestTitle)
  const recipe = recipeNamed(title, saved)
  return recipe
    ? { kind: 'recipe', title: recipe.title, recipeId: recipe.id, servings: recipe.servings ?? null }
    : { kind: 'text', title }
}

/** Plans saved recipes that are not in the week yet for its dinners without a dish. */
export function fillDinners(
  entries: ReadonlyArray<PlanEntry>,
  { days, saved, newId }: { days: ReadonlyArray<Day>; saved: ReadonlyArray<NamedRecipe>; newId: () => string },
): Array<PlanEntry> {
  const week = entries.filter(({ day }) => days.includes(day))
  const planned = new Set(week.map((entry) => (entry.kind === 'recipe' ? entry.recipeId : null)))
  const waiting = saved.filter(({ id }) => !planned.has(id))
  const free = days.filter((day) => entriesAt(week, { day, meal: 'Dinner' }).length === 0)
  return free.flatMap((day, index) => {
    const recipe = waiting[index]
    return recipe ? [placeDish(dishOf(recipe.title, [recipe]), { day, meal: 'Dinner' }, newId())] : []
  })
}

/** Lists what has to be bought for: recipes that still exist, each as often as it is cooked. */
export function recipesToBuyFor(
  entries: ReadonlyArray<PlanEntry>,
): Array<{ recipeId: string; servings: number | null }> {
  return entries.flatMap((entry) =>
    entry.kind === 'recipe' && entry.recipeId !== null ? [{ recipeId: entry.recipeId, servings: entry.servings }] : [],
  )
}

/** Finds what changed between two states of a plan. */
export function planChange(before: ReadonlyArray<PlanEntry>, after: ReadonlyArray<PlanEntry>) {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const left = new Set(after.map(({ id }) => id))
  return {
    put: after.filter((entry) => !isSame(known.get(entry.id), entry)),
    remove: before.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  }
}

const isSame = (one: PlanEntry | undefined, other: PlanEntry) =>
  one === other || JSON.stringify(one && inOrder(one)) === JSON.stringify(inOrder(other))

const inOrder = (entry: PlanEntry) => Object.entries(entry).toSorted(([one], [other]) => one.localeCompare(other))
