import { deleteSeedChefs, deleteSeedRows } from '../../db/seed/seed.ts'
import type { App } from '../../operations/app/app.ts'
import { seedChefPrefix } from './people.ts'

const batchSize = 2_000

/** Deletes the seeded recipes and chefs and nothing else. Returns the number of deleted recipes. */
export async function removeSeeded(app: App): Promise<number> {
  let removed = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const { last, count } = await deleteSeedRows(app.db, { seedPrefix: seedChefPrefix, after, limit: batchSize })
    removed += count
    after = last
  }
  await deleteSeedChefs(app.db, seedChefPrefix)
  return removed
}
