import { messageMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findMessage, markMailed } from '../../db/messages/messages.ts'
import { siteAddress } from '../../lib/env/env.ts'
import { readContact } from '../../operations/settings/read-contact.ts'
import type { App } from '../../operations/app/app.ts'

/** Mails a visitor's message to the contact address. */
export async function mailMessage(app: App, { messageId }: JobData<'mail-message'>, signal: AbortSignal) {
  const message = await findMessage(app.db, messageId)
  if (!message || message.mailedAt) return
  const { email: to } = await readContact(app)
  if (!app.mail || !to) throw new Error('The mail server or the contact address is no longer set')
  const replyTo = message.email ? { replyTo: { name: message.name, address: message.email } } : {}
  const isTaken = await app.mail.send({ to, ...replyTo, ...messageMail(message, siteAddress(app.env)) }, signal)
  if (!isTaken) throw new Error('The mail server doesn’t know the contact address, or may not send to it')
  await markMailed(app.db, messageId)
}
