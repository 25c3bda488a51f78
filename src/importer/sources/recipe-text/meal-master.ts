import type { Line } from '../../readers/findings.ts'
import { longest, mostEntries, plainText } from '../../readers/plain-text.ts'
import { betweenLines, findingsOf, linesOf, longestHeading, paragraphsOf, type TextFormat } from './text-format.ts'

const start = /^(?:M{5}|-{5})[^\n]*\bmeal-?master\b[^\n]*$/im
const end = /^(?:M{5}|-{5,})[ \t]*$/m
const field = /^\s*(title|categories|yield|servings)\s*:(.*)$/i
/** A heading in a line of dashes. */
const heading = /^(?:M{5}|-{5})-*([^-\n].*?)-*$/
/** Seven characters for the amount, two for the unit, then the food. */
const ingredient = /^[ \d./,-]{7} (?:[a-z]{2}|[a-z] | {2}) +\S/i
/** The column where the right one of two ingredients begins. */
const rightColumns = [41, 40]

/** The letters that stand for a unit. In "T" and "t", letter case matters. */
const units: Readonly<Record<string, string>> = {
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  c: 'cup',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  fl: 'fl oz',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  cn: 'can',
  pk: 'package',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  ea: '',
  x: '',
}

/** Meal-Master, the format of recipe archives of the 1990s. Ingredients are in one or two columns. */
export const mealMaster: TextFormat = {
  accepts: (text) => start.test(text.slice(0, 5_000)),
  split: (text) => betweenLines(text, start, end),
  read(recipe) {
    const lines = linesOf(recipe)
    const fields = new Map<string, string>()
    let at = 0
    for (; at < lines.length; at += 1) {
      const [, name, value] = field.exec(lines[at] ?? '') ?? []
      if (name !== undefined && value !== undefined) fields.set(name.toLowerCase(), value.trim())
      else if (lines[at] !== '') break
    }
    const { ingredients, rest } = readIngredients(lines.slice(at))
    const found = findingsOf({
      title: fields.get('title') ?? '',
      yield: fields.get('yield') ?? fields.get('servings') ?? '',
      categories: fields.get('categories')?.split(',') ?? [],
      steps: paragraphsOf(rest),
    })
    return { found: { ...found, ingredients } }
  },
}

/** Reads the ingredients, which end at the first line that looks like none. */
function readIngredients(lines: ReadonlyArray<string>): { ingredients: Array<Line>; rest: ReadonlyArray<string> } {
  const ingredients: Array<Line> = []
  let group: string | null = null
  let left: Array<Line> = []
  let right: Array<Line> = []
  /** The left column continues in the right one. */
  function endColumns() {
    ingredients.push(...left, ...right)
    left = []
    right = []
  }
  for (const [index, line] of lines.entries()) {
    const name = line.length < longestHeading ? heading.exec(line)?.[1]?.trim() : undefined
    if (name) {
      endColumns()
      group = name
    } else if (ingredient.test(line) && ingredients.length < mostEntries) {
      const column = rightColumns.find((each) => line[each - 1] === ' ' && ingredient.test(line.slice(each)))
      add(left, line.slice(0, column), group)
      if (column !== undefined) add(right, line.slice(column), group)
    } else if (line !== '') {
      endColumns()
      return { ingredients, rest: lines.slice(index) }
    }
  }
  endColumns()
  return { ingredients, rest: [] }
}

function add(column: Array<Line>, line: string, group: string | null) {
  const unit = line.slice(8, 10).trim()
  const food = line.slice(10).trim()
  const last = column.at(-1)
  const words = [line.slice(0, 7).trim(), units[unit] ?? units[unit.toLowerCase()] ?? unit, food]
  const text = plainText(words.filter((word) => word !== '').join(' '), longest.line).replaceAll(/\s*;\s*/g, ', ')
  // A dash continues the line above.
  if (last && /^-\s*\S/.test(text)) last.text = `${last.text} ${text.slice(1).trim()}`
  else if (text !== '') column.push({ text, group })
}
