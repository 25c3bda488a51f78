import { readFile, readlink, realpath, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A running PostgreSQL server, from its lock file. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Finds the running server of a cluster. In the lock file, line 1 is the process id, line 4 the port and line 8 the
 * state.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isPostmaster(pid, cluster))) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Returns whether the process is the server of this cluster. After a crash, another process may have the id in the lock
 * file, which happens soon in a container. A server's working folder is its cluster, so on Linux `/proc` shows whether
 * the process is the server and not a zombie.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return workingFolder === (await realpath(cluster))
}

/** Removes a stale lock file if another living process has its id. PostgreSQL removes other stale files itself. */
export async function removeStaleLock(cluster: string) {
  const found = await stat(lockFile(cluster)).catch(() => undefined)
  // A starting server creates the file first and fills it later.
  const isSettled = found && Date.now() - found.mtimeMs > 3_000
  if (isSettled && !(await findPostmaster(cluster))) await unlink(lockFile(cluster))
}
