import type { SignedIn } from '../../../src/core/accounts/signed-in.ts'
import { findReview } from '../../../src/db/reviews/reviews.ts'
import type { App } from '../../../src/operations/app/app.ts'
import { answerReview } from '../../../src/operations/reviews/answer-review.ts'
import { decideReview } from '../../../src/operations/reviews/decide-review.ts'
import { reportReview } from '../../../src/operations/reviews/report-review.ts'
import { writeReview } from '../../../src/operations/reviews/write-review.ts'
import { aReview } from '../../reviews.ts'

interface People {
  cook: SignedIn
  editor: SignedIn
  otherEditor: SignedIn
}

/**
 * Creates a review in each state: one that waits, one that was rejected, and one of the cook's recipe, which was
 * reported and has an answer that waits.
 */
export async function fillReviews(app: App, { cook, editor, otherEditor }: People, recipeOfCook: string) {
  async function write(reviewer: SignedIn, recipe: string, changes: Parameters<typeof aReview>[0]) {
    const written = await writeReview(app, reviewer, recipe, aReview(changes))
    if (written.kind !== 'done') throw new Error(`The review of ${recipe} was not stored: ${written.kind}`)
    return written.id
  }
  const waiting = await write(cook, 'thai-coconut-curry-soup', { body: 'Hot and sour.', changed: 'One lime less.' })
  const rejected = await write(cook, 'homemade-margherita-pizza', { stars: 1, body: 'Buy my pans!' })
  const version = (await findReview(app.db, rejected))?.version ?? 0
  await decideReview(
    app,
    editor,
    { id: rejected, version },
    { decision: 'reject', reason: 'This is an advertisement.' },
  )
  const received = await write(otherEditor, recipeOfCook, { stars: 2, body: 'Too many onions.' })
  await answerReview(app, cook, received, 'It is an onion pie.')
  await reportReview(app, received, { reason: 'Something else', words: 'There are never too many.' }, 'a')
  return { waiting, rejected, received }
}
