import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import { type AutomationToken, findToken, noteUse } from '../../db/automations/automation-tokens.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { hashOf } from './tokens.ts'

interface SentToken {
  /** The `Authorization` header. */
  authorization: string | undefined
  /** Seconds since 1970, when the request was signed. */
  timestamp: string | undefined
  /** `sha256=` and the HMAC-SHA-256 of the timestamp, a dot and the body, with the token as the key. */
  signature: string | undefined
  body: Uint8Array
  /** The visitor's IP address. */
  visitor: string
}

type OpenedToken =
  | { ok: true; token: AutomationToken; user: SignedIn; signature: string | null }
  | { ok: false; status: 401 | 429; error: string }

const requestsAMinute = 60
/** Guessing 256 bits is hopeless, but each try costs a query. */
const wrongTokensAMinute = 30
const longestDelaySeconds = 300

const refuse = (status: 401 | 429, error: string) => ({ ok: false as const, status, error })

/** Finds the account behind a request of an automation, and checks the signature if there is one. */
export async function openToken(app: App, sent: SentToken): Promise<OpenedToken> {
  const { db } = app
  const secret = /^Bearer (mk_[\w-]{43})$/.exec(sent.authorization ?? '')?.[1]
  const token = secret && (await findToken(db, hashOf(secret)))
  const user = token && (await findActiveUser(db, token.userId))
  if (!secret || !token || !user) {
    if (!(await countUse(db, `wrong-token:${sent.visitor}`, wrongTokensAMinute, 60)))
      return refuse(429, 'Too many requests with a wrong token. Try again in a minute.')
    return refuse(
      401,
      'Send a token of your account as “Authorization: Bearer mk_…”. This one is missing, wrong or revoked.',
    )
  }
  if (!(await countUse(db, `automation:${token.id}`, requestsAMinute, 60)))
    return refuse(429, `At most ${requestsAMinute} requests a minute. Try again in a minute.`)
  const problem = signatureProblem(sent, secret)
  if (problem) return refuse(401, problem)
  await noteUse(db, token.id)
  return { ok: true, token, user, signature: sent.signature ?? null }
}

function signatureProblem({ timestamp, signature, body }: SentToken, secret: string): string | null {
  if (timestamp === undefined && signature === undefined) return null
  if (timestamp === undefined || signature === undefined || !/^\d{1,12}$/.test(timestamp))
    return 'A signed request needs both X-Marshmallow-Timestamp, in seconds, and X-Marshmallow-Signature.'
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > longestDelaySeconds)
    return 'The request was signed more than five minutes ago. Check the clock of the machine that sends it.'
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
  const given = Buffer.from(/^sha256=([\da-f]{64})$/i.exec(signature)?.[1] ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? null
    : 'The signature doesn’t match the body.'
}
