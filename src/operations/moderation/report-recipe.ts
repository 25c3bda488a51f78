import { isListed } from '../../core/recipes/visibility.ts'
import type { Report } from '../../core/moderation/report-form.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { insertReport } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'

const perVisitorAnHour = 5
/** Reports of one recipe. More would only fill the queue, because an editor looks at it anyway. */
const perRecipeADay = 20

/** Puts a visitor's report about a listed recipe into the moderation queue. */
export async function reportRecipe(
  app: Pick<App, 'db'>,
  recipeId: string,
  { reason, words }: Report,
  visitor: string,
): Promise<'sent' | 'too-many' | 'unknown'> {
  if (!(await countUse(app.db, `report:${visitor}`, perVisitorAnHour, 3600))) return 'too-many'
  return app.db.transaction(async (tx) => {
    const recipe = await lockStanding(tx, recipeId)
    if (!recipe || !isListed(recipe.status)) return 'unknown'
    if (!(await countUse(tx, `report-of:${recipeId}`, perRecipeADay, 86_400))) return 'sent'
    const item = await insertReport(tx, recipeId, `${reason}\n\n${words}`)
    // A report is not tied to an account.
    const details = { item, by: 'visitor' }
    await writeAudit(tx, { actor: null, action: 'recipe.report', subject: ['recipe', recipeId], details })
    return 'sent'
  })
}
