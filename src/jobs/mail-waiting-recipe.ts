import { waitingRecipeMail } from '../core/mail.ts'
import type { JobData } from '../db/jobs.ts'
import { findPending } from '../db/recipe-status.ts'
import { siteAddress } from '../lib/env.ts'
import type { App } from '../operations/app.ts'

/** Tells the owner of a recipe that waits for review, unless they have decided in the meantime. */
export async function mailWaitingRecipe(app: App, { recipeId }: JobData<'mail-waiting-recipe'>, signal: AbortSignal) {
  const recipe = await findPending(app.db, recipeId)
  if (!recipe) return
  const to = app.env.CONTACT_EMAIL
  if (!app.mail || !to) throw new Error('SMTP_URL and CONTACT_EMAIL are no longer set')
  const isTaken = await app.mail.send({ to, ...waitingRecipeMail(recipe, siteAddress(app.env)) }, signal)
  if (!isTaken) throw new Error('The mail server does not know CONTACT_EMAIL, or may not send there')
}
