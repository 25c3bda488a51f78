import { replyMail } from '../core/mail.ts'
import type { JobData } from '../db/jobs.ts'
import { findReply, markReplyMailed } from '../db/messages-inbox.ts'
import { readSettings } from '../db/settings.ts'
import { siteAddress } from '../lib/env.ts'
import type { App } from '../operations/app.ts'
import { sendOnce } from '../operations/mail/send-once.ts'

/** Sends a visitor the answer to what they wrote. */
export async function mailReply(app: App, { replyId }: JobData<'mail-reply'>, signal: AbortSignal) {
  const reply = await findReply(app.db, replyId)
  if (!reply || reply.mailedAt) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const { message, body } = reply
  // The account behind it was deleted meanwhile.
  if (!message.email) return
  const letter = replyMail(body, message, siteAddress(app.env), (await readSettings(app.db)).siteName)
  const { CONTACT_EMAIL } = app.env
  const replyTo = CONTACT_EMAIL ? { replyTo: { name: '', address: CONTACT_EMAIL } } : {}
  // A person wrote this.
  const headers = { 'Auto-Submitted': 'no' }
  const isTaken = await sendOnce(app.mail, { to: message.email, ...replyTo, ...letter, headers }, signal)
  if (!isTaken) throw new Error(`Nobody has the address ${message.email}, says its mail server`)
  await markReplyMailed(app.db, replyId)
}
