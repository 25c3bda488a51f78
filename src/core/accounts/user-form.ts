import { z } from 'zod'
import { recipesOfDeleted } from './delete-account-form.ts'
import { roles } from './role.ts'

const longestReason = 500
const noReason = 'Give a reason for the record'

export const SuspendForm = z.object({
  intent: z.literal('suspend'),
  reason: z
    .string(noReason)
    .trim()
    .min(1, noReason)
    .max(longestReason, `Reasons can have at most ${longestReason} characters`),
})

/** All forms of an administrator's page about one account. */
export const UserForm = z.discriminatedUnion('intent', [
  SuspendForm,
  z.object({ intent: z.literal('role'), role: z.enum(roles) }),
  z.object({ intent: z.literal('lift') }),
  z.object({ intent: z.literal('delete'), recipes: recipesOfDeleted }),
])
