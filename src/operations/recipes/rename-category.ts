import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { categoryPath, categoryTwins } from '../../core/recipes/categories/category.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { countInCategory, listCategories } from '../../db/recipes/categories.ts'
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
  const recipes = await app.db.transaction((tx) => moveRecipes(tx, from, to, actor))
  return recipes === 0 ? { ok: false, reason: 'unknown' } : { ok: true, recipes }
}

/** Merges all of these categories into one, or none if a category no longer has recipes. Returns whether it did. */
export async function mergeCategories(
  app: Pick<App, 'db'>,
  others: ReadonlyArray<string>,
  name: string,
  actor: SignedIn,
): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    for (const each of [name, ...others]) if ((await countInCategory(tx, each)) === 0) return false
    for (const other of others) if (other !== name) await moveRecipes(tx, other, name, actor)
    return true
  })
}

async function moveRecipes(transaction: Db, from: string, to: string, actor: SignedIn): Promise<number> {
  const { listed, others } = await renameCategory(transaction, from, to)
  if (listed + others === 0) return 0
  // Redirects are stored decoded.
  const [old, current] = [from, to].map((name) => decodeURIComponent(categoryPath(name)))
  if (old !== undefined && current !== undefined && old !== current)
    await moveAddress(transaction, old, current, { wasShown: true })
  await writeAudit(transaction, {
    actor,
    action: 'category.rename',
    subject: ['category', to],
    // Pages count listed recipes.
    details: { former: from, recipes: listed, ...(others > 0 && { unlisted: others }) },
  })
  return listed + others
}

/** The administration shows this many, and compares their names. */
const mostCategories = 1000

/** Lists the largest categories of the site, and among them those that differ only in case or number. */
export async function listWithTwins({ db }: Pick<App, 'db'>) {
  const { categories, rest } = await listCategories(db, mostCategories)
  return { categories, rest, twins: categoryTwins(categories) }
}
