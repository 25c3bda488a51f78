import { z } from 'zod'

const longest = 20_000

/** An answer to what a visitor wrote. */
export const ReplyForm = z.object({
  body: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(
      z
        .string()
        .min(1, 'Write the answer')
        .max(longest, `An answer has at most ${longest.toLocaleString('en')} characters`),
    ),
})
