import { z } from 'zod'

export const reportReasons = [
  'It is copied from somewhere',
  'It is not safe to cook or eat',
  'It is advertising or spam',
  'It is offensive',
  'Something else',
] as const

const longestReport = 2_000

/** What a reader reports about a recipe. The sentences stand below the fields. */
export const Report = z.object({
  reason: z.enum(reportReasons, 'Choose what is wrong'),
  words: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(1, 'Say in a sentence what you noticed')
        .max(longestReport, `A report has at most ${longestReport.toLocaleString('en')} characters`),
    ),
})
export type Report = z.infer<typeof Report>
