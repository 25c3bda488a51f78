import { sourceKey } from '../../core/recipe/source-key.ts'
import type { Db } from '../../db/connect.ts'
import { findRecipeBySource, releaseSource, setSourceKey } from '../../db/recipes.ts'

/** Whether another recipe came from there already; one that is gone makes room. */
export async function isSourceTaken(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  const other = key ? await findRecipeBySource(db, key) : undefined
  if (!key || !other || other.id === id) return false
  if (other.standing === 'gone') await releaseSource(db, key)
  return other.standing !== 'gone'
}

/** A recipe that is listed stands for its source again, which it lost to nobody while it was gone. False where it did. */
export async function claimSource(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  if (await isSourceTaken(db, id, sourceUrl)) return false
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  if (key) await setSourceKey(db, id, key)
  return true
}
