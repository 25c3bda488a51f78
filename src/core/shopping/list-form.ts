import { z } from 'zod'
import { longestFood, longestLine, mostLines } from './shopping-list.ts'

const line = z
  .string({ error: 'Enter what to buy' })
  .trim()
  .min(1, 'Enter what to buy')
  .max(longestLine, `Use at most ${longestLine} characters`)
/** The ids of the lines of one entry, separated by spaces. */
const lines = z.string().transform((ids) => ids.split(' ').filter(Boolean).slice(0, mostLines))
const food = z.string().max(longestFood)

/** The buttons of a list that work without script. */
export const ListForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), line }),
  z.object({ intent: z.enum(['tick', 'untick', 'remove']), lines }),
  z.object({ intent: z.literal('edit'), line, lines }),
  z.object({ intent: z.enum(['at-home', 'not-at-home']), food }),
  z.object({ intent: z.literal('remove-ticked') }),
  z.object({ intent: z.enum(['share', 'stop-sharing']) }),
  // The list that this browser began without script.
  z.object({ intent: z.enum(['open', 'adopt']) }),
])
export type ListForm = z.infer<typeof ListForm>

/** The amounts of the recipes that a form puts on a list. The recipes are repeated fields beside them. */
export const AmountsOfForm = z.object({
  units: z.enum(['as-written', 'metric', 'us']).catch('as-written'),
  amounts: z.enum(['fractions', 'as-written']).catch('as-written'),
})
