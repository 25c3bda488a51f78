import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDiskFull } from '../../lib/files/free-space.ts'
import { writeProblem } from '../../lib/files/write-problem.ts'
import type { App } from '../app/app.ts'

/** `kitchen-2026-11-20-143015.backup`, in UTC. Scheduled ones are called `kitchen-2026-11-20-143015-scheduled.backup`. */
export const nameShape = /^kitchen-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})(-scheduled)?\.backup$/
export const scheduledSuffix = '-scheduled'
const unfinishedShape = /^kitchen-[\d-]+(?:-scheduled)?\.backup\.unfinished-/
/** Younger unfinished files may still be written. */
const abandonedAfterMs = 6 * 60 * 60 * 1000

export const folderOf = ({ env }: Pick<App, 'env'>) => env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')

export const isScheduled = (name: string) => nameShape.exec(name)?.[5] !== undefined

/** Returns the moment in the name of a backup. */
export function momentOf(name: string): Date {
  const [, day = '', hour = '', minute = '', second = ''] = nameShape.exec(name) ?? []
  return new Date(`${day}T${hour}:${minute}:${second}Z`)
}

/** Returns the path of a backup. Undefined for a name that no backup has. */
export const pathOf = (app: Pick<App, 'env'>, name: string) =>
  nameShape.test(name) ? join(folderOf(app), name) : undefined

/** Returns the path of the result of a check, beside its backup. */
export const checkPath = (file: string) => `${file}.check.json`

/** Deletes a backup and the result of its check. */
export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true })
  await rm(checkPath(file), { force: true })
}

/** Names in use, so that two backups that begin at once get different names. */
const given = new Set<string>()

/** Returns a free name. The second backup within a second gets the name of the next second. */
export async function newName(folder: string, { at = new Date(), suffix = '' } = {}): Promise<string> {
  const there = await readdir(folder).catch(() => [])
  for (let ms = at.getTime(); ; ms += 1000) {
    const second = nameAt(new Date(ms))
    const name = `${second}${suffix}.backup`
    const path = join(folder, second)
    if (given.has(path) || there.some((entry) => entry.startsWith(second))) continue
    given.add(path)
    return name
  }
}

function nameAt(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `kitchen-${day}-${time.slice(0, 8).replaceAll(':', '')}`
}

export async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinishedShape.test(name) && !(await isYoung(folder, name))) await rm(join(folder, name), { force: true })
  }
}

async function isYoung(folder: string, name: string): Promise<boolean> {
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < abandonedAfterMs
}

/** Writes an empty file into BACKUP_DIR, because otherwise the first scheduled backup finds the mistake, at night. */
export async function problemWithBackupDir({ BACKUP_DIR }: Pick<App['env'], 'BACKUP_DIR'>): Promise<string | null> {
  if (BACKUP_DIR === undefined) return null
  const file = join(BACKUP_DIR, `.unfinished-${randomUUID()}`)
  try {
    await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 })
    await writeFile(file, '')
    await rm(file)
    return null
  } catch (cause) {
    if (isDiskFull(cause)) return null
    const reason = writeProblem(cause) ?? (cause instanceof Error ? cause.message : String(cause))
    return `The site can’t write into BACKUP_DIR, ${resolve(BACKUP_DIR)}. ${reason}`
  }
}
