import { type AdCount, addAdCounts } from '../../db/affiliate-days.ts'
import type { Db } from '../../db/connect.ts'
import { readSettings } from '../../db/settings.ts'

/** Writes down what was counted, where the site's owner wants it counted; otherwise it is forgotten. */
export async function keepAdCounts(db: Db, counts: ReadonlyArray<AdCount>): Promise<void> {
  const { countAds } = await readSettings(db)
  if (countAds) await addAdCounts(db, counts)
}
