import { eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { redirects } from './schema.ts'

/** Where what used to be at `path`, such as `/recipe/old`, is now: a place on this site, whoever wrote the row. */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const [moved] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path))
  const ours = 'http://ours.invalid'
  const target = moved && moved.target !== path ? URL.parse(moved.target, ours) : null
  return target?.origin === ours ? target.pathname + target.search + target.hash : undefined
}
