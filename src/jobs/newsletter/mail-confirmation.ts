import { confirmationMail } from '../../core/mail/mails.ts'
import { confirmPath, unsubscribePath } from '../../core/newsletter/newsletter.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findSubscriber } from '../../db/newsletter/subscribers.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { siteAddress } from '../../lib/env/env.ts'
import type { App } from '../../operations/app/app.ts'

/** Mails a confirmation link to a new subscriber. */
export async function mailConfirmation(app: App, { email }: JobData<'mail-confirmation'>, signal: AbortSignal) {
  const subscriber = await findSubscriber(app.db, { email })
  if (!subscriber || subscriber.isActive) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = siteAddress(app.env)
  const { siteName } = await readSettings(app.db)
  const unsubscribe = site + unsubscribePath(subscriber.token)
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    // RFC 8058: a mail program may post there without confirmation.
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const mail = confirmationMail({ confirm: site + confirmPath(subscriber.token), unsubscribe }, site, siteName)
  const isTaken = await app.mail.send({ to: subscriber.email, ...mail, headers }, signal)
  if (!isTaken) app.log.info('Nobody has an address that was left for the newsletter')
}
