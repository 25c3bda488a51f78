import { deleteSeedChefs, deleteSeedRows } from '../../db/seed.ts'
import type { App } from '../app.ts'
import { seedChefPrefix } from './people.ts'

const batchSize = 2_000

/** Takes away every recipe and chef the seed brought, and nothing else; gives how many recipes went. */
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
