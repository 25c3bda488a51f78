import { accountNoticeMail, confirmAddressMail, resetPasswordMail } from '../../core/mail/mails.ts'
import { forgetTokens, makeToken } from '../../db/accounts/account-tokens.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { findUser } from '../../db/accounts/users.ts'
import { siteAddress } from '../../lib/env/env.ts'
import { makeResetLink } from '../../operations/accounts/reset-link.ts'
import type { App } from '../../operations/app/app.ts'

const hourMinutes = 60

/** Creates the link here, so that no stored job contains a secret. Sends nothing to an unknown address. */
export async function mailResetPassword(app: App, { email }: JobData<'mail-reset-password'>, signal: AbortSignal) {
  const user = await findUser(app.db, { email })
  if (!user) return
  const link = await makeResetLink(app, app.db, user.id)
  const { siteName } = await readSettings(app.db)
  await send(app, user.email, resetPasswordMail(link, siteAddress(app.env), siteName), signal)
}

export async function mailConfirmAddress(app: App, { userId }: JobData<'mail-confirm-address'>, signal: AbortSignal) {
  const user = await findUser(app.db, { id: userId })
  if (!user || user.emailVerified) return
  await forgetTokens(app.db, 'confirm-address', user.id)
  const token = await makeToken(app.db, 'confirm-address', user.id, 72 * hourMinutes)
  const { siteName } = await readSettings(app.db)
  const site = siteAddress(app.env)
  await send(app, user.email, confirmAddressMail(`${site}/auth/confirm?token=${token}`, site, siteName), signal)
}

export async function mailAccountNotice(
  app: App,
  { userId, what }: JobData<'mail-account-notice'>,
  signal: AbortSignal,
) {
  const user = await findUser(app.db, { id: userId })
  if (!user?.emailVerified) return
  const { siteName } = await readSettings(app.db)
  await send(app, user.email, accountNoticeMail(what, siteAddress(app.env), siteName), signal)
}

async function send(app: App, to: string, mail: { subject: string; text: string }, signal: AbortSignal) {
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const isTaken = await app.mail.send({ to, ...mail }, signal)
  if (!isTaken) app.log.info('The account’s address doesn’t exist')
}
