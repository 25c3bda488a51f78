import { z } from 'zod'

export const mostTokens = 10

export const CreateTokenForm = z.object({
  intent: z.literal('create'),
  name: z.string('Enter a name').trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
})

/** All forms of the page of automations. */
export const AutomationForm = z.discriminatedUnion('intent', [
  CreateTokenForm,
  z.object({ intent: z.literal('revoke'), id: z.string() }),
])
