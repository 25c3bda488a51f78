import { countPending } from '../../db/recipes/recipe-status.ts'
import type { App } from '../app/app.ts'

/** Returns the line a public site logs at start when recipes wait for review. */
export async function waitingNote({ db, env }: Pick<App, 'db' | 'env'>): Promise<string | undefined> {
  const waiting = env.PUBLIC_URL ? await countPending(db) : 0
  if (waiting === 0) return undefined
  return `${waiting === 1 ? '1 recipe waits' : `${waiting} recipes wait`} for review: bin/marshmallow review`
}
