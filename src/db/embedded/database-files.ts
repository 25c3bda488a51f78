import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseProblem } from '../connection/database-problem.ts'

/** The embedded database's files in `DATA_DIR`. Only `cluster` belongs to PostgreSQL's account. */
export interface DatabaseFiles {
  dataDir: string
  cluster: string
  passwordFile: string
  portFile: string
  logFile: string
  /** The folder's owner, if this process runs as root and the owner is not root. */
  owner: { uid: number; gid: number } | undefined
}

export async function openDatabaseFiles(dataDirectory: string): Promise<DatabaseFiles> {
  const dataDir = resolve(dataDirectory)
  try {
    const created = await mkdir(dataDir, { recursive: true })
    // PostgreSQL's account must be able to pass through the folder, even with a strict umask. It cannot list or read
    // it.
    if (created && process.getuid?.() === 0) await chmod(dataDir, 0o711)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replace(/^(\w+): ([^,]+).*/s, '$2') : String(cause)
    throw new DatabaseProblem(
      `The data folder ${dataDir} cannot be created (${reason}). Create it, let this user write to it, or set DATA_DIR to another folder.`,
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

/** Gives a file to the folder's owner, so that a command run as root does not lock out the owner. */
export async function giveToOwner({ owner }: DatabaseFiles, file: string): Promise<void> {
  if (owner) await chown(file, owner.uid, owner.gid)
}
