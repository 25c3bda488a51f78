import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { categoryPath } from '../../core/recipes/category.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { renameCategory } from '../../db/recipes/rename-category.ts'
import { moveAddress } from '../../db/seo/redirects.ts'
import type { App } from '../app/app.ts'

export type CategoryOutcome = { ok: true; recipes: number } | { ok: false; reason: 'unknown' | 'same' }

/** Renames a category, or merges it into the one that has the new name. Its address redirects. */
export async function changeCategory(
  app: Pick<App, 'db'>,
  from: string,
  to: string,
  actor: SignedIn,
): Promise<CategoryOutcome> {
  if (from === to) return { ok: false, reason: 'same' }
  return app.db.transaction(async (tx) => {
    const count = await renameCategory(tx, from, to)
    if (count === 0) return { ok: false, reason: 'unknown' }
    // Redirects are stored decoded.
    const [old, current] = [from, to].map((name) => decodeURIComponent(categoryPath(name)))
    if (old !== undefined && current !== undefined && old !== current) await moveAddress(tx, old, current, true)
    const details = { former: from, recipes: count }
    await writeAudit(tx, { actor, action: 'category.rename', subject: ['category', to], details })
    return { ok: true, recipes: count }
  })
}
