import { eachRecipe, type FoundRecipe } from '../../readers/each-recipe.ts'
import { asArray, isNode, textIn, textsIn, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields, stepsWithTitles } from '../../readers/named-fields.ts'
import { longest } from '../../readers/plain-text.ts'
import type { Archive, RawDocument, ReadOutcome } from '../../source.ts'
import { mealieLines } from './mealie-recipe.ts'

/** Returns true for the database of a Mealie backup: a list of rows for each table. */
export const isMealieBackup = (value: unknown): value is Node =>
  isNode(value) && Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients'])

/** Reads all recipes of a Mealie backup, with the pictures in its archive. */
export function mealieBackup(database: Node, document: RawDocument): AsyncGenerator<ReadOutcome> {
  const rows = (table: string) => asArray(database[table]).filter(isNode)
  const byId = (table: string) => new Map(rows(table).map((row) => [idOf(row['id']), row]))
  const byRecipe = (table: string) =>
    Map.groupBy(
      rows(table).toSorted((a, b) => Number(a['position']) - Number(b['position'])),
      (row) => idOf(row['recipe_id']),
    )
  const [foods, units, tags, categories] = ['ingredient_foods', 'ingredient_units', 'tags', 'categories'].map(byId)
  const [lines, steps, notes, nutrition, tagged, categorized] = [
    'recipes_ingredients',
    'recipe_instructions',
    'notes',
    'recipe_nutrition',
    'recipes_to_tags',
    'recipes_to_categories',
  ].map(byRecipe)
  const pictures = picturesIn(document.archive)
  return eachRecipe(document, rows('recipes'), (recipe): FoundRecipe => {
    const id = idOf(recipe['id'])
    const of = (table: ReadonlyMap<string, ReadonlyArray<Node>> | undefined) => table?.get(id) ?? []
    const ingredients = of(lines).map((line) => ({
      ...line,
      food: foods?.get(idOf(line['food_id'])),
      unit: units?.get(idOf(line['unit_id'])),
    }))
    const names = [
      ...of(categorized).map((row) => categories?.get(idOf(row['category_id']))),
      ...of(tagged).map((row) => tags?.get(idOf(row['tag_id']))),
    ]
    const found = recipeOfFields({ ...recipe, notes: of(notes), nutrition: nutritionOf(of(nutrition)[0]) })
    return {
      image: pictures.get(id),
      found: {
        ...found,
        ingredients: mealieLines(ingredients),
        steps: stepsWithTitles(
          of(steps).map((step) => ({ title: textIn(step['title'], longest.title), text: step['text'] })),
        ),
        categories: textsIn(names.filter((row) => row !== undefined)),
        image: '',
      },
    }
  })
}

/** Compares ids of both databases: SQLite writes them without dashes. */
const idOf = (id: unknown) => String(id ?? '').replaceAll('-', '')

const nutritionOf = (row: Node | undefined) =>
  row && {
    calories: row['calories'],
    proteinContent: row['protein_content'],
    carbohydrateContent: row['carbohydrate_content'],
    fatContent: row['fat_content'],
  }

/** Maps recipes to their pictures: `data/recipes/<id>/images/original.webp`. */
function picturesIn(archive: Archive | undefined): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>()
  for (const name of archive?.names ?? []) {
    const id = /([\w-]+)\/images\/original\.\w+$/.exec(name)?.[1]
    if (id !== undefined) pictures.set(idOf(id), name)
  }
  return pictures
}
