import { type AdCount, addAdCounts } from '../../db/affiliate-days.ts'
import type { Db } from '../../db/connect.ts'

/** Writes down what was counted. */
export async function keepAdCounts(db: Db, counts: ReadonlyArray<AdCount>): Promise<void> {
  await addAdCounts(db, counts)
}
