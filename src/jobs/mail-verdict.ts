import { verdictMail } from '../core/review/verdict-mail.ts'
import type { JobData } from '../db/jobs.ts'
import { findVerdict } from '../db/review-verdicts.ts'
import { readSettings } from '../db/settings.ts'
import { siteAddress } from '../lib/env.ts'
import type { App } from '../operations/app.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'

/** Tells a cook what was decided about their recipe. What was decided anew in the meantime is told as it stands now. */
export async function mailVerdict(app: App, { itemId }: JobData<'mail-verdict'>, signal: AbortSignal) {
  const verdict = await findVerdict(app.db, itemId)
  if (!verdict) return
  if (!app.mail) throw new Error('SMTP_URL is no longer set')
  const site = siteAddress(app.env)
  const { siteName } = await readSettings(app.db)
  const readers = [
    ...(verdict.account ? [{ to: verdict.account, follow: () => '/my-recipes' }] : []),
    // The link the recipe was sent in with is known to its cook alone: a mail gets one of its own.
    ...verdict.left.map((to) => ({ to, follow: () => newFollowPath(app, verdict.recipeId) })),
  ]
  for (const { to, follow } of readers) {
    const letter = verdictMail(verdict, site + (await follow()), site, siteName)
    if (!letter) return
    const isTaken = await app.mail.send({ to, ...letter }, signal)
    if (!isTaken) app.log.info('Nobody has an address that was left with a recipe')
  }
}
