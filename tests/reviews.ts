import sharp from 'sharp'
import type { ReviewContent } from '../src/core/reviews/review.ts'
import { firstReviews } from '../src/core/reviews/review-list.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import { listReviews } from '../src/db/reviews/recipe-reviews.ts'
import { uploadPicture } from '../src/operations/pictures/upload-picture.ts'
import type { App } from '../src/operations/app/app.ts'
import { aRecipe } from './factories.ts'

export const aReview = (changes: Partial<ReviewContent> = {}): ReviewContent => ({
  stars: 5,
  body: 'Gone in ten minutes.',
  changed: '',
  madeIt: true,
  photoIds: [],
  ...changes,
})

/** Reads and makes what tests of reviews need at one site. */
export function createReviewing(app: App) {
  let pictures = 0
  return {
    /** A listed recipe, without an owner. */
    async recipe(title: string) {
      const saved = await saveRecipe(app, aRecipe({ title }), 'command-line')
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    },
    async photo() {
      pictures += 1
      const background = { r: pictures, g: 90, b: 40 }
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer()
      const stored = await uploadPicture(app, 'a test', new Blob([new Uint8Array(bytes)]).stream())
      if (!stored.ok) throw new Error(stored.problem)
      return stored.picture.id
    },
    shown: async (recipeId: string) => (await listReviews(app.db, recipeId, firstReviews)).reviews,
    async rating(recipeId: string) {
      const stored = await findStoredRecipe(app.db, recipeId)
      return stored?.recipe.ratings ?? null
    },
  }
}
