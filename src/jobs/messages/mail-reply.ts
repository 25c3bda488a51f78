import { replyMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findReply, markReplyMailed } from '../../db/messages/inbox.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { readContact } from '../../operations/settings/read-contact.ts'

/** Mails an administrator's reply to the visitor. */
export async function mailReply(app: App, { replyId }: JobData<'mail-reply'>, signal: AbortSignal) {
  const reply = await findReply(app.db, replyId)
  if (!reply || reply.mailedAt) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const { message, body } = reply
  // The visitor's account was deleted in the meantime.
  if (!message.email) return
  const site = await readMailSite(app)
  const mail = await renderMail(replyMail(body, message, site), site)
  const { email } = await readContact(app)
  const replyTo = email ? { replyTo: { name: '', address: email } } : {}
  // RFC 3834: a person wrote this mail.
  const headers = { 'Auto-Submitted': 'no' }
  const isTaken = await app.mail.send({ to: message.email, ...replyTo, ...mail, headers }, signal)
  if (!isTaken) throw new Error(`The address ${message.email} doesn’t exist, according to its mail server`)
  await markReplyMailed(app.db, replyId)
}
