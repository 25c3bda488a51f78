import { z } from 'zod'
import { secretTextField } from './account-fields.ts'

/** Whether the recipes of a deleted account stay on the site. */
export const recipesOfDeleted = z.enum(['keep', 'remove']).catch('keep')

export const DeleteAccountForm = z.object({
  recipes: recipesOfDeleted,
  /** The password, or the email address if the account has no password. */
  password: secretTextField('Enter it to confirm'),
})
