import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { DatabaseLog } from './database-problem.ts'

/** What migration 0002 announces changes on: the payload is the name of a table. */
const channel = 'site_changed'
const echoPrefix = 'echo '

const echoEveryMs = 5_000
const echoWithinMs = 1_000
const shortestPauseMs = 100
const longestPauseMs = 5_000

interface Listener {
  onChange(table: string): void
  /** From here on, or until now, changes may have been missed. */
  onGap(): void
}

export interface Changes {
  /** While this is false nothing is heard, and what was read earlier may be out of date. */
  isListening(): boolean
  /** Resolves when every change committed before the call has been told, or when nothing is heard any more. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/**
 * A connection of its own that hears which tables change. It proves now and then that it still hears, by an announcement to
 * itself: a dead line, or a connection pooler that does not carry announcements, would otherwise look like a quiet site.
 */
export function listenForChanges(url: string, listener: Listener, log?: DatabaseLog): Changes {
  let current: Client | undefined
  let isClosed = false
  const echoes = new Map<string, () => void>()

  function hear(payload: string) {
    if (!payload.startsWith(echoPrefix)) return listener.onChange(payload)
    echoes.get(payload)?.()
  }

  function drop(client: Client) {
    client.end().catch(() => undefined)
    if (current !== client) return
    current = undefined
    listener.onGap()
    for (const answer of echoes.values()) answer()
    if (isClosed) return
    log?.warn('Changes in the database are not heard at the moment; pages are not kept until they are')
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
      // Not all at once, when a database comes back to many.
      const jitter = 0.5 + Math.random() / 2
      setTimeout(() => reconnect(Math.min(pauseMs * 2, longestPauseMs)), pauseMs * jitter).unref()
    })
  }

  /** Announcements arrive in the order of their commits, so with this one all earlier ones are here. */
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
      await current?.end().catch(() => undefined)
    },
  }
}
