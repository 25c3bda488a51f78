import { z } from 'zod'
import { newPasswordField, secretTextField } from './account-fields.ts'

export const ChangePasswordForm = z.object({
  intent: z.literal('change-password'),
  current: secretTextField('Enter your current password'),
  password: newPasswordField,
})

export const SetPasswordForm = z.object({ intent: z.literal('set-password'), password: newPasswordField })

const factorPassword = secretTextField('Enter your password')
export const BeginFactorForm = z.object({ intent: z.literal('begin-second-factor'), factorPassword })
export const EndFactorForm = z.object({ intent: z.literal('end-second-factor'), factorPassword })

export const ConfirmFactorForm = z.object({
  intent: z.literal('confirm-second-factor'),
  code: secretTextField('Enter the current code from the app'),
  /** Shown only once. The form sends it back so that the page can show it again after a wrong code. */
  address: z.string().default(''),
  backupCodes: z.string().default(''),
})

/** All forms of the page about signing in. */
export const SecurityForm = z.discriminatedUnion('intent', [
  ChangePasswordForm,
  SetPasswordForm,
  BeginFactorForm,
  ConfirmFactorForm,
  EndFactorForm,
  z.object({ intent: z.enum(['end-session', 'remove-passkey', 'unlink-account']), id: z.string() }),
  z.object({ intent: z.enum(['end-all-sessions', 'send-confirmation']) }),
])
