import type { MailContent, MailSite } from '../../core/mail/mail-content.ts'
import { countUse, giveBackUses } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { readContact } from '../settings/read-contact.ts'
import { readMailSite } from './read-mail-site.ts'
import { renderMail } from './render-mail.ts'

/** A flood of recipes or reviews must not flood the operator's mailbox. The queue lists them all. */
const mailsAnHour = 20
const hourSeconds = 3600

interface Waiting {
  /** The kind of mail. Each has its own hourly limit. */
  kind: 'mail-waiting-recipe' | 'mail-waiting-review'
  contentFor: (site: MailSite) => MailContent
}

/**
 * Mails the site's contact address about a waiting recipe, review or answer, at most 20 times an hour. Throws if the
 * mail server or the address is not set, or refuses the mail.
 */
export async function mailContactAddress(app: App, { kind, contentFor }: Waiting, signal: AbortSignal) {
  const { email: to } = await readContact(app)
  if (!app.mail || !to) throw new Error('The mail server or the contact address is no longer set')
  const site = await readMailSite(app)
  const mail = { to, ...(await renderMail(contentFor(site), site)) }
  const takenAt = new Date()
  if (!(await countUse(app.db, kind, mailsAnHour, hourSeconds))) return
  const isTaken = await app.mail.send(mail, signal).catch(async (cause: unknown) => {
    await giveBackUses(app.db, kind, 1, { takenAt, windowSeconds: hourSeconds })
    throw cause
  })
  if (!isTaken) throw new Error('The mail server doesn’t know the contact address, or may not send to it')
}
