import { z } from 'zod'
import { isNestedTooDeep, htmlLines, tooDeep } from '../content/post-text.ts'
import { rowNumberField } from '../forms/form-fields.ts'

export const IssueForm = z.object({
  subject: z
    .string('Enter a subject')
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Enter a subject')
        .max(150, 'A subject has at most 150 characters')
        .regex(/^\P{Cc}*$/u, 'Enter a subject without special characters'),
    ),
  content: z
    .string('Enter the text')
    .trim()
    .max(200_000, { error: 'An issue can have at most 200,000 characters', abort: true })
    .refine((html) => !isNestedTooDeep(html), { error: tooDeep, abort: true })
    .refine((html) => htmlLines(html) !== '', 'Enter the text'),
})
export type IssueForm = z.infer<typeof IssueForm>

export const IssueEdit = IssueForm.extend({ version: rowNumberField })

/** The buttons of an issue. */
export const IssueButtons = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('send'), version: rowNumberField }),
  z.object({ intent: z.enum(['test', 'resume', 'delete']) }),
])
