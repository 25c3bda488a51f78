import { data, redirect } from 'react-router'
import type { SignedIn } from '../../../core/accounts/signed-in.ts'
import { pictureProblems } from '../../../core/pictures/picture-file.ts'
import { CookForms, contentOfForm, tooManyPhotos, VisitorForms } from '../../../core/reviews/review-form.ts'
import { onOneLine } from '../../../core/text/one-line.ts'
import { mostPhotos } from '../../../core/reviews/review.ts'
import type { App } from '../../../operations/app/app.ts'
import {
  admitMail,
  admitReview,
  tooManyMailsMessage,
  tooManyReviewsMessage,
} from '../../../operations/reviews/admit-review.ts'
import { deleteOwnReview } from '../../../operations/reviews/delete-review.ts'
import { sendReview } from '../../../operations/reviews/send-review.ts'
import { rateRecipe, writeReview } from '../../../operations/reviews/write-review.ts'
import { trapMessage } from '../../../operations/submissions/receive-submission.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { redirectWithFlash } from '../../shell/redirect-with-flash.ts'
import { takePicture } from '../pictures/take-picture.ts'
import { ownRecipe } from './own-recipe.ts'

interface GivenReview {
  recipeId: string
  request: Request
  /** The visitor's address, for limits. */
  visitor: string
}

const pathOf = (recipeId: string) => `/recipe/${encodeURIComponent(recipeId)}`
const notFound = () => data(null, { status: 404 })
const tooMany = { problem: tooManyReviewsMessage, status: 429 }

/** Saves, rates or deletes a cook's own review. */
export async function takeCookReview(app: App, cook: SignedIn, { recipeId, request, visitor }: GivenReview) {
  const sent = await parseForm(request, CookForms, takePicture(app, visitor))
  if (sent.isBot) return sent.refuse({ problem: trapMessage })
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  const home = `${pathOf(recipeId)}#reviews`
  if (value.intent === 'delete') {
    if (!(await deleteOwnReview(app, cook, recipeId))) throw notFound()
    return redirectWithFlash(home, { kind: 'success', title: 'Your review is deleted' })
  }
  if (!(await admitReview(app, cook.id))) return sent.refuse(tooMany)
  const content = value.intent === 'save' ? contentOfForm(value) : null
  if (content && content.photoIds.length > mostPhotos) return sent.refuse({ errors: { photoIds: tooManyPhotos } })
  const outcome = content
    ? await writeReview(app, cook, recipeId, content)
    : await rateRecipe(app, cook, recipeId, value.stars)
  if (outcome.kind === 'own-recipe') return sent.refuse({ problem: ownRecipe, status: 403 })
  if (outcome.kind === 'photo-gone') return sent.refuse({ errors: { photoIds: pictureProblems.gone } })
  if (outcome.kind !== 'done') throw notFound()
  if (!content) return { rated: value.stars }
  return redirectWithFlash(home, {
    kind: 'success',
    title: 'Thank you for your review!',
    ...(outcome.state === 'waiting' && { description: 'We read it before others see it.' }),
  })
}

const signedOut = 'Sign in to review this recipe. What you typed is still here.'

/** Stores a visitor's review, which counts once the mailed link is used. */
export async function takeVisitorReview(app: App, { recipeId, request, visitor }: GivenReview) {
  const sent = await parseForm(request, VisitorForms, takePicture(app, visitor))
  if (sent.isBot) return sent.refuse({ problem: trapMessage })
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  if (value.intent === 'delete') throw notFound()
  // A visitor's stars need the rest of the form.
  if (value.intent === 'rate') return redirect(`${pathOf(recipeId)}/review?stars=${value.stars}`, 303)
  if (!(await admitReview(app, visitor))) return sent.refuse(tooMany)
  const content = contentOfForm(value)
  if (content.photoIds.length > mostPhotos) return sent.refuse({ errors: { photoIds: tooManyPhotos } })
  if (!(await admitMail(app, visitor))) return sent.refuse({ problem: tooManyMailsMessage, status: 429 })
  const outcome = await sendReview(app, recipeId, { ...content, name: onOneLine(value.name), email: value.email })
  if (outcome === 'unknown') throw notFound()
  if (outcome === 'photo-gone') return sent.refuse({ errors: { photoIds: pictureProblems.gone } })
  if (outcome === 'no-mail') return sent.refuse({ problem: signedOut, status: 403 })
  return { mailedTo: value.email }
}
