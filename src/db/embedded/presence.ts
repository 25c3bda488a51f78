import { Client } from 'pg'
import { z } from 'zod'
import { DatabaseProblem } from '../connection/database-problem.ts'

/** Two arbitrary numbers that identify the advisory lock. */
const lockKey = '1297367137, 1'

const Shared = z.object({ isOurs: z.boolean() })
const Leaving = z.object({ isLast: z.boolean() })

/** Errors of a server that is starting, stopping or gone. A retry may help. */
const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * One connection per process that uses the server, with a shared advisory lock. A process that gets the exclusive lock
 * is the last one. The system closes the connection of a killed process, so no lock becomes stale.
 */
export interface Presence {
  port: number
  /** Resolves when the server is gone, or after `leave`. */
  ended: Promise<void>
  /**
   * Releases the lock. If no other process has it, `stop` runs under the exclusive lock. A process that starts at that
   * moment waits until the server is gone and then starts it again.
   */
  leave(stop: () => Promise<void>): Promise<void>
}

/** Returns undefined if the server is starting or stopping. Try again in that case. */
export async function attach(url: string): Promise<Presence | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'marshmallow presence',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared(${lockKey}) AS "isOurs"`)
    if (!Shared.parse(rows[0]).isOurs) {
      await client.end()
      return undefined
    }
  } catch (cause) {
    await client.end().catch(() => undefined)
    if (isPassing(cause)) return undefined
    throw cause
  }
  return { port: client.port, ended, leave: (stop) => leave(client, stop) }
}

async function leave(client: Client, stop: () => Promise<void>): Promise<void> {
  try {
    const { rows } = await client.query(
      `SELECT pg_advisory_unlock_shared(${lockKey}), pg_try_advisory_lock(${lockKey}) AS "isLast"`,
    )
    if (Leaving.parse(rows[0]).isLast) await stop()
  } catch (cause) {
    if (!isPassing(cause)) throw cause
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isPassing(cause: unknown): boolean {
  if (!(cause instanceof Error) || cause instanceof DatabaseProblem) return false
  if ('code' in cause && typeof cause.code === 'string') return passing.has(cause.code)
  return /terminated|closed|timeout|not queryable/i.test(cause.message)
}
