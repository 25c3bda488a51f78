import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '../src/db/embedded/postmaster.ts'
import { dataDirWithDatabase } from '../src/db/embedded/testing/scene.ts'

const projectFolder = join(import.meta.dirname, '..')
const isBuilt = existsSync(join(projectFolder, 'build', 'server', 'index.js'))

async function emptyFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-stop-'))
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o711)
  onTestFinished(async () => {
    for (const { pid } of await programsIn(dataDir)) process.kill(pid, 'SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return dataDir
}

function startServer(dataDir: string) {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(projectFolder, 'src', 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: once(child, 'exit'), output: () => output }
}

/** Lists the PostgreSQL processes that use this folder. */
async function programsIn(dataDir: string): Promise<Array<{ pid: number; command: string }>> {
  const found: Array<{ pid: number; command: string }> = []
  for (const name of await readdir('/proc')) {
    const command = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.includes(dataDir)) found.push({ pid: Number(name), command: command.replaceAll('\0', ' ').trim() })
  }
  return found
}

async function until(condition: () => boolean | Promise<boolean>) {
  const giveUpAt = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error('This did not happen within a minute')
    await sleep(10)
  }
}

type Moment = (dataDir: string, output: string) => boolean | Promise<boolean>

const moments: Readonly<Record<string, Moment>> = {
  // Reading the command line of every process in a loop would take more time than the start. This folder is initdb's.
  'makes the database': async (dataDir) =>
    (await readdir(dataDir)).some(
      (name) => name.startsWith('postgres.new-') && existsSync(join(dataDir, name, 'cluster', 'base')),
    ),
  'starts the database': (dataDir) => existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
  'makes the tables': async (dataDir) => (await findPostmaster(join(dataDir, 'postgres')))?.isReady ?? false,
  'loads the sample content': (_dataDir, output) => output.includes('was brought up to date'),
}

/**
 * Returns the data folder for a case. The first case needs an empty folder. The others use a database without tables,
 * because creating one takes seconds.
 */
const folderFor = (what: string) => (what === 'makes the database' ? emptyFolder() : dataDirWithDatabase())

const cases = Object.entries(moments).flatMap(([what, isNow]) =>
  (['one signal', 'two signals'] as const).map((signals) => ({ what, isNow, signals })),
)

test.runIf(isBuilt && process.platform === 'linux').each(cases)(
  'leaves no PostgreSQL process when $signals stops a first start that $what',
  { timeout: 180_000 },
  async ({ what, isNow, signals }) => {
    const dataDir = await folderFor(what)
    const { child, ended, output } = startServer(dataDir)
    await until(() => isNow(dataDir, output()))
    child.kill('SIGTERM')
    if (signals === 'two signals') {
      await until(() => output().includes('Closing'))
      child.kill('SIGTERM')
    }
    const [code] = await ended
    // PostgreSQL's child processes may need a moment.
    await until(async () => (await programsIn(dataDir)).length === 0)
    expect(output()).not.toMatch(/could not start|\n\s+at /)
    // If the second signal arrives when everything is closed, the exit code is 0.
    expect(signals === 'one signal' ? [0] : [0, 1]).toContain(code)
  },
)
