import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { mostTokens } from '../../core/automations/token-form.ts'
import { lastOf } from '../../core/settings/site-keys.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { countTokens, deleteToken, deleteTokens, insertToken } from '../../db/automations/automation-tokens.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { App } from '../app/app.ts'

/** The prefix tells programs that look for leaked secrets what this is. */
const prefix = 'mk_'

/** Creates a token of 256 random bits. Only its hash is stored, so it can be shown just once. */
export async function createToken({ db }: Pick<App, 'db'>, user: SignedIn, name: string): Promise<string | 'too-many'> {
  const token = prefix + randomBytes(32).toString('base64url')
  return db.transaction(async (tx) => {
    if ((await countTokens(tx, user.id)) >= mostTokens) return 'too-many'
    const id = randomUUID()
    await insertToken(tx, { id, userId: user.id, name, hash: hashOf(token), ending: lastOf(token) })
    await writeAudit(tx, { actor: user, action: 'user.add-token', subject: ['user', user.id], details: { name } })
    return token
  })
}

/** Returns false if the account has no such token. */
export async function revokeToken({ db }: Pick<App, 'db'>, user: SignedIn, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const name = await deleteToken(tx, user.id, id)
    if (name === undefined) return false
    await writeAudit(tx, { actor: user, action: 'user.revoke-token', subject: ['user', user.id], details: { name } })
    return true
  })
}

/** Revokes every token of an account that its owner takes back, because anyone else who was in may have made one. */
export async function revokeTokens(transaction: Db, actor: SignedIn | null, userId: string): Promise<void> {
  const tokens = await deleteTokens(transaction, userId)
  if (tokens === 0) return
  const action = 'user.revoke-tokens'
  await writeAudit(transaction, { actor, action, subject: ['user', userId], details: { tokens } })
}

export const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64url')
