import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'

/** The messages are shown below the fields. */
export const FaqForm = z.object({
  question: z
    .string('Enter the question')
    .trim()
    .min(1, 'Enter the question')
    .max(300, 'A question has at most 300 characters'),
  answer: z
    .string('Enter the answer')
    .trim()
    .min(1, 'Enter the answer')
    .max(5_000, 'An answer has at most 5,000 characters'),
  category: optionalText(60, 'A category has at most 60 characters').transform((category) => category || 'General'),
})
export type FaqForm = z.infer<typeof FaqForm>

export const FaqEdit = FaqForm.extend({ version: rowNumberField })

/** The buttons in the list. */
export const FaqListForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('step'),
    /** A direction and an id in one text, because a button sends only one value. */
    step: z
      .string()
      .regex(/^(?:up|down) ./)
      .transform((text) => ({
        by: text.startsWith('up ') ? ('up' as const) : ('down' as const),
        id: text.slice(text.indexOf(' ') + 1),
      })),
  }),
  z.object({ intent: z.literal('place'), id: z.string(), at: z.string() }),
  z.object({ intent: z.literal('delete'), id: z.string() }),
])
