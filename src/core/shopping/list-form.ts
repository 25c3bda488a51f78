import { z } from 'zod'
import { longestLine, mostLines } from './shopping-list.ts'

/** The buttons of a list that work without script. `lines` has the ids of one entry, separated by spaces. */
export const ListForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    line: z
      .string({ error: 'Enter what to buy' })
      .trim()
      .min(1, 'Enter what to buy')
      .max(longestLine, `Use at most ${longestLine} characters`),
  }),
  z.object({
    intent: z.literal('tick'),
    lines: z.string().transform((ids) => ids.split(' ').filter(Boolean).slice(0, mostLines)),
    isTicked: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
  }),
  z.object({ intent: z.literal('remove-ticked') }),
  z.object({ intent: z.enum(['share', 'stop-sharing']) }),
])
export type ListForm = z.infer<typeof ListForm>
