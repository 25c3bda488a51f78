import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startEmbedded } from '../start-embedded.ts'
import { findPostmaster } from '../postmaster.ts'
import { eventually } from './eventually.ts'

const run = promisify(execFile)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
export const isRoot = process.getuid?.() === 0
const program = join(import.meta.dirname, 'use-database.ts')
const Line = z.object({ url: z.string().optional(), problem: z.string().optional() })

/** Creates a data folder that every account may enter. At the end of the test, a server in that folder is stopped. */
export async function emptyDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marshmallow-db-'))
  await chmod(dataDir, 0o711)
  onTestFinished(async () => {
    const pid = await runningServer(dataDir)
    if (pid) process.kill(pid, 'SIGQUIT')
    await eventually(async () => !(await runningServer(dataDir)))
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  return dataDir
}

let madeOnce: Promise<string> | undefined

/** Like `emptyDataDir`, with a stopped database. `initdb` takes seconds, so it runs once, and each test gets a copy. */
export async function dataDirWithDatabase(): Promise<string> {
  madeOnce ??= makeDatabase()
  const dataDir = await emptyDataDir()
  // Unlike Node's copy functions, `cp -a` preserves the owner.
  await run('cp', ['-a', `${await madeOnce}/.`, dataDir])
  return dataDir
}

async function makeDatabase(): Promise<string> {
  // `global-postgres.ts` deletes the folder at the end of the run. A worker may be killed, which deletes nothing.
  const ofAllTests = inject('testDataDir')
  await chmod(ofAllTests, 0o711)
  const dataDir = await mkdtemp(join(ofAllTests, 'made-'))
  await chmod(dataDir, 0o711)
  await (await startEmbedded({ dataDir, log: silent })).stop()
  return dataDir
}

/** Starts the database in this process until the end of the test. The log is in `told`. */
export async function start(dataDir: string, settings: Record<string, string> = { fsync: 'off' }) {
  const told: Array<string> = []
  const tell = (message: string) => void told.push(message)
  const server = await startEmbedded({ dataDir, settings, log: { info: tell, warn: tell, error: tell } })
  onTestFinished(() => server.stop())
  return { ...server, told }
}

/** Starts another process that uses the database. */
export function startElsewhere(dataDir: string, { uid }: { uid?: number } = {}) {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    ...(uid !== undefined && { uid }),
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async () => Line.parse(JSON.parse(String((await lines.next()).value ?? '{}')))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    pid: child.pid ?? 0,
    line,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** Returns the server's process id if it is running. */
export async function runningServer(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(join(dataDir, 'postgres')).catch(() => undefined))?.pid
}

export async function query(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
