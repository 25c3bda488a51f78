import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import type { Source } from '../../source.ts'
import { isMealieBackup, mealieBackup } from './mealie-backup.ts'
import { readRecipe, recipesIn } from './recipes-in.ts'

/**
 * JSON of any recipe manager: schema.org (Nextcloud Cookbook, RecipeSage), Mealie, Tandoor, Crouton, OpenEats, and others
 * whose fields have the usual names (Mela, RecetteTek, Flavorish, Domestica).
 */
export const json = {
  id: 'json',
  label: 'JSON file',
  accepts: ({ bytes, name }) =>
    // An exported chat starts with a date in brackets.
    /\.(?:json|melarecipe|crumb)$/i.test(name) || /^\ufeff?\s*(?:\{|\[(?!\d))/.test(decodeText(bytes.subarray(0, 200))),
  async *read(document) {
    const value: unknown = JSON.parse(decodeText(document.bytes))
    yield* isMealieBackup(value) ? mealieBackup(value, document) : eachRecipe(document, recipesIn(value), readRecipe)
  },
} satisfies Source
