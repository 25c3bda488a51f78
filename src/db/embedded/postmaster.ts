import { readFile, readlink, realpath, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A running PostgreSQL, as its own lock file describes it. */
export interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The server of this cluster, if it runs. Lines of the lock file: 1 process, 4 port, 8 state. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await isPostmaster(pid, cluster))) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/**
 * After a crash the number in the lock file may have gone to another process; in a container it soon does. A server
 * works inside its cluster, and where the system tells us (`/proc`) a process elsewhere is not it, nor is a dead one
 * nobody has buried.
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

/** PostgreSQL removes its left-over lock file itself, unless the number in it belongs to some other living process. */
export async function removeStaleLock(cluster: string) {
  const found = await stat(lockFile(cluster)).catch(() => undefined)
  // A server that is just starting makes the file first and fills it afterwards.
  const isSettled = found && Date.now() - found.mtimeMs > 3_000
  if (isSettled && !(await findPostmaster(cluster))) await unlink(lockFile(cluster))
}
