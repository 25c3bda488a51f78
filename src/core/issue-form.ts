import { z } from 'zod'
import { linesOfHtml } from './reading-text.ts'

const longest = { subject: 150, content: 200_000 } as const

/** An issue of the newsletter as somebody writes it. */
export const IssueForm = z.object({
  subject: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Write a subject')
        .max(longest.subject, `A subject has at most ${longest.subject} characters`)
        .regex(/^\P{Cc}*$/u, 'Write the subject in plain letters'),
    ),
  content: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(longest.content, `A letter has at most ${longest.content.toLocaleString('en')} characters`))
    .refine((html) => linesOfHtml(html) !== '', 'Write the letter'),
})
export type IssueForm = z.infer<typeof IssueForm>
