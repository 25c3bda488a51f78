import { z } from 'zod'

/** The buttons in the list of subscribers. */
export const SubscriberButtons = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take-back'), email: z.string() }),
  z.object({ intent: z.literal('take-all-back') }),
])
