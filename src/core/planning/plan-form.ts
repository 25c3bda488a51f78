import { z } from 'zod'
import { optionalText, textList } from '../forms/form-fields.ts'
import { longestNote, longestTitle, meals, mostServings, type PlanEntry } from './meal-plan.ts'
import { isEntryId, readEntries } from './read-plan.ts'
import { isPlanDay, mondayOf } from './weeks.ts'

const day = z.string('Choose a day').refine(isPlanDay, 'Choose a day')
const meal = z.enum(meals, 'Choose a meal')
/** Any day stands for its week. */
const week = day.transform(mondayOf)
const noServings = `Enter a whole number of servings, ${mostServings} at most`
const servings = z.preprocess(
  (typed) => (typed === undefined || typed === '' ? null : Number(typed)),
  z.number(noServings).int(noServings).min(1, noServings).max(mostServings, noServings).nullable(),
)
const titleTooLong = `At most ${longestTitle} characters`
const title = optionalText(longestTitle, titleTooLong)
const requiredTitle = z.string('Enter a dish').trim().min(1, 'Enter a dish').max(longestTitle, titleTooLong)

/** All forms of the page with the plan. */
export const PlanForm = z.object({
  intent: z.enum(['copy', 'clear', 'share', 'unshare', 'calendar', 'no-calendar']),
  week,
})

/** Adds a dish: a recipe, leftovers of an entry, or else the text. */
export const AddDishForm = z.object({
  day,
  meal,
  title,
  recipeId: optionalText(300, 'There is no such recipe'),
  leftoversOf: optionalText(40, 'There is no such dish'),
})

export const PlaceForm = z.object({ day, meal })

const entryForm = (ownTitle: typeof title | typeof requiredTitle) =>
  z.object({
    intent: z.literal('change').default('change'),
    day,
    meal,
    title: ownTitle,
    servings,
    note: optionalText(longestNote, `At most ${longestNote} characters`),
  })
const entryForms = { text: entryForm(requiredTitle), recipe: entryForm(title), leftovers: entryForm(title) }

/** Changes a planned dish. Only texts have a title that can be changed. */
export const entryFormOf = (kind: PlanEntry['kind']) => entryForms[kind]

/** Changes or removes a planned dish. */
export const entryEditOf = (kind: PlanEntry['kind']) =>
  z.discriminatedUnion('intent', [
    entryForms[kind].extend({ intent: z.literal('change') }),
    z.object({ intent: z.literal('remove') }),
  ])

/** Returns the entry with what was typed about it. */
export function withChange(entry: PlanEntry, typed: Omit<z.infer<ReturnType<typeof entryForm>>, 'intent'>): PlanEntry {
  const changed = { ...entry, day: typed.day, meal: typed.meal, note: typed.note }
  switch (changed.kind) {
    case 'text':
      return { ...changed, title: typed.title }
    case 'recipe':
      return { ...changed, servings: typed.servings }
    case 'leftovers':
      return changed
  }
}

/** Changes from a browser to the plan in the account. */
export const PlanChangeForm = z.object({
  put: z.string().default('[]').transform(parsed).transform(readEntries),
  remove: textList.transform((ids) => ids.filter(isEntryId)),
})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return []
  }
}
