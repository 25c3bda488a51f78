import { Client } from 'pg'
import { channel, echoPrefix, laterPrefix, listPrefix } from './change-channel.ts'
import { createChangeEchoes } from './change-echoes.ts'
import { createLateChanges } from './late-changes.ts'
import type { DatabaseLog } from './database-problem.ts'

const echoEveryMs = 5_000
const shortestPauseMs = 100
const longestPauseMs = 5_000

interface Listener {
  onChange(table: string): void
  /** Called some seconds after a change of `announceLater`, because nobody waits for it. */
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
 * Changes of `announceLater` are reported every `laterMs`, because each report makes pages be rendered again. After
 * each commit of a large import, the site would do little else.
 */
export function listenForChanges(
  url: string,
  listener: Listener,
  { log, laterMs = 10_000 }: { log?: DatabaseLog; laterMs?: number } = {},
): Changes {
  let current: Client | undefined
  let isClosed = false
  const echoes = createChangeEchoes()
  const late = createLateChanges((table) => listener.onLateChange(table), laterMs)

  function hear(payload: string) {
    if (payload.startsWith(echoPrefix)) return echoes.arrived(payload)
    if (payload.startsWith(listPrefix)) return listener.onList?.(payload.slice(listPrefix.length))
    if (payload.startsWith(laterPrefix)) return late.add(payload.slice(laterPrefix.length))
    late.forget(payload)
    return listener.onChange(payload)
  }

  function drop(client: Client) {
    client.end().catch(() => undefined)
    if (current !== client) return
    current = undefined
    listener.onGap()
    echoes.release()
    if (isClosed) return
    log?.warn('The connection that reports database changes is lost. Pages are not cached until it is back.')
    reconnect()
  }

  async function connectOnce() {
    const client = newClient(url)
    client.on('error', () => drop(client))
    client.on('end', () => drop(client))
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      await echoes.send(client)
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

  async function caughtUp() {
    const client = current
    if (client) await echoes.send(client).catch(() => drop(client))
  }

  const proof = setInterval(() => void caughtUp(), echoEveryMs).unref()
  reconnect()
  return {
    isListening: () => current !== undefined,
    caughtUp,
    async close() {
      isClosed = true
      clearInterval(proof)
      late.stop()
      await current?.end().catch(() => undefined)
    },
  }
}

const newClient = (url: string) =>
  new Client({
    connectionString: url,
    application_name: 'marshmallow changes',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
