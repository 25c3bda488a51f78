import type { starChoices } from '../../../core/reviews/review.ts'

export const starsText: Readonly<Record<(typeof starChoices)[number], string>> = {
  1: '1 star, not for me',
  2: '2 stars, it was all right',
  3: '3 stars, good',
  4: '4 stars, very good',
  5: '5 stars, a keeper',
}
