import { redirect } from 'react-router'
import type { Db } from '../../db/connection/connect.ts'
import { findRedirect } from '../../db/seo/redirects.ts'

/**
 * Redirects with status 301 if the content at `path` has moved. Loaders call this before they answer 404. `path` must
 * be decoded, without percent signs.
 */
export async function redirectIfMoved(db: Db, path: string): Promise<void> {
  const target = await findRedirect(db, path)
  if (target) throw redirect(target, 301)
}
