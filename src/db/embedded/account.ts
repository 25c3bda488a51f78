import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseProblem } from '../connection/database-problem.ts'
import type { DatabaseFiles } from './database-files.ts'

const run = promisify(execFile)

/** The system account that runs PostgreSQL. */
export interface Account {
  uid: number
  gid: number
  name: string
}

/**
 * Chooses the account that runs PostgreSQL, because PostgreSQL refuses to run as root. Prefers the owner of its files,
 * then the owner of the data folder, then an account that every system has. Undefined means the current account.
 */
export async function chooseAccount({ cluster, owner: folderOwner }: DatabaseFiles): Promise<Account | undefined> {
  const owner = await stat(cluster).catch(() => undefined)
  const ourUid = process.getuid?.()
  if (ourUid === undefined) return undefined
  if (ourUid !== 0) {
    if (!owner || owner.uid === ourUid) return undefined
    throw new DatabaseProblem(
      `The database in ${cluster} belongs to another user (number ${owner.uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` }
  const account =
    (folderOwner && (await findAccount(String(folderOwner.uid)))) ??
    (await findAccount('postgres')) ??
    (await findAccount('nobody'))
  if (account) return account
  throw new DatabaseProblem(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Finds an account by name or number. PostgreSQL refuses to run as an account without a name. */
async function findAccount(user: string): Promise<Account | undefined> {
  try {
    const [uid, gid, name] = await Promise.all(['-u', '-g', '-un'].map((flag) => run('id', [flag, user])))
    if (!uid || !gid || !name) return undefined
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name: name.stdout.trim() }
  } catch {
    return undefined
  }
}

/** Finds the first folder on the path that the account may not enter. */
export async function findBarrier(path: string, account: Account): Promise<string | undefined> {
  const parent = dirname(path)
  const above = parent === path ? undefined : await findBarrier(parent, account)
  if (above) return above
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  const needed = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
  return found.mode & needed ? undefined : path
}
