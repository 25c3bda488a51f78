import { z } from 'zod'
import { numberText } from '../text/number-text.ts'

export const reportReasons = [
  'It is copied from somewhere',
  'It is not safe to cook or eat',
  'It is advertising or spam',
  'It is offensive',
  'Something else',
] as const

const longestReport = 2_000

/** A visitor's report about a recipe. */
export const Report = z.object({
  reason: z.enum(reportReasons, 'Choose a reason'),
  words: z
    .string('Describe the problem in a sentence')
    .trim()
    .min(1, 'Describe the problem in a sentence')
    .max(longestReport, `A report has at most ${numberText(longestReport)} characters`),
})
export type Report = z.infer<typeof Report>
