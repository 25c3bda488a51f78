import { inGroups } from '../../core/recipes/in-groups.ts'
import type { NutritionFacts, RecipeDraft, Step } from '../../core/recipes/recipe.ts'
import { durationText } from '../../core/recipes/times/duration-text.ts'

const headingEnd = /\s*[:：]\s*$/

/** Joins the lines of a text, for formats in which a line is an entry. */
export const joinLines = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Returns a step as one line. Its title comes first, unless the text begins with it. */
export function stepLine({ name, text }: Step): string {
  if (name === null || beginsWith(text, name)) return joinLines(text)
  return joinLines(`${name.replace(/\s*[:：.]?\s*$/, '')}: ${text}`)
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns whether a step's text repeats its title, as on many sites. */
export const beginsWith = (text: string, name: string) => lettersOf(text).startsWith(lettersOf(name))

const withHeadings = <Entry extends { group: string | null }>(
  entries: ReadonlyArray<Entry>,
  lineOf: (entry: Entry) => string,
) =>
  inGroups(entries).flatMap(({ group, entries: inGroup }) => [
    ...(group === null ? [] : [`${headingOf(group)}:`]),
    ...inGroup.map(lineOf),
  ])

/** Returns the ingredients, one per line. A line that ends with a colon is a heading. */
export const ingredientsText = ({ ingredients }: RecipeDraft) =>
  withHeadings(ingredients, ({ line }) => joinLines(line)).join('\n')

/** Returns the steps with an empty line between them. A line that ends with a colon is a heading. */
export const stepsText = ({ instructions }: RecipeDraft) => withHeadings(instructions, stepLine).join('\n\n')

/** Returns a heading without its colon. */
export const headingOf = (group: string) => joinLines(group.replace(headingEnd, ''))

/**
 * Returns servings and yield as one text: "4", "4 servings", or "4 (24 cookies)". Apps scale by the first number, so the
 * servings come first if the words have another one.
 */
export function yieldText({ servings, yield: words }: RecipeDraft): string {
  if (servings === null || words === null) return words ?? String(servings ?? '')
  const numbers = words.match(/\d+(?:[.,]\d+)?|dozen/gi) ?? []
  return numbers.length === 1 && numbers[0] === String(servings) ? words : `${servings} (${words})`
}

/** Returns a time such as "1 h 15 min". Empty for no time. */
export const timeText = (minutes: number | null) => (minutes ? durationText(minutes) : '')

/** Returns what is known about nutrition as label, number and unit. */
export function nutritionParts(facts: NutritionFacts | null) {
  const { calories = null, carbs = null, fat = null, protein = null } = facts ?? {}
  return [
    { label: 'Calories', value: calories, unit: 'kcal' },
    { label: 'Protein', value: protein, unit: 'g' },
    { label: 'Carbohydrates', value: carbs, unit: 'g' },
    { label: 'Fat', value: fat, unit: 'g' },
  ].flatMap(({ label, value, unit }) => (value === null ? [] : [{ label, value, unit }]))
}
