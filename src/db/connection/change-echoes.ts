import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { channel, echoPrefix } from './change-channel.ts'

const echoWithinMs = 1_000

/** Sends echoes through the database. They arrive in commit order, so an echo arrives after all earlier changes. */
export function createChangeEchoes() {
  const waiting = new Map<string, () => void>()

  return {
    /** Resolves when the echo arrives. Rejects if it does not arrive in time. */
    async send(client: Client): Promise<void> {
      const token = `${echoPrefix}${randomUUID()}`
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const deadline = setTimeout(() => reject(new Error('The database does not answer')), echoWithinMs)
      waiting.set(token, resolve)
      try {
        await Promise.all([client.query('SELECT pg_notify($1, $2)', [channel, token]), promise])
      } finally {
        clearTimeout(deadline)
        waiting.delete(token)
      }
    },

    arrived: (token: string) => waiting.get(token)?.(),

    /** Waits no longer, because the connection is lost. */
    release() {
      for (const resolve of waiting.values()) resolve()
    },
  }
}
