import { and, eq, ne } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { redirects } from './schema.ts'

/** Where what used to be at `path`, such as `/recipe/old`, is now: a place on this site, whoever wrote the row. */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const [moved] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path))
  const ours = 'http://ours.invalid'
  const target = moved && moved.target !== path ? URL.parse(moved.target, ours) : null
  return target?.origin === ours ? target.pathname + target.search + target.hash : undefined
}

/** Whether links to `path` lead to another page than `own`: they would lead astray if something new were put there. */
export async function leadsElsewhere(db: Db, path: string, own: string): Promise<boolean> {
  return (await db.$count(redirects, and(eq(redirects.path, path), ne(redirects.target, own)))) > 0
}

/** Straight to the new address from every former one, so that nobody is sent from place to place; from this one too where it was shown. */
export async function moveAddress(transaction: Db, from: string, to: string, wasShown: boolean): Promise<void> {
  await transaction.delete(redirects).where(eq(redirects.path, to))
  await transaction.update(redirects).set({ target: to }).where(eq(redirects.target, from))
  if (!wasShown) return
  const moved = { path: from, target: to }
  await transaction
    .insert(redirects)
    .values(moved)
    .onConflictDoUpdate({ target: redirects.path, set: { target: to } })
}

/** What is gone is led to from nowhere. */
export async function forgetAddress(transaction: Db, path: string): Promise<void> {
  await transaction.delete(redirects).where(eq(redirects.target, path))
}
