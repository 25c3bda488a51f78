import { sourceKey } from '../../core/recipes/source-key.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findRecipeBySource, releaseSource, setSourceKey } from '../../db/recipes/recipes.ts'

/** Tells whether another recipe has this source. A recipe that is gone frees it. */
export async function isSourceTaken(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  const other = key ? await findRecipeBySource(db, key) : undefined
  if (!key || !other || other.id === id) return false
  if (other.standing === 'gone') await releaseSource(db, key)
  return other.standing !== 'gone'
}

/** Gives a recipe that is published again its source back. Returns false when another one has it. */
export async function claimSource(db: Db, id: string, sourceUrl: string | null): Promise<boolean> {
  if (await isSourceTaken(db, id, sourceUrl)) return false
  const key = sourceUrl ? sourceKey(sourceUrl) : null
  if (key) await setSourceKey(db, id, key)
  return true
}
