import { confirmationMail } from '../../core/mail/mails.ts'
import { confirmPath, unsubscribeHeaders, unsubscribePath } from '../../core/newsletter/newsletter.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findSubscriber } from '../../db/newsletter/subscribers.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'

/** Mails a confirmation link to a new subscriber. */
export async function mailConfirmation(app: App, { email }: JobData<'mail-confirmation'>, signal: AbortSignal) {
  const subscriber = await findSubscriber(app.db, { email })
  if (!subscriber || subscriber.isActive) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = await readMailSite(app)
  const unsubscribe = site.address + unsubscribePath(subscriber.token)
  const content = confirmationMail({ confirm: site.address + confirmPath(subscriber.token), unsubscribe }, site)
  const headers = unsubscribeHeaders(unsubscribe)
  const isTaken = await app.mail.send({ to: subscriber.email, ...(await renderMail(content, site)), headers }, signal)
  if (!isTaken) app.log.info('An address that was left for the newsletter doesn’t exist')
}
