import { countPending } from '../../db/recipe-status.ts'
import type { App } from '../app.ts'

/** What the log tells the owner of a public site at start; nothing when nothing waits. */
export async function waitingNote({ db, env }: Pick<App, 'db' | 'env'>): Promise<string | undefined> {
  const waiting = env.PUBLIC_URL ? await countPending(db) : 0
  if (waiting === 0) return undefined
  return `${waiting === 1 ? '1 recipe waits' : `${waiting} recipes wait`} for review: bin/marshmallow review`
}
