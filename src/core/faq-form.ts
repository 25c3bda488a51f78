import { z } from 'zod'

const longest = { question: 300, answer: 5_000, category: 60 } as const

const text = (most: number, name: string) =>
  z
    .string()
    .transform((written) => written.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(most, `${name} has at most ${most.toLocaleString('en')} characters`))

/** A question and its answer, as an editor writes them. The sentences stand below the fields. */
export const FaqForm = z.object({
  question: text(longest.question, 'A question').pipe(z.string().min(1, 'Write the question')),
  answer: text(longest.answer, 'An answer').pipe(z.string().min(1, 'Write the answer')),
  category: text(longest.category, 'A category').transform((category) => category || 'General'),
})
export type FaqForm = z.infer<typeof FaqForm>

export const emptyFaq: FaqForm = { question: '', answer: '', category: '' }
