import { z } from 'zod'
import { isEmailAddress } from './email-address.ts'
import { firstErrors } from './first-errors.ts'

export type MessageKind = 'contact' | 'support'

const messageLimits = { name: 100, message: 5_000 } as const

/** A mail's subject and sender are made of a name: no line ends, of whatever kind. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** What a visitor writes to us. The sentences stand below the fields. */
export const NewMessage = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Tell us your name')
    .max(messageLimits.name, `A name has at most ${messageLimits.name} characters here`)
    .regex(oneLine, 'Write your name in plain letters, on one line'),
  email: z.string().trim().refine(isEmailAddress, 'Please enter a valid email address'),
  message: z
    .string()
    // Browsers send line ends as two characters, and count them as one.
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(
      z
        .string()
        .min(1, 'Write what you would like to tell us')
        .max(
          messageLimits.message,
          `A message has at most ${messageLimits.message.toLocaleString('en')} characters here`,
        ),
    ),
})
export type NewMessage = z.infer<typeof NewMessage>

/** In place of the name, where the account with the address was deleted; the address is empty then. */
export const nobodyKnown = 'Somebody who left'

export interface Message extends NewMessage {
  kind: MessageKind
}

export type MessageErrors = Partial<Record<keyof NewMessage, string>>

/** Checked in the browser before it is sent, and again where it arrives. */
export function readMessage(typed: NewMessage) {
  const read = NewMessage.safeParse(typed)
  if (read.success) return { ok: true, message: read.data } as const
  return { ok: false, errors: firstErrors(read.error.issues) as MessageErrors } as const
}

/** What a form got back. What was typed comes with everything but success, so that nothing is lost. */
export type MessageAnswer =
  | { status: 'sent' }
  | { status: 'invalid'; typed: NewMessage; errors: MessageErrors }
  | { status: 'failed' | 'too-many'; typed?: NewMessage }

/** The request did not get to the site, and the form still holds everything. */
export const notReached = (): MessageAnswer => ({ status: 'failed' })

const failed = {
  title: 'Error',
  text: 'There was a problem sending your request. Please try again.',
}
const tooMany = {
  title: 'Error',
  text: 'Many messages came from your network within the hour. Please try again in an hour.',
}
const invalid = { title: 'Error', text: 'Something is missing. Please look at the marked fields.' }

/** What the forms say back, with script as a toast and without as a banner. */
export const messageNotices: Readonly<
  Record<MessageKind, Record<MessageAnswer['status'], { title: string; text: string }>>
> = {
  contact: {
    sent: { title: 'Message sent', text: "We'll get back to you as soon as possible." },
    failed: { title: 'Error', text: 'There was a problem sending your message. Please try again.' },
    'too-many': tooMany,
    invalid,
  },
  support: {
    sent: { title: 'Support request sent', text: "We'll get back to you as soon as possible." },
    failed,
    'too-many': tooMany,
    invalid,
  },
}
