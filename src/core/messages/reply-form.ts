import { z } from 'zod'
import { rowNumberField } from '../forms/form-fields.ts'

export const ReplyForm = z.object({
  body: z
    .string('Enter the answer')
    .trim()
    .min(1, 'Enter the answer')
    .max(20_000, 'An answer has at most 20,000 characters'),
  /** Also closes the message. */
  close: z.string().optional().transform(Boolean),
})

/** All forms of the page of one message. */
export const MessageEdit = z.discriminatedUnion('intent', [
  ReplyForm.extend({ intent: z.literal('reply') }),
  z.object({ intent: z.literal('close') }),
  z.object({ intent: z.literal('reopen') }),
  z.object({
    intent: z.literal('assign'),
    /** Id of an account. Empty if the message is assigned to nobody. */
    to: z
      .string()
      .default('')
      .transform((id) => id || null),
  }),
  z.object({ intent: z.literal('retry'), reply: rowNumberField }),
])
