import type { Report } from '../../core/review/report.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { countUse } from '../../db/rate-limits.ts'
import { lockRecipe } from '../../db/recipe-revisions.ts'
import { insertReport } from '../../db/review-items.ts'
import type { App } from '../app.ts'

const perVisitorAnHour = 5
/** Of one recipe: a crowd that reports it fills no queue, an editor looks at it anyway. */
const perRecipeADay = 20

/** Lays what a reader noticed about a listed recipe on the desk. */
export async function reportRecipe(
  app: Pick<App, 'db'>,
  recipeId: string,
  { reason, words }: Report,
  visitor: string,
): Promise<'sent' | 'too-many' | 'unknown'> {
  if (!(await countUse(app.db, `report:${visitor}`, perVisitorAnHour, 3600))) return 'too-many'
  return app.db.transaction(async (tx) => {
    const recipe = await lockRecipe(tx, recipeId)
    if (recipe?.status !== 'published') return 'unknown'
    if (!(await countUse(tx, `report-of:${recipeId}`, perRecipeADay, 86_400))) return 'sent'
    const item = await insertReport(tx, recipeId, `${reason}\n\n${words}`)
    await writeAudit(tx, { actor: null, action: 'recipe.report', subject: ['recipe', recipeId], details: { item } })
    return 'sent'
  })
}
