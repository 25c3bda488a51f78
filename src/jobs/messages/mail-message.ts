import { messageMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findMessage, markMailed } from '../../db/messages/messages.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { readContact } from '../../operations/settings/read-contact.ts'

/** Mails a visitor's message to the contact address. */
export async function mailMessage(app: App, { messageId }: JobData<'mail-message'>, signal: AbortSignal) {
  const message = await findMessage(app.db, messageId)
  if (!message || message.mailedAt) return
  const { email: to } = await readContact(app)
  if (!app.mail || !to) throw new Error('The mail server or the contact address is no longer set')
  const replyTo = message.email ? { replyTo: { name: message.name, address: message.email } } : {}
  const site = await readMailSite(app)
  const mail = await renderMail(messageMail(message, site), site)
  const isTaken = await app.mail.send({ to, ...replyTo, ...mail }, signal)
  if (!isTaken) throw new Error('The mail server doesn’t know the contact address, or may not send to it')
  await markMailed(app.db, messageId)
}
