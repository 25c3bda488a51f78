import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { verifications } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

type Purpose = 'first-admin' | 'confirm-address' | 'reset-password'

/** Creates a single-use token of 192 random bits. Only its hash is stored, so a leaked table gives no access. */
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

/** Returns the `about` value of a token, or undefined if the token is unknown or expired. */
export async function readToken(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(isGood(purpose, token))
  return row?.value
}

/** Like `readToken`, but the token can no longer be used. */
export async function takeToken(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db.delete(verifications).where(isGood(purpose, token)).returning({ value: verifications.value })
  return row?.value
}

/** Deletes earlier tokens with the same purpose and `about` value. */
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
