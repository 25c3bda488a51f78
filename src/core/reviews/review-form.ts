import { z } from 'zod'
import { emailField } from '../accounts/account-fields.ts'
import { onOneLine } from '../text/one-line.ts'
import { optionalText, textList } from '../forms/form-fields.ts'
import { numberText } from '../text/number-text.ts'
import {
  longestAnswer,
  longestChange,
  longestReview,
  longestReviewerName,
  mostPhotos,
  type ReviewContent,
} from './review.ts'

const atMost = (longest: number, what: string) => `${what} has at most ${numberText(longest)} characters`

const chooseStars = 'Choose one to five stars'
const starsField = z
  .string(chooseStars)
  .regex(/^[1-5]$/, chooseStars)
  .transform(Number)

const content = {
  stars: starsField,
  body: optionalText(longestReview, atMost(longestReview, 'A review')),
  changed: optionalText(longestChange, atMost(longestChange, 'This text')),
  madeIt: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
  /** Photos that are removed without script. */
  removedIds: textList,
  photoIds: textList,
}

/** The review of a signed-in cook. */
export const CookReviewForm = z.object({ intent: z.literal('save'), ...content })

export const tooManyPhotos = `A review has at most ${mostPhotos} photos`

/** Returns the content of a sent form, without the photos to remove. */
export function contentOfForm(sent: z.output<typeof CookReviewForm>): ReviewContent {
  const { stars, body, changed, madeIt, photoIds, removedIds } = sent
  const remaining = photoIds.filter((id) => id !== '' && !removedIds.includes(id))
  return { stars, body, changed, madeIt, photoIds: [...new Set(remaining)] }
}

const noName = 'Enter the name to show with your review'
/** The review of a visitor, which counts once the link in the mail is used. */
export const VisitorReviewForm = CookReviewForm.extend({
  name: z
    .string(noName)
    .trim()
    .max(longestReviewerName, atMost(longestReviewerName, 'A name'))
    // Invisible characters are no name.
    .refine((text) => onOneLine(text) !== '', noName),
  email: emailField,
})

const DeleteForm = z.object({ intent: z.literal('delete') })

/** The stars that are given at the end of cook mode. */
const RateForm = z.object({ intent: z.literal('rate'), stars: starsField })

/** The forms of a cook about their review of a recipe. */
export const CookForms = z.discriminatedUnion('intent', [CookReviewForm, RateForm, DeleteForm])

/** The forms of a visitor, who has a review only once the mailed link is used. */
export const VisitorForms = z.discriminatedUnion('intent', [VisitorReviewForm, RateForm, DeleteForm])

const ConfirmForm = z.object({ intent: z.literal('confirm') })

/** The forms that the secret link in a visitor's mail opens. */
export const LinkedReviewForms = z.discriminatedUnion('intent', [CookReviewForm, ConfirmForm, DeleteForm])

/** A vote that a review is helpful, or its withdrawal. With `inPlace`, the page stays where it is. */
export const VoteForm = z.object({
  isHelpful: z.enum(['yes', 'no']).transform((value) => value === 'yes'),
  inPlace: z.literal('yes').optional(),
})

const noAnswer = 'Write an answer'

/** The answer of the recipe's owner. */
export const AnswerForm = z.object({
  intent: z.literal('answer'),
  text: z.string(noAnswer).trim().min(1, noAnswer).max(longestAnswer, atMost(longestAnswer, 'An answer')),
})

export const AnswerForms = z.discriminatedUnion('intent', [
  AnswerForm,
  z.object({ intent: z.literal('remove-answer') }),
])
