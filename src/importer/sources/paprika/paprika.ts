import { gunzipSync } from 'node:zlib'
import { isNode } from '../../readers/linked-data.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { spend } from '../../readers/zip.ts'
import { toDraft } from '../../readers/to-draft.ts'
import type { Source } from '../../source.ts'

/** The text and one picture. */
const largestRecipe = 40 * 1024 * 1024

/** A recipe of Paprika: compressed JSON with its picture. An export is a zip archive of such files. */
export const paprika = {
  id: 'paprika',
  label: 'Paprika recipe',
  accepts: ({ bytes, name }) => /\.paprikarecipe$/i.test(name) && bytes[0] === 0x1f && bytes[1] === 0x8b,
  async *read({ bytes, name, archive }) {
    const text = gunzipSync(bytes, { maxOutputLength: largestRecipe })
    if (archive) spend(archive.budget, text.length)
    const recipe: unknown = JSON.parse(text.toString('utf8'))
    if (!isNode(recipe)) return
    const found = recipeOfFields({ ...recipe, nutrition: null, images: null, photo: null })
    const { photo_data: photo } = recipe
    const picture = typeof photo === 'string' && photo !== '' ? Buffer.from(photo, 'base64') : undefined
    const draft = toDraft(found, { base: '' })
    // Cooks write the name of a book or a person here.
    const source =
      typeof recipe['source'] === 'string' && !/^https?:/i.test(recipe['source']) ? recipe['source'].trim() : ''
    yield { ok: true, at: name, draft: { ...draft, author: source || null }, ...(picture && { picture }) }
  },
} satisfies Source
