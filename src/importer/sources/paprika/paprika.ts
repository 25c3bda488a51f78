import { gunzipSync } from 'node:zlib'
import { base64Picture } from '../../readers/base64-picture.ts'
import { eachRecipe } from '../../readers/each-recipe.ts'
import { isNode } from '../../readers/linked-data.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { spend } from '../../readers/zip.ts'
import type { Source } from '../../source.ts'

/** The text and one picture. */
const largestRecipe = 40 * 1024 * 1024

/** A recipe of Paprika: compressed JSON with its picture. An export is a zip archive of such files. */
export const paprika = {
  id: 'paprika',
  label: 'Paprika recipe',
  accepts: ({ bytes, name }) => /\.paprikarecipe$/i.test(name) && bytes[0] === 0x1f && bytes[1] === 0x8b,
  async *read(document) {
    const text = gunzipSync(document.bytes, { maxOutputLength: largestRecipe })
    if (document.archive) spend(document.archive.budget, text.length)
    const recipe: unknown = JSON.parse(text.toString('utf8'))
    yield* eachRecipe(document, isNode(recipe) ? [recipe] : [], (fields) => ({
      found: recipeOfFields({ ...fields, images: null, photo: null }),
      picture: base64Picture(fields['photo_data']),
    }))
  },
} satisfies Source
