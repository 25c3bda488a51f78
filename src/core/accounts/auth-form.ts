import { z } from 'zod'
import { optionalText } from '../forms/form-fields.ts'
import { emailField, newPasswordField, secretTextField } from './account-fields.ts'

export const NewAccountForm = z.object({
  name: optionalText(80, 'At most 80 characters'),
  email: emailField,
  password: newPasswordField,
})

export const LogInForm = z.object({
  intent: z.literal('log-in'),
  email: emailField,
  password: secretTextField('Enter your password'),
})

export const CreateAccountForm = NewAccountForm.extend({ intent: z.literal('create-account') })

export const AuthForm = z.discriminatedUnion('intent', [LogInForm, CreateAccountForm])

/** The button that leads to the sign-in provider. */
export const ProviderForm = z.object({ intent: z.enum(['sign-in', 'link']) })

/** The second step of signing in. */
export const SecondStepForm = z.object({ code: secretTextField('Enter the current code from your phone') })

/** Asks for a mail with a link to choose a new password. */
export const ForgotForm = z.object({ email: emailField })

export const ResetForm = z.object({ password: newPasswordField })
