import { redirect } from 'react-router'
import type { Db } from '../db/connect.ts'
import { findRedirect } from '../db/redirects.ts'

/** Before a loader says that nothing is at `path`, written without percent signs: 301 when it is somewhere else now. */
export async function redirectIfMoved(db: Db, path: string): Promise<void> {
  const target = await findRedirect(db, path)
  if (target) throw redirect(target, 301)
}
