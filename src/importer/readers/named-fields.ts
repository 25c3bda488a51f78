import { parseDuration } from '../../core/recipes/times/duration.ts'
import type { Step } from '../../core/recipes/recipe.ts'
import { categoryFields, fieldNames, noteFields, fieldKey } from './field-names.ts'
import type { Findings } from './findings.ts'
import { groupedSteps, withHeadings, withParagraphs } from './heading-lines.ts'
import { asArray, isNode, textIn, textsIn, type Node } from './linked-data.ts'
import { longest, plainLines } from './plain-text.ts'
import { nutritionIn } from './nutrition.ts'
import { isRecipeNode, schemaRecipe } from './schema-recipe.ts'

const countFields = ['servings', 'serves', 'portions']
const yieldFields = ['recipeyield', 'yield', 'makes']
/** Neither preparing nor cooking. Exports count it in the total time, or leave the total to be added up. */
const waitingFields = ['othertime', 'inactivetime']
const listFields: ReadonlySet<string> = new Set(['recipeIngredient', 'recipeInstructions'])

/** Converts an exported recipe to findings, whatever its fields are called. Ignores letter case, spaces and underscores. */
export function recipeOfFields(node: Node): Findings {
  const fields = new Map(Object.entries(node).map(([name, value]) => [fieldKey(name), value]))
  const first = (names: ReadonlyArray<string>) => names.map((name) => fields.get(name)).find((value) => !isEmpty(value))
  const known = Object.fromEntries(
    fieldNames.map(([name, names]) => [name, listFields.has(name) ? withHeadings(first(names)) : first(names)]),
  )
  const [count, words] = [first(countFields), first(yieldFields)]
  const found = schemaRecipe({
    ...known,
    recipeInstructions: withParagraphs(known['recipeInstructions']),
    ...(count !== undefined && words !== undefined && { recipeYield: [count, words] }),
  })
  const origin = fields.get('source')
  const source = textIn(origin, longest.title)
  // The source may have a name and an address.
  const url = found.url || (isNode(origin) ? textIn(origin['url'] ?? origin['link'], longest.title) : '')
  const waiting = parseDuration(first(waitingFields))
  const steps = found.steps.length > 0 ? found.steps : numberedSteps(known['recipeInstructions'])
  return {
    ...found,
    // In a list of schema.org, a step with a colon at its end is a step.
    steps: isRecipeNode(node) && Array.isArray(known['recipeInstructions']) ? steps : groupedSteps(steps),
    // Other names and texts say 0 for an empty field.
    cookTime: found.cookTime ?? (fields.get('cooktime') === 0 ? 0 : null),
    totalTime: found.totalTime ?? (waiting === null ? null : waiting + (found.prepTime ?? 0) + (found.cookTime ?? 0)),
    nutrition: found.nutrition ?? nutritionInColumns(fields),
    // Cooks write the name of a book or a person as the source.
    author: found.author || (/^https?:/i.test(source) ? '' : source),
    url: /^https?:/i.test(url) ? url : '',
    categories: [...new Set(categoryFields.flatMap((name) => textsIn(fields.get(name))))],
    tips: notesIn(first(noteFields)),
    rating: ratingOf(fields.get('rating')),
  }
}

/** Reads "Step one." and "Step two." as steps. Beside other text, they are numbers, and are left out. */
const numberedSteps = (value: unknown): Array<Step> =>
  asArray(value)
    .flatMap((part) => (typeof part === 'string' ? plainLines(part) : []))
    .filter((line) => /\p{L}/u.test(line))
    .map((text) => ({ text, name: null, group: null }))

/** Returns whole stars. Zero means no rating, and apps with more than five stars are unknown. */
export function ratingOf(value: unknown): number | null {
  const stars = typeof value === 'number' || typeof value === 'string' ? Math.round(Number(value)) : 0
  return stars >= 1 && stars <= 5 ? stars : null
}

/** Tables have a column for each fact. */
const nutritionInColumns = (fields: ReadonlyMap<string, unknown>) =>
  nutritionIn({
    calories: fields.get('calories'),
    proteinContent: fields.get('protein'),
    carbohydrateContent: fields.get('carbohydrates') ?? fields.get('carbohydrate') ?? fields.get('carbs'),
    fatContent: fields.get('fat'),
  })

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns notes as lines. A note may be text, a list, or an object with a title and a text. */
function notesIn(value: unknown, depth = 0): Array<string> {
  if (depth > 3) return []
  if (typeof value === 'string') return plainLines(value, longest.line)
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((note) => notesIn(note, depth + 1))
  if (!isNode(value)) return []
  return [value['title'], value['text']].flatMap((part) => notesIn(part, depth + 1))
}

/** Gives each step the last title above it as its group. A text of several lines is several steps. */
export function stepsWithTitles(steps: ReadonlyArray<{ title: string; text: unknown }>): Array<Step> {
  let group: string | null = null
  return steps.flatMap(({ title, text }) => {
    if (title !== '') group = title
    return (typeof text === 'string' ? plainLines(text) : []).map((line) => ({ text: line, name: null, group }))
  })
}
