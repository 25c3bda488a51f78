import type { Findings } from '../../readers/findings.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { isNode, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { isRecipeNode, schemaRecipe } from '../../readers/schema-recipe.ts'
import { toDraft } from '../../readers/to-draft.ts'
import type { Source } from '../../source.ts'
import { isMealieRecipe, mealieRecipe } from './mealie-recipe.ts'
import { isMealieBackup, mealieBackup } from './mealie-backup.ts'
import { isTandoorRecipe, tandoorRecipe } from './tandoor-recipe.ts'

/**
 * JSON of any recipe manager: schema.org (Nextcloud Cookbook, RecipeSage), Mealie, Tandoor, and others whose fields have
 * the usual names (Mela, RecetteTek).
 */
export const json = {
  id: 'json',
  label: 'JSON file',
  accepts: ({ bytes, name }) =>
    /\.(?:json|melarecipe)$/i.test(name) || /^\ufeff?\s*[{[]/.test(decodeText(bytes.subarray(0, 200))),
  async *read({ bytes, name, archive }) {
    const value: unknown = JSON.parse(decodeText(bytes))
    if (isMealieBackup(value)) {
      yield* mealieBackup(value, name, archive)
      return
    }
    const recipes = recipesIn(value, 0)
    if (recipes.length === 0 && archive === undefined) yield { ok: false, at: name, problem: 'no recipe found' }
    for (const recipe of recipes) {
      const at = recipes.length > 1 && recipe.title !== '' ? `${name}: ${recipe.title}` : name
      yield { ok: true, at, draft: toDraft(recipe, { base: '' }) }
    }
  },
} satisfies Source

const deepest = 6
const mostRecipes = 20_000

/** Finds recipes in nested data. Recipes inside a recipe are parts of it. */
function recipesIn(value: unknown, depth: number): Array<Findings> {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.slice(0, mostRecipes).flatMap((entry) => recipesIn(entry, depth + 1))
  if (!isNode(value)) return []
  const found = recipeOf(value)
  if (found) return found.ingredients.length > 0 || found.steps.length > 0 ? [found] : []
  return Object.values(value).flatMap((entry) => recipesIn(entry, depth + 1))
}

function recipeOf(node: Node): Findings | null {
  if (isTandoorRecipe(node)) return tandoorRecipe(node)
  if (isMealieRecipe(node)) return mealieRecipe(node)
  const isSchema = isRecipeNode(node)
  if (!isSchema && !hasParts(node)) return null
  const named = recipeOfFields(node)
  return isSchema ? { ...named, ...filled(schemaRecipe(node)), categories: named.categories, tips: named.tips } : named
}

const hasParts = (node: Node) =>
  Object.keys(node).some((key) => /ingredient/i.test(key)) &&
  Object.keys(node).some((key) => /instruction|direction|step|method/i.test(key)) &&
  (typeof node['name'] === 'string' || typeof node['title'] === 'string')

const filled = (found: Findings) =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Findings>
