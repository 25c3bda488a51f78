import { createHash } from 'node:crypto'
import { countUse, forgetUses } from '../../db/limits/rate-limits.ts'
import type { Db } from '../../db/connection/connect.ts'

interface Limit {
  max: number
  seconds: number
}

/** Slows down first and locks the account later. `docs/threat-model.md` names these numbers. */
const forAccount: ReadonlyArray<Limit> = [
  { max: 5, seconds: 60 },
  { max: 20, seconds: 60 * 60 },
  { max: 60, seconds: 24 * 60 * 60 },
]
const forVisitor: ReadonlyArray<Limit> = [{ max: 30, seconds: 5 * 60 }]

/**
 * Returns the seconds until the next try, or null when one may be made. Counts before hashing, which is the expensive
 * part.
 */
export async function waitBeforeSignIn(db: Db, email: string, visitor: string): Promise<number | null> {
  return (
    // A visitor over the limit must not lock accounts.
    (await firstExceeded(db, `sign-in:visitor:${visitor}`, forVisitor)) ??
    (await firstExceeded(db, accountKey(email), forAccount))
  )
}

/** Deletes the tries after a correct password, which shows that nobody was guessing. */
export async function forgetTries(db: Db, email: string): Promise<void> {
  await forgetUses(
    db,
    [...forAccount].map(({ seconds }) => `${accountKey(email)}:${seconds}`),
  )
}

async function firstExceeded(db: Db, key: string, limits: ReadonlyArray<Limit>): Promise<number | null> {
  for (const { max, seconds } of limits)
    if (!(await countUse(db, `${key}:${seconds}`, max, seconds)))
      return seconds - (Math.floor(Date.now() / 1000) % seconds)
  return null
}

/** Returns the key for an account's counts. The address is hashed, so the counts do not reveal who has an account. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`
