import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { verifications } from './accounts-schema.ts'
import type { Db } from './connect.ts'

type Purpose = 'first-admin' | 'confirm-address' | 'reset-password'

/** A word of 192 random bits that does one thing once. Only its hash is kept: whoever reads the table can use nothing in it. */
export async function makeToken(db: Db, purpose: Purpose, about: string, minutes: number): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(verifications).values({
    id: randomBytes(12).toString('base64url'),
    identifier: identifierOf(purpose, token),
    value: about,
    expiresAt: new Date(Date.now() + minutes * 60_000),
  })
  return token
}

/** Whom or what it is about, while it is good. */
export async function readToken(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(isGood(purpose, token))
  return row?.value
}

/** The same, and it is good no longer. */
export async function takeToken(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.delete(verifications).where(isGood(purpose, token)).returning({ value: verifications.value })
  return row?.value
}

/** Those given out before for the same. */
export async function forgetTokens(db: Db, purpose: Purpose, about: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(sql`starts_with(${verifications.identifier}, ${`${purpose}:`})`, eq(verifications.value, about)))
}

export async function deleteOldTokens(db: Db): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
}

const isGood = (purpose: Purpose, token: string) =>
  and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, sql`now()`))

const identifierOf = (purpose: Purpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
