import { waitingRecipeMail } from '../../core/mail/mails.ts'
import type { JobData } from '../../db/jobs/jobs.ts'
import { findPending } from '../../db/recipes/recipe-status.ts'
import type { App } from '../../operations/app/app.ts'
import { readMailSite } from '../../operations/mail/read-mail-site.ts'
import { renderMail } from '../../operations/mail/render-mail.ts'
import { readContact } from '../../operations/settings/read-contact.ts'

/** Mails the owner about a pending recipe, unless it has been decided. */
export async function mailWaitingRecipe(app: App, { recipeId }: JobData<'mail-waiting-recipe'>, signal: AbortSignal) {
  const recipe = await findPending(app.db, recipeId)
  if (!recipe) return
  const { email: to } = await readContact(app)
  if (!app.mail || !to) throw new Error('The mail server or the contact address is no longer set')
  const site = await readMailSite(app)
  const isTaken = await app.mail.send({ to, ...(await renderMail(waitingRecipeMail(recipe, site), site)) }, signal)
  if (!isTaken) throw new Error('The mail server doesn’t know the contact address, or may not send to it')
}
