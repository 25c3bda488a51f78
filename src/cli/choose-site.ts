import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { listRunningSites } from '../db/embedded/running-sites.ts'
import type { Env } from '../lib/env/env.ts'

type Settings = Record<string, string | undefined>
type Choice = { ok: true; settings: Settings } | { ok: false; problem: string }

const isSet = (settings: Settings, name: string) => Boolean(settings[name]?.trim())

/**
 * Chooses the site of a command: the one DATA_DIR or DATABASE_URL names, else the one running from this project, else
 * the one in the project's `data` folder.
 */
export async function chooseSite(
  settings: Settings,
  { projectFolder, runFolder = join(projectFolder, '.run') }: { projectFolder: string; runFolder?: string },
): Promise<Choice> {
  if (isSet(settings, 'DATA_DIR') || isSet(settings, 'DATABASE_URL')) return { ok: true, settings }
  const [site, ...others] = await listRunningSites(runFolder)
  if (!site) return { ok: true, settings: { ...settings, DATA_DIR: join(projectFolder, 'data') } }
  if (others.length > 0) {
    const folders = [site, ...others].map(({ dataDir }) => `  DATA_DIR=${dataDir}`)
    return { ok: false, problem: ['Several sites are running. Say which one is meant:', ...folders].join('\n') }
  }
  const missing = site.secrets.filter((name) => !isSet(settings, name))
  if (missing.length > 0) {
    const names = missing.join(' and ')
    return {
      ok: false,
      problem: `The running site (process ${site.pid}) was started with ${names}. Set the same values here.`,
    }
  }
  const { dataDir: DATA_DIR, publicUrl: PUBLIC_URL } = site
  return { ok: true, settings: { ...(PUBLIC_URL && { PUBLIC_URL }), ...settings, DATA_DIR } }
}

interface DatabaseChoice {
  mayMakeDatabase: boolean
  isTerminal?: boolean
  ask?: (question: string) => Promise<string>
}

/** Returns null when the command may continue. A mistyped DATA_DIR must not create a second, empty site. */
export async function problemWithNewDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayMakeDatabase, isTerminal = process.stdin.isTTY && process.stderr.isTTY, ask = askOnTerminal }: DatabaseChoice,
): Promise<string | null> {
  const folder = resolve(DATA_DIR)
  if (DATABASE_URL || existsSync(join(folder, 'postgres'))) return null
  if (mayMakeDatabase) {
    process.stderr.write(`There is no database in ${folder} yet. Creating one there.\n`)
    return null
  }
  if (isTerminal && /^y(?:es)?$/i.test((await ask(`There is no database in ${folder} yet. Create one? [y/N] `)).trim()))
    return null
  return `There is no database in ${folder}. Set DATA_DIR to the folder of your site, or start the site first: npm start`
}

async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  return terminal.question(question).finally(() => terminal.close())
}
