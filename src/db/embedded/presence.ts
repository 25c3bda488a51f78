import { Client } from 'pg'
import { z } from 'zod'
import { DatabaseProblem } from '../database-problem.ts'

/** Two numbers of our own choosing that name the advisory lock. */
const lockKey = '1297367137, 1'

const Shared = z.object({ isOurs: z.boolean() })
const Leaving = z.object({ isLast: z.boolean() })

/** What a server says that is just starting or stopping, or that died: look again in a moment. */
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
 * One connection for as long as a process uses the server, holding a shared lock. Whoever can have that lock alone is
 * the last one. The system closes the connection of a killed process, so nothing is left to go stale.
 */
export interface Presence {
  port: number
  /** Resolves when the server went away, or after `leave`. */
  ended: Promise<void>
  /**
   * Gives up the lock. When nobody else holds it, `stop` runs while we alone have it: who comes at that moment finds it
   * taken, waits for the server to be gone, and starts it again.
   */
  leave(stop: () => Promise<void>): Promise<void>
}

/** `undefined`: the server is not there yet or no longer; look again. */
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
