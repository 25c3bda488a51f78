import { z } from 'zod'
import { isEmailAddress } from '../text/email-address.ts'
import { newsletterMessages } from './newsletter.ts'

const invalid = newsletterMessages.invalid.text

export const SubscribeForm = z.object({ email: z.string(invalid).trim().refine(isEmailAddress, invalid) })
