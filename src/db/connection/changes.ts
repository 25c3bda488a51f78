import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Db } from './connect.ts'
import type { DatabaseLog } from './database-problem.ts'

/** The channel of `announce_change()`. The payload is a table name, with a prefix if the change is reported later. */
const channel = 'site_changed'
const echoPrefix = 'echo '
const laterPrefix = 'later '
/** The prefix of `announce_list()`. */
const listPrefix = 'list '

const echoEveryMs = 5_000
const echoWithinMs = 1_000
const shortestPauseMs = 100
const longestPauseMs = 5_000

interface Listener {
  onChange(table: string): void
  /** Called some seconds after a change of `announceLater`, for which nobody waits. */
  onLateChange(table: string): void
  /** Called with the id of a shopping list that changed. */
  onList?(id: string): void
  /** Called when the connection starts and when it is lost, because changes may have been missed. */
  onGap(): void
}

export interface Changes {
  /** False while no changes arrive. Data loaded earlier may then be out of date. */
  isListening(): boolean
  /** Resolves when every change committed before the call has been reported, or when the connection is lost. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens for table changes on a separate connection. Regularly sends an echo to itself. Without the echo, a dead
 * connection or a pooler that drops notifications would look like a site without changes.
 *
 * Changes of `announceLater` are reported every `laterMs`, because each report makes pages be rendered again. After each
 * commit of a large import, the site would do little else.
 */
export function listenForChanges(
  url: string,
  listener: Listener,
  { log, laterMs = 10_000 }: { log?: DatabaseLog; laterMs?: number } = {},
): Changes {
  let current: Client | undefined
  let isClosed = false
  const laterTables = new Set<string>()
  let laterTimer: NodeJS.Timeout | undefined
  const echoes = new Map<string, () => void>()

  function hear(payload: string) {
    if (payload.startsWith(echoPrefix)) return echoes.get(payload)?.()
    if (payload.startsWith(listPrefix)) return listener.onList?.(payload.slice(listPrefix.length))
    if (!payload.startsWith(laterPrefix)) {
      laterTables.delete(payload)
      return listener.onChange(payload)
    }
    laterTables.add(payload.slice(laterPrefix.length))
    laterTimer ??= setTimeout(reportLater, laterMs).unref()
  }

  function reportLater() {
    laterTimer = undefined
    for (const table of laterTables) listener.onLateChange(table)
    laterTables.clear()
  }

  function drop(client: Client) {
    client.end().catch(() => undefined)
    if (current !== client) return
    current = undefined
    listener.onGap()
    for (const answer of echoes.values()) answer()
    if (isClosed) return
    log?.warn('The connection that reports database changes is lost. Pages are not cached until it is back.')
    reconnect()
  }

  async function connectOnce() {
    const client = new Client({
      connectionString: url,
      application_name: 'marshmallow changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      await echo(client)
    } catch (cause) {
      client.end().catch(() => undefined)
      throw cause
    }
    if (isClosed) return void client.end().catch(() => undefined)
    listener.onGap()
    current = client
  }

  function reconnect(pauseMs = shortestPauseMs) {
    if (isClosed) return
    connectOnce().catch(() => {
      // Spreads out reconnections, so that many processes do not reconnect at the same moment.
      const jitter = 0.5 + Math.random() / 2
      setTimeout(() => reconnect(Math.min(pauseMs * 2, longestPauseMs)), pauseMs * jitter).unref()
    })
  }

  /** Waits for an echo. Notifications arrive in commit order, so the echo arrives after all earlier changes. */
  async function echo(client: Client): Promise<void> {
    const token = `${echoPrefix}${randomUUID()}`
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const deadline = setTimeout(() => reject(new Error('The database does not answer')), echoWithinMs)
    echoes.set(token, resolve)
    try {
      await Promise.all([client.query('SELECT pg_notify($1, $2)', [channel, token]), promise])
    } finally {
      clearTimeout(deadline)
      echoes.delete(token)
    }
  }

  async function caughtUp() {
    const client = current
    if (client) await echo(client).catch(() => drop(client))
  }

  const proof = setInterval(() => void caughtUp(), echoEveryMs).unref()
  reconnect()
  return {
    isListening: () => current !== undefined,
    caughtUp,
    async close() {
      isClosed = true
      clearInterval(proof)
      clearTimeout(laterTimer)
      await current?.end().catch(() => undefined)
    },
  }
}

/**
 * Reports the changes of this transaction within ten seconds instead of at once. For long jobs, whose changes nobody
 * waits for. End the job with `announceNow`.
 */
export async function announceLater(transaction: Db): Promise<void> {
  await transaction.execute(sql`select set_config('marshmallow.announces_later', 'yes', true)`)
}

/** Reports a change of the table at once, including those that were to be reported later. */
export async function announceNow(db: Db, table: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${table})`)
}
