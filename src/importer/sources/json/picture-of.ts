import { base64Picture } from '../../readers/base64-picture.ts'
import type { FoundRecipe } from '../../readers/each-recipe.ts'
import { asArray, type Node } from '../../readers/linked-data.ts'

const pictureFields = ['images', 'image', 'pictures', 'photo']
/** File names are shorter and contain a period. */
const base64 = /^data:image\/|^[A-Za-z\d+/=\s]{100}/

/** Returns the picture of a recipe: its bytes in base64, or the name of its file in the archive. */
export function pictureOf(node: Node): Pick<FoundRecipe, 'picture' | 'image'> {
  const text = pictureFields
    .flatMap((field) => asArray(node[field]).slice(0, 20))
    .find((value) => typeof value === 'string' && value !== '' && !/^https?:/i.test(value))
  if (typeof text !== 'string') return {}
  return base64.test(text) ? { picture: base64Picture(text) } : { image: text.slice(0, 1_000) }
}
