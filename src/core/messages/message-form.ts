import { z } from 'zod'
import { isEmailAddress } from '../text/email-address.ts'
import { numberText } from '../text/number-text.ts'
import type { MessageKind } from './message.ts'

const limits = { name: 100, message: 5_000 } as const

/** Names go into the mail's subject and sender, so line ends of any kind are rejected. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** The contact and support forms. */
export const MessageForm = z.object({
  name: z
    .string('Tell us your name')
    .trim()
    .min(1, 'Tell us your name')
    .max(limits.name, `A name has at most ${limits.name} characters here`)
    .regex(oneLine, 'Enter your name on one line, without special characters'),
  email: z
    .string('Please enter a valid email address')
    .trim()
    .refine(isEmailAddress, 'Please enter a valid email address'),
  message: z
    .string('Enter a message')
    .trim()
    .min(1, 'Enter a message')
    .max(limits.message, `A message has at most ${numberText(limits.message)} characters here`),
})

/** Shown as a toast, or as a banner without JavaScript. */
export const messageSent: Readonly<Record<MessageKind, { title: string; text: string }>> = {
  contact: { title: 'Message sent', text: "We'll get back to you as soon as possible." },
  support: { title: 'Support request sent', text: "We'll get back to you as soon as possible." },
}

export const messageFailed: Readonly<Record<MessageKind, string>> = {
  contact: 'There was a problem sending your message. Please try again.',
  support: 'There was a problem sending your request. Please try again.',
}

export const tooManyMessages = 'Too many messages came from your network. Please try again in an hour.'
