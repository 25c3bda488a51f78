import type { MailSite } from '../../core/mail/mail-content.ts'
import { waitingRecipeMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findPending } from '../../db/recipes/recipe-status.ts'
import type { App } from '../../operations/app/app.ts'
import { mailContactAddress } from '../../operations/mail/mail-contact-address.ts'

/** Mails the owner about a pending recipe, unless it has been decided. */
export async function mailWaitingRecipe(app: App, { recipeId }: JobData<'mail-waiting-recipe'>, signal: AbortSignal) {
  const recipe = await findPending(app.db, recipeId)
  if (!recipe) return
  const contentFor = (site: MailSite) => waitingRecipeMail(recipe, site)
  await mailContactAddress(app, { kind: 'mail-waiting-recipe', contentFor }, signal)
}
