import { decodeText } from '../../readers/decode-text.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import type { Source } from '../../source.ts'
import { insertedRows } from './sql-rows.ts'

const longestText = 5_000_000

/** INSERT statements for a table of recipes, such as the administration's SQL template. The statements are never run. */
export const sql = {
  id: 'sql',
  label: 'SQL file',
  accepts: ({ bytes, name, url }) =>
    url === undefined &&
    (/\.sql$/i.test(name) ||
      /^\s*insert\s+into\s+(?:"?\w+"?\s*\.\s*)?"?recipes"?\s*\(/i.test(decodeText(bytes.subarray(0, 2_000)))),
  read: (document) =>
    eachRecipe(document, insertedRows(decodeText(document.bytes).slice(0, longestText), 'recipes'), (row) => ({
      found: recipeOfFields(row),
    })),
} satisfies Source
