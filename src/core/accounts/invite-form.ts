import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'
import { isEmailAddress } from '../text/email-address.ts'
import { newPasswordField } from './account-fields.ts'
import { roles } from './role.ts'

/** Days that the link of an invitation works. */
export const daysInvited = 7
/** Addresses that can be invited at once. */
export const mostInvited = 20

const addresses = z
  .string('Enter an email address')
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ])
  .superRefine((list, context) => {
    const wrong = list.find((address) => !isEmailAddress(address))
    const message =
      list.length === 0
        ? 'Enter an email address'
        : wrong !== undefined
          ? `${wrong.slice(0, 60)} is not an email address`
          : list.length > mostInvited
            ? `At most ${mostInvited} addresses at once`
            : null
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

export const InviteForm = z.object({
  intent: z.literal('invite'),
  addresses,
  role: z.enum(roles, 'Choose a role'),
})

/** All forms of the page with the invitations. */
export const InvitationsForm = z.discriminatedUnion('intent', [
  InviteForm,
  z.object({ intent: z.enum(['resend', 'link', 'withdraw']), id: rowNumberField }),
])

/** The name and password of a new account. Its address is the invited one. */
export const AcceptForm = z.object({ name: optionalText(80, 'At most 80 characters'), password: newPasswordField })
