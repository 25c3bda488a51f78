import { mkdir, chmod } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseProblem } from '../database-problem.ts'

/** Where the embedded database keeps its things below `DATA_DIR`. Only `cluster` belongs to PostgreSQL's account. */
export interface Home {
  dataDir: string
  cluster: string
  passwordFile: string
  portFile: string
  logFile: string
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
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'postgres-password'),
    portFile: join(dataDir, 'postgres-port'),
    logFile: join(dataDir, 'postgres.log'),
  }
}
