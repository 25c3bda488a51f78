import { sourceKey } from '../../core/recipes/source-key.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findRecipeBySource, releaseSource, setSourceKey } from '../../db/recipes/recipes.ts'

/** Returns whether another recipe has this source. A rejected or withdrawn recipe frees its source. */
export async function isSourceTaken(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  const other = key ? await findRecipeBySource(db, key) : undefined
  if (!key || !other || other.id === id) return false
  if (other.standing === 'gone') await releaseSource(db, key)
  return other.standing !== 'gone'
}

/** Gives a republished recipe its source back. Returns false when another recipe has this source. */
export async function claimSource(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  if (await isSourceTaken(db, id, sourceUrl)) return false
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  if (key) await setSourceKey(db, id, key)
  return true
}
