import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseProblem } from '../connection/database-problem.ts'

/** The embedded database's files in `DATA_DIR`. Only `cluster` belongs to PostgreSQL's account. */
export interface Home {
  dataDir: string
  cluster: string
  passwordFile: string
  portFile: string
  logFile: string
  /** The folder's owner, when this process is root and the owner is not. */
  owner: { uid: number; gid: number } | undefined
}

export async function openHome(dataDirectory: string): Promise<Home> {
  const dataDir = resolve(dataDirectory)
  try {
    const created = await mkdir(dataDir, { recursive: true })
    // PostgreSQL's account must be able to pass through, whatever root's umask. It cannot list or read.
    if (created && process.getuid?.() === 0) await chmod(dataDir, 0o711)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/^(\w+): ([^,]+).*/s, '$2') : String(cause)
    throw new DatabaseProblem(
      `The data folder ${dataDir} cannot be made (${reason}). Make it, let this user write to it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  const { uid, gid } = await stat(dataDir)
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'postgres-password'),
    portFile: join(dataDir, 'postgres-port'),
    logFile: join(dataDir, 'postgres.log'),
    owner: process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : undefined,
  }
}

/** A command run as root must not lock out the folder's owner. */
export async function giveToOwner({ owner }: Home, file: string): Promise<void> {
  if (owner) await chown(file, owner.uid, owner.gid)
}
