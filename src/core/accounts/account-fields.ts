import { z } from 'zod'
import { isEmailAddress } from '../text/email-address.ts'
import { longestPassword, shortestPassword, tooLongPassword, tooShortPassword } from './password-rules.ts'

const noAddress = 'Enter an email address such as cook@example.com'
export const emailField = z.string(noAddress).trim().refine(isEmailAddress, noAddress)

/** Checks only the length. The server also checks how easy the password is to guess. */
export const newPasswordField = z
  .string(tooShortPassword)
  .min(shortestPassword, tooShortPassword)
  .max(longestPassword, tooLongPassword)

/** A password or code that is checked elsewhere. */
export const secretTextField = (missing: string) => z.string(missing).min(1, missing)
