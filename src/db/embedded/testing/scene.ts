import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { startEmbedded } from '../../embedded.ts'
import { findPostmaster } from '../postmaster.ts'
import { eventually } from './eventually.ts'

export const isRoot = process.getuid?.() === 0
const program = join(import.meta.dirname, 'use-database.ts')
const Line = z.object({ url: z.string().optional(), problem: z.string().optional() })

/** A data folder that every account may enter; whatever still runs in it at the end of the test is ended. */
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

/** The database in this process, stopped at the end of the test. What it said is in `told`. */
export async function start(dataDir: string, settings: Record<string, string> = { fsync: 'off' }) {
  const told: Array<string> = []
  const tell = (message: string) => void told.push(message)
  const server = await startEmbedded({ dataDir, settings, log: { info: tell, warn: tell, error: tell } })
  onTestFinished(() => server.stop())
  return { ...server, told }
}

/** Another process that uses the database. */
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

/** The process number of the server, if one runs. */
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
