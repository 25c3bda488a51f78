import { daysInvited } from '../../core/accounts/invite-form.ts'
import type { MailContent, MailSite } from '../../core/mail/mail-content.ts'
import { accountNoticeMail, confirmAddressMail, invitationMail, resetPasswordMail } from '../../core/mail/mails.ts'
import { forgetTokens, makeToken } from '../../db/accounts/account-tokens.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findUser } from '../../db/accounts/users.ts'
import { findInvitationById } from '../../db/accounts/invitations.ts'
import { makeInvitationLink } from '../../operations/accounts/invite.ts'
import { makeResetLink } from '../../operations/accounts/reset-link.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { sendOrGiveUp } from '../../operations/mail/send-or-give-up.ts'

const hourMinutes = 60

/** Creates the link here, so that no stored job contains a secret. Sends nothing to an unknown address. */
export async function mailResetPassword(app: App, { email }: JobData<'mail-reset-password'>, signal: AbortSignal) {
  const user = await findUser(app.db, { email })
  if (!user) return
  const link = await makeResetLink(app, app.db, user.id)
  await send(app, user.email, (site) => resetPasswordMail(link, site), signal)
}

export async function mailConfirmAddress(app: App, { userId }: JobData<'mail-confirm-address'>, signal: AbortSignal) {
  const user = await findUser(app.db, { id: userId })
  if (!user || user.emailVerified) return
  await forgetTokens(app.db, 'confirm-address', user.id)
  const token = await makeToken(app.db, 'confirm-address', user.id, 72 * hourMinutes)
  const link = (site: MailSite) => `${site.address}/auth/confirm?token=${token}`
  await send(app, user.email, (site) => confirmAddressMail(link(site), site), signal)
}

export async function mailInvitation(app: App, { invitationId }: JobData<'mail-invitation'>, signal: AbortSignal) {
  const link = await makeInvitationLink(app, app.db, invitationId)
  const invitation = link && (await findInvitationById(app.db, invitationId))
  // It was accepted or withdrawn meanwhile.
  if (!link || !invitation) return
  const { email, role, by } = invitation
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = await readMailSite(app)
  const content = invitationMail({ link, role, by, days: daysInvited }, site)
  // The invitations page shows the reason from the failed job.
  await sendOrGiveUp(app.mail, { to: email, ...(await renderMail(content, site)) }, signal)
}

export async function mailAccountNotice(
  app: App,
  { userId, what }: JobData<'mail-account-notice'>,
  signal: AbortSignal,
) {
  const user = await findUser(app.db, { id: userId })
  if (!user?.emailVerified) return
  await send(app, user.email, (site) => accountNoticeMail(what, site), signal)
}

async function send(app: App, to: string, write: (site: MailSite) => MailContent, signal: AbortSignal) {
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = await readMailSite(app)
  const isTaken = await app.mail.send({ to, ...(await renderMail(write(site), site)) }, signal)
  if (!isTaken) app.log.info('The account’s address doesn’t exist')
}
