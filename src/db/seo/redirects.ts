import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { redirects } from '../schema/recipes.ts'

/**
 * Finds the new address of a moved page such as `/recipe/old`. The result is always on this site, even if the row
 * contains another site's address.
 */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const [moved] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path))
  const ours = 'http://ours.invalid'
  const target = moved && moved.target !== path ? URL.parse(moved.target, ours) : null
  return target?.origin === ours ? target.pathname + target.search + target.hash : undefined
}

/** Returns whether `path` redirects to a page other than `own`. A new page at `path` would break those links. */
export async function leadsElsewhere(db: Db, path: string, own: string): Promise<boolean> {
  return (await db.$count(redirects, and(eq(redirects.path, path), ne(redirects.target, own)))) > 0
}

/**
 * Moves a page. All former addresses redirect directly to the new one, without a chain of redirects. The current
 * address also redirects if it was public.
 */
export async function moveAddress(
  transaction: Db,
  from: string,
  to: string,
  { wasShown }: { wasShown: boolean },
): Promise<void> {
  await transaction.delete(redirects).where(eq(redirects.path, to))
  await transaction.update(redirects).set({ target: to }).where(eq(redirects.target, from))
  if (!wasShown) return
  const moved = { path: from, target: to }
  await transaction
    .insert(redirects)
    .values(moved)
    .onConflictDoUpdate({ target: redirects.path, set: { target: to } })
}

/** Deletes the redirects to a page that is gone. */
export async function forgetAddress(transaction: Db, path: string): Promise<void> {
  await transaction.delete(redirects).where(eq(redirects.target, path))
}
