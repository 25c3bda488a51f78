import { type AdCount, addAdCounts } from '../../db/affiliates/affiliate-days.ts'
import type { Db } from '../../db/connection/connect.ts'
import { readSettings } from '../../db/settings/settings.ts'

/** Stores the counts if the settings allow counting, and drops them otherwise. */
export async function saveAdCounts(db: Db, counts: ReadonlyArray<AdCount>): Promise<void> {
  const { countAds } = await readSettings(db)
  if (countAds) await addAdCounts(db, counts)
}
