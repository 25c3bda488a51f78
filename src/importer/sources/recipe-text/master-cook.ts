import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { longest, plainLines, plainText } from '../../readers/plain-text.ts'
import { nutritionIn } from '../../readers/nutrition.ts'
import { schemaIngredients } from '../../readers/schema-ingredients.ts'
import { findingsOf, linesOf, paragraphsOf, type TextFormat } from './text-format.ts'

const start = /^[ \t]*\*[ \t]*Exported[ \t]+from[ \t]+MasterCook[^\n]*$/im
const endOfSteps = /^\s*(?:-\s){8,}/
const field = /^(Recipe By|Serving Size|Categories)\s*:(.*)$/i
const columns = /^-{8}\s+-{12}\s+-{10,}/
/** Newer versions write more fields after the steps, with each value in quotes on the next line. */
const laterField =
  /^(Cuisine|Source|Description|Copyright|Yield|Start to Finish Time|T\([^)]*\)|S\([^)]*\)|Ratings) *:(.*)$/

/** MasterCook, as it exports text (`.mxp`). Ingredients are in three columns. */
export const masterCook: TextFormat = {
  accepts: (text) => start.test(text.slice(0, 5_000)),
  split: (text) => text.split(start).slice(1),
  read(recipe) {
    const lines = linesOf(recipe)
    const table = lines.findIndex((line) => columns.test(line))
    const head = lines.slice(0, Math.max(0, table))
    const body = table < 0 ? [] : lines.slice(table + 1)
    const firstGap = body.indexOf('')
    const ingredients = firstGap < 0 ? body : body.slice(0, firstGap)
    const text = body.slice(ingredients.length)
    const end = text.findIndex((line) => endOfSteps.test(line))
    const after = end < 0 ? [] : text.slice(end + 1)
    const { steps, later } = withoutLaterFields(end < 0 ? text : text.slice(0, end))
    const { prepTime, servings, author, categories } = headFields(head)
    const found = findingsOf({
      title: head.find((line) => line.trim() !== '') ?? '',
      yield: later.get('yield') ?? servings,
      categories,
      steps: paragraphsOf(steps),
    })
    return {
      found: {
        ...found,
        ingredients: schemaIngredients(ingredients.map(lineOf)),
        description: plainText(later.get('description') ?? ''),
        author: plainText(author || (later.get('source') ?? ''), longest.title),
        cuisine: plainText(later.get('cuisine') ?? '', longest.title),
        prepTime: parseDuration(prepTime),
        totalTime: parseDuration(later.get('start to finish time')),
        nutrition: nutritionOf(after),
        tips: notesIn(after),
      },
    }
  },
}

function headFields(head: ReadonlyArray<string>) {
  const fields = new Map<string, string>()
  const categories: Array<string> = []
  let last = ''
  for (const line of head) {
    const [, name, value = ''] = field.exec(line) ?? []
    last = name?.toLowerCase() ?? last
    if (name !== undefined) fields.set(last, value.trim())
    // Categories are in two columns and continue below.
    const cells = name === undefined ? line : value
    if (last === 'categories' && !/^\s*Amount\s/.test(line)) categories.push(...cells.trim().split(/\s{2,}/))
  }
  const [servings = '', prepTime] = (fields.get('serving size') ?? '').split(/Preparation Time\s*:/i)
  return { categories, servings, prepTime, author: fields.get('recipe by') ?? '' }
}

/** Writes "sugar -- brown" as "sugar, brown". */
function lineOf(line: string): string {
  return line
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?-- ?/, ', ')
}

function withoutLaterFields(lines: ReadonlyArray<string>) {
  const later = new Map<string, string>()
  const steps: Array<string> = []
  let name: string | undefined
  for (const line of lines) {
    const [, next, value = ''] = laterField.exec(line) ?? []
    if (next !== undefined) {
      name = next.toLowerCase()
      later.set(name, unquoted(value))
    } else if (line === '') {
      name = undefined
      steps.push('')
    } else if (name === undefined) steps.push(line)
    else later.set(name, unquoted(`${later.get(name) ?? ''} ${line}`))
  }
  return { steps, later }
}

const unquoted = (text: string) => text.trim().replace(/^"|"$/g, '').trim()

function nutritionOf(lines: ReadonlyArray<string>) {
  const line = lines.find((each) => /^\s*Per Serving/i.test(each)) ?? ''
  const amountOf = (name: string) => new RegExp(`([\\d.,]+\\s*m?g?)\\s+${name}`, 'i').exec(line)?.[1]
  return nutritionIn({
    calories: amountOf('Calories'),
    fatContent: amountOf('(?:Total )?Fat'),
    proteinContent: amountOf('Protein'),
    carbohydrateContent: amountOf('Carbohydrate'),
  })
}

/** Notes start with "NOTES :" and end with the lines for the program. */
function notesIn(lines: ReadonlyArray<string>): Array<string> {
  const from = lines.findIndex((line) => /^NOTES\s*:/i.test(line))
  if (from < 0) return []
  const [first = '', ...rest] = lines.slice(from)
  const to = rest.findIndex((line) => /^Nutr\. Assoc\./i.test(line))
  const notes = [first.replace(/^NOTES\s*:/i, ''), ...rest.slice(0, to < 0 ? undefined : to)]
  return plainLines(paragraphsOf(notes).join('\n'), longest.line)
}
