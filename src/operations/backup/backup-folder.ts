import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../app/app.ts'

/** `kitchen-2026-11-20-143015.backup`, in UTC. */
export const nameShape = /^kitchen-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/
const unfinishedShape = /^kitchen-[\d-]+\.backup\.unfinished-/
/** Younger unfinished files may still be written. */
const abandonedAfterMs = 6 * 60 * 60 * 1000

export const folderOf = ({ env }: Pick<App, 'env'>) => join(env.DATA_DIR, 'backups')

/** Returns the path of a backup. Undefined for a name that no backup has. */
export const pathOf = (app: Pick<App, 'env'>, name: string) =>
  nameShape.test(name) ? join(folderOf(app), name) : undefined

/** Names in use, so that two backups that begin at once get different names. */
const given = new Set<string>()

/** Returns a free name. The second backup within a second gets the name of the next second. */
export async function newName(folder: string): Promise<string> {
  const there = await readdir(folder).catch(() => [])
  for (let at = Date.now(); ; at += 1000) {
    const name = nameAt(new Date(at))
    const path = join(folder, name)
    if (given.has(path) || there.some((entry) => entry.startsWith(name))) continue
    given.add(path)
    return name
  }
}

function nameAt(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().split('T')
  return `kitchen-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`
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
