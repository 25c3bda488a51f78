import { z } from 'zod'
import { longestReason } from '../moderation/moderation.ts'

const id = z.string()

/** The buttons in the administration's list of recipes. */
export const ManagedRecipesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('feature'), id, featured: z.string().transform((text) => text === 'true') }),
  z.object({ intent: z.literal('publish'), id }),
  z.object({
    intent: z.literal('withdraw'),
    id,
    reason: z
      .string()
      .default('')
      .transform((text) => text.trim().slice(0, longestReason)),
  }),
  z.object({ intent: z.literal('remove-sample') }),
])
