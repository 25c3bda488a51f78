import { createHash } from 'node:crypto'
import { countUse, forgetUses } from '../../db/rate-limits.ts'
import type { Db } from '../../db/connect.ts'

interface Limit {
  max: number
  seconds: number
}

/** First it gets slow, then the account is locked. `docs/threat-model.md` names these numbers. */
const forAccount: ReadonlyArray<Limit> = [
  { max: 5, seconds: 60 },
  { max: 20, seconds: 60 * 60 },
  { max: 60, seconds: 24 * 60 * 60 },
]
const forVisitor: ReadonlyArray<Limit> = [{ max: 30, seconds: 5 * 60 }]

/** Seconds until the next try, or null where this one may be made. Counted before anything is hashed, which is what a try costs. */
export async function waitBeforeSignIn(db: Db, email: string, visitor: string): Promise<number | null> {
  return (
    // A visitor who is over the limit locks nobody's account any further.
    (await firstExceeded(db, `sign-in:visitor:${visitor}`, forVisitor)) ??
    (await firstExceeded(db, accountKey(email), forAccount))
  )
}

/** Whoever knows the password was not guessing. */
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

/** What is counted says nothing about who has an account. */
const accountKey = (email: string) =>
  `sign-in:account:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`
