import { createHash } from 'node:crypto'
import { isListed } from '../../core/recipes/visibility.ts'
import type { ReviewContent } from '../../core/reviews/review.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { insertReview } from '../../db/reviews/reviews.ts'
import type { App } from '../app/app.ts'
import { auditReview, claimPhotos } from './write-review.ts'

const mailsPerAddressADay = 5

interface SentReview extends ReviewContent {
  name: string
  email: string
}

export type SendOutcome = 'sent' | 'unknown' | 'photo-gone' | 'no-mail'

/** Visitors without an account can only review where a link can be mailed to them. */
export const takesVisitorReviews = ({ mail }: Pick<App, 'mail'>) => mail !== null

/**
 * Stores a visitor's review and mails the link that confirms it. The answer does not reveal whether the address has
 * reviewed the recipe before.
 */
export async function sendReview(app: App, recipeId: string, sent: SentReview): Promise<SendOutcome> {
  if (!takesVisitorReviews(app)) return 'no-mail'
  const recipe = await findRecipe(app.db, recipeId)
  if (!recipe || !isListed(recipe.status)) return 'unknown'
  const email = sent.email.toLowerCase()
  return app.db.transaction(async (tx) => {
    if (!(await claimPhotos(tx, sent))) return 'photo-gone'
    const fingerprint = createHash('sha256').update(email).digest('base64url')
    // A mailbox is not flooded. The answer is the same, because it must not say how often others tried.
    if (!(await countUse(tx, `review-mail:${fingerprint}`, mailsPerAddressADay, 86_400))) return 'sent'
    const id = await insertReview(tx, { ...sent, recipeId, userId: null, email, state: 'unconfirmed' })
    if (id === undefined) throw new Error('An unconfirmed review was not stored')
    await app.jobs.enqueue(tx, 'mail-review', { reviewId: id })
    await auditReview(tx, 'visitor', { action: 'recipe-review.send', id, recipeId })
    return 'sent'
  })
}
