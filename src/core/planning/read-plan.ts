import { isRecipeId } from '../recipes/recipe-id.ts'
import { fieldsOf, isNumber, isText } from '../text/fields-of.ts'
import {
  isMeal,
  longestNote,
  longestTitle,
  meals,
  mostEntries,
  mostServings,
  type PlanEntry,
  placeDish,
} from './meal-plan.ts'
import { daysOfWeek, type Day, isPlanDay } from './weeks.ts'

/** A plan as a browser stores it. */
export interface StoredPlan {
  entries: ReadonlyArray<PlanEntry>
  /** The account that the plan is in. Empty for a visitor, whose plan moves into an account at sign-in. */
  account: string
  /** Ids of entries that the account does not know in their current state. A removed entry is among them too. */
  unsent: ReadonlyArray<string>
  /** The list of a plan from before there was a shopping list, one item per line. It moves there. */
  shopping: string
}

export const emptyPlan: StoredPlan = { entries: [], account: '', unsent: [], shopping: '' }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Reads a plan from browser storage. Anything unexpected is dropped. */
export function readPlan(stored: unknown): StoredPlan {
  const { entries, account, unsent, shopping } = fieldsOf(stored)
  return {
    entries: readEntries(entries),
    account: isText(account) ? account : '',
    unsent: Array.isArray(unsent) ? unsent.filter(isEntryId) : [],
    shopping: readList(shopping),
  }
}

const longestList = 10_000

const readList = (list: unknown) => (isText(list) ? list.slice(0, longestList) : '')

/**
 * Moves the plan of this browser into an account. What a visitor planned has to be sent. What is left of another account
 * stays out, because it is another person's.
 */
export function planInAccount(plan: StoredPlan, account: string): StoredPlan {
  if (plan.account === account) return plan
  const { entries, shopping } = plan.account === '' ? plan : emptyPlan
  return { account, entries, shopping, unsent: entries.map(({ id }) => id) }
}

/** Written by hand, because the browser reads the plan on pages that don't load Zod. */
export function readEntries(stored: unknown): Array<PlanEntry> {
  if (!Array.isArray(stored)) return []
  const entries = stored.flatMap((entry) => readEntry(entry) ?? []).slice(0, mostEntries)
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}

function readEntry(stored: unknown): PlanEntry | undefined {
  const { id, day, meal, title, note, kind, recipeId, servings, of } = fieldsOf(stored)
  if (!isEntryId(id) || !isPlanDay(day) || !isMeal(meal) || !isText(title) || title.trim() === '') return undefined
  const placed = {
    id,
    day,
    meal,
    title: title.slice(0, longestTitle),
    note: isText(note) ? note.slice(0, longestNote) : '',
  }
  if (kind === 'text') return { ...placed, kind }
  if (kind === 'leftovers') return isEntryId(of) ? { ...placed, kind, of } : { ...placed, kind: 'text' }
  if (kind !== 'recipe') return undefined
  return { ...placed, kind, recipeId: isRecipeId(recipeId) ? recipeId : null, servings: readServings(servings) }
}

export const isEntryId = (id: unknown): id is string => isText(id) && /^[\da-z-]{8,40}$/.test(id)

const readServings = (servings: unknown) =>
  isNumber(servings) && Number.isInteger(servings) && servings >= 1 && servings <= mostServings ? servings : null

/**
 * Reads the plan of before there were weeks: texts by weekday and meal, and a shopping list. The texts go to the given
 * week.
 */
export function readPlanWithoutWeeks(stored: unknown, monday: Day): StoredPlan {
  const { dishes, shopping } = fieldsOf(stored)
  const known = fieldsOf(dishes)
  const days = daysOfWeek(monday)
  const entries = weekdays.flatMap((weekday, index) =>
    meals.flatMap((meal) => {
      const title = known[`${weekday} ${meal}`]
      const day = days[index]
      if (!isText(title) || title.trim() === '' || !day) return []
      // The same id in every tab, so that the plan arrives once.
      return [placeDish({ kind: 'text', title }, { day, meal }, `before-${weekday}-${meal}`.toLowerCase())]
    }),
  )
  return { ...emptyPlan, entries, shopping: readList(shopping) }
}
