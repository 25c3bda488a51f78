import { statfs } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { DatabaseProblem } from '../connection/database-problem.ts'
import { findBarrier } from './account.ts'
import type { Setup } from './setup.ts'

/** PostgreSQL needs 16 MB for a WAL segment, and some more space to work. */
const smallestFreeBytes = 24 * 1024 * 1024

/** Turns a message of PostgreSQL or the system into one sentence with advice. */
export async function explain(cause: unknown, setup: Setup): Promise<DatabaseProblem> {
  if (cause instanceof DatabaseProblem) return cause
  const message = cause instanceof Error ? cause.message : String(cause)
  return new DatabaseProblem(await sentence(message, setup), { cause })
}

async function sentence(message: string, setup: Setup): Promise<string> {
  const { dataDir, cluster, logFile } = setup.files
  if (/No space left|ENOSPC|Disk quota|EDQUOT/i.test(message) || (await isFull(dataDir))) {
    return `The disk that holds ${dataDir} is full. Free some space, then start again; nothing that was saved is lost.`
  }
  const [, nameless] = /could not look up effective user ID (\d+)/.exec(message) ?? []
  if (nameless) {
    return `PostgreSQL does not work for a user without a name, and number ${nameless} has none. Start as a user this system knows (in a container, for example: --user node), or set DATABASE_URL.`
  }
  if (/incompatible with server/.test(message)) {
    const [, theirs = 'another version', ours = ''] =
      /initialized by PostgreSQL version (\S+), .*?this version (\d+)/s.exec(message) ?? []
    return `The database in ${cluster} was created by PostgreSQL ${theirs.replace(/,$/, '')}, and this release includes ${ours || 'another version'}. Start the release that made it, export the recipes, and import them into a new DATA_DIR.`
  }
  if (/loading shared libraries|Library not loaded|GLIBC_|libc\.musl/.test(message)) {
    return `PostgreSQL cannot run on this machine: a system library is missing. Run "npm rebuild" first; if that does not help, set DATABASE_URL to a PostgreSQL server of your own.`
  }
  if (/Permission denied|EACCES|EPERM|Operation not permitted/i.test(message)) return refusal(setup)
  if (/Read-only file system|EROFS/i.test(message)) {
    return `The data folder ${dataDir} is on a read-only disk. Set DATA_DIR to a folder that can be written.`
  }
  if (/Cannot allocate memory|could not map anonymous shared memory|No space left.*shared memory/i.test(message)) {
    return `There is not enough memory to start the database. Free some, or lower shared_buffers in ${cluster}/postgresql.conf.`
  }
  if (/password authentication failed/.test(message)) {
    return `The password in ${setup.files.passwordFile} is not that of the database in ${cluster}. Restore both from the same backup.`
  }
  const reason = /(?:FATAL|PANIC|error):\s+(.+)/.exec(message)?.[1] ?? message.trim().split('\n').at(-1)
  return `The database did not start: ${reason || 'it gave no reason'}. More is in ${logFile}.`
}

async function refusal({ files, binaries, account }: Setup): Promise<string> {
  if (!account) {
    return `The data folder ${files.dataDir} cannot be written by ${userInfo().username}. Let this user write to it, or set DATA_DIR to another folder.`
  }
  const who = `PostgreSQL does not run as root, so it runs as user ${account.name}`
  const barrier = (await findBarrier(files.dataDir, account)) ?? (await findBarrier(binaries.postgres, account))
  if (!barrier)
    return `${who}, who may not use ${files.cluster}. Make that user its owner, or start as an ordinary user.`
  return `${who}, who may not enter ${barrier}. Start as an ordinary user, move the site to a folder open to all (such as /srv), or run: chmod o+x ${barrier}`
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < smallestFreeBytes
}
