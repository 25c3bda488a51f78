import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseProblem } from '../database-problem.ts'

/** Where the embedded database keeps its things below `DATA_DIR`. Only `cluster` belongs to PostgreSQL's account. */
export interface Home {
  dataDir: string
  cluster: string
  passwordFile: string
  portFile: string
  logFile: string
  /** Whose folder it is, when we are root and it is not ours. */
  owner: { uid: number; gid: number } | undefined
}

export async function openHome(dataDirectory: string): Promise<Home> {
  const dataDir = resolve(dataDirectory)
  try {
    const created = await mkdir(dataDir, { recursive: true })
    // PostgreSQL's account has to pass through, whatever the umask of root says; it cannot list or read.
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

/** One command run as root must not lock the owner of the folder out. */
export async function giveToOwner({ owner }: Home, file: string): Promise<void> {
  if (owner) await chown(file, owner.uid, owner.gid)
}
