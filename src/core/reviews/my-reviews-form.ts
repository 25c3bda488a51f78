import { z } from 'zod'

/** The form of the list of an account's reviews, which deletes the one about a recipe. */
export const MyReviewsForm = z.object({ intent: z.literal('delete'), recipe: z.string().max(300) })
