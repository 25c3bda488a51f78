import { asArray, isNode, textIn, type Node } from '../../readers/linked-data.ts'
import { longest } from '../../readers/plain-text.ts'

/** Returns true for the database of OpenEats: a list of rows, each with the name of its table. */
export const isOpenEats = (value: unknown): value is ReadonlyArray<unknown> =>
  Array.isArray(value) && value.some((row) => isNode(row) && row['model'] === 'recipe.recipe')

/** Puts the rows of OpenEats together to recipes with ingredients in groups. */
export function openEatsRecipes(database: ReadonlyArray<unknown>): Array<Node> {
  const tables = Map.groupBy(database.filter(isNode), (row) => textIn(row['model']))
  const rows = (table: string) =>
    (tables.get(table) ?? []).map((row): Node => ({ pk: row['pk'], ...(isNode(row['fields']) ? row['fields'] : {}) }))
  const titles = (table: string) => new Map(rows(table).map((row) => [row['pk'], row['title']]))
  const [cuisines, courses, tags] = ['cuisine', 'course', 'tag'].map((name) => titles(`recipe_groups.${name}`))
  const groups = Map.groupBy(rows('ingredient.ingredientgroup'), (group) => group['recipe'])
  const ingredients = Map.groupBy(rows('ingredient.ingredient'), (line) => line['ingredient_group'])
  return rows('recipe.recipe').map((recipe) => ({
    ...recipe,
    name: recipe['title'],
    description: recipe['info'],
    cuisine: cuisines?.get(recipe['cuisine']) ?? '',
    course: courses?.get(recipe['course']) ?? '',
    tags: asArray(recipe['tags']).map((tag) => tags?.get(tag) ?? tag),
    ingredients: (groups.get(recipe['pk']) ?? []).map((group) => ({
      name: group['title'],
      items: (ingredients.get(group['pk']) ?? []).map(lineOf),
    })),
  }))
}

function lineOf(line: Node): string {
  const [top, bottom] = [Number(line['numerator']), Number(line['denominator'])]
  const amount = top > 0 && bottom > 0 ? String(Math.round((top / bottom) * 1000) / 1000) : ''
  const words = [amount, textIn(line['measurement'], longest.title), textIn(line['title'], longest.line)]
  return words.filter((word) => word !== '').join(' ')
}
