import { rowType } from '../../../core/importing/webhook-rows.ts'
import { isNamed } from '../../readers/field-names.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import type { Findings } from '../../readers/findings.ts'
import { isNode, type Node } from '../../readers/linked-data.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { isRecipeNode, schemaRecipe } from '../../readers/schema-recipe.ts'
import { croutonRecipe, isCroutonRecipe } from './crouton-recipe.ts'
import { isMealieRecipe, mealieRecipe } from './mealie-recipe.ts'
import { isOpenEats, openEatsRecipes } from './open-eats.ts'
import { pictureOf } from './picture-of.ts'
import { isTandoorRecipe, tandoorRecipe } from './tandoor-recipe.ts'

const deepest = 6
const mostRecipes = 20_000

/** Finds recipes in nested data. Recipes inside a recipe are parts of it. */
export function recipesIn(value: unknown, depth = 0): Array<Node> {
  if (depth > deepest) return []
  if (isOpenEats(value)) return openEatsRecipes(value)
  if (Array.isArray(value)) return value.slice(0, mostRecipes).flatMap((entry) => recipesIn(entry, depth + 1))
  if (!isNode(value)) return []
  if (isTandoorRecipe(value) || isRecipeNode(value) || value['@type'] === rowType || hasParts(value)) return [value]
  return Object.values(value).flatMap((entry) => recipesIn(entry, depth + 1))
}

/** Reads a recipe of any app. */
export const readRecipe = (node: Node): FoundRecipe => ({ ...pictureOf(node), found: findingsOf(node) })

function findingsOf(node: Node): Findings {
  if (isTandoorRecipe(node)) return tandoorRecipe(node)
  if (isMealieRecipe(node)) return mealieRecipe(node)
  if (isCroutonRecipe(node)) return croutonRecipe(node)
  const named = recipeOfFields(node)
  if (!isRecipeNode(node)) return named
  const { ingredients, steps } = named
  return {
    ...named,
    ...filled(schemaRecipe(node)),
    ...filled({ ingredients, steps }),
    categories: named.categories,
    tips: named.tips,
  }
}

const hasParts = (node: Node) =>
  Object.keys(node).some((key) => /ingredient/i.test(key) || isNamed(key, 'recipeIngredient')) &&
  Object.keys(node).some(
    (key) => /instruction|direction|step|method/i.test(key) || isNamed(key, 'recipeInstructions'),
  ) &&
  (Object.entries(node).some(([key, value]) => typeof value === 'string' && isNamed(key, 'name')) || isWhole(node))

/** Without a title, both lists must be there under their usual names. */
const isWhole = (node: Node) => isFilled(node['ingredients']) && isFilled(node['instructions'])

const isFilled = (value: unknown) => (Array.isArray(value) || typeof value === 'string') && value.length > 0

const filled = (found: Partial<Findings>) =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Findings>
