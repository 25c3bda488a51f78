import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { findPostmaster } from './postmaster.ts'
import { hasCode } from '../../lib/errors/has-code.ts'

/** Facts about a running site for the command line of the same project. Contains no secret. */
const RunningSite = z.object({
  pid: z.number().int().positive(),
  dataDir: z.string(),
  publicUrl: z.string().optional(),
  /** Names of the secret settings that the site was started with. The command line needs the same settings. */
  secrets: z.array(z.string()),
  /** Set for a development server, which does not use the build. `scripts/running-site.mjs` reads this. */
  isDevelopment: z.literal(true).optional(),
})
export type RunningSite = z.infer<typeof RunningSite>

/**
 * Writes a record into `folder` while this process runs. If the folder is not writable, the site runs without a record.
 */
export async function recordRunningSite(folder: string, site: Omit<RunningSite, 'pid'>): Promise<void> {
  const file = join(folder, `${process.pid}.json`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, `${JSON.stringify({ pid: process.pid, ...site })}\n`)
  } catch {
    return
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Lists running sites and removes the records of killed processes. */
export async function listRunningSites(folder: string): Promise<Array<RunningSite>> {
  const names = await readdir(folder).catch(() => [])
  const sites: Array<RunningSite> = []
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const site = await readRecord(join(folder, name))
    if (site && (await isRunning(site))) sites.push(site)
    else await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
  return sites
}

/**
 * Returns a warning if another site of this project runs on the same data. Several may, for example during an update,
 * but often a forgotten one does.
 */
export async function noteOtherSite(folder: string, dataDir: string): Promise<string | undefined> {
  const sites = await listRunningSites(folder)
  const other = sites.find((site) => site.pid !== process.pid && site.dataDir === resolve(dataDir))
  return (
    other &&
    `Another site (process ${other.pid}) runs on the same data folder. If it printed a link to become the administrator, that link stops working now. Stop one of them, unless you want two.`
  )
}

async function readRecord(file: string): Promise<RunningSite | undefined> {
  try {
    return RunningSite.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Returns whether the site is running. Another process may have the id of a killed one, so a site with an embedded
 * database counts only if its database runs too.
 */
async function isRunning({ pid, dataDir, secrets }: RunningSite): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (!hasCode(cause, 'EPERM')) return false
  }
  return secrets.includes('DATABASE_URL') || (await findPostmaster(join(dataDir, 'postgres'))) !== undefined
}
