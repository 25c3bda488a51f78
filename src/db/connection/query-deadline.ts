import { Client, type ClientBase, type Pool } from 'pg'
import { DatabaseTimeout } from './database-unavailable.ts'

/**
 * The statement with which long jobs disable the server's deadline. It also disables our deadline until the connection
 * returns to the pool.
 */
const lifted = /statement_timeout\s*=\s*0/i

/**
 * Closes a connection if the server sends nothing for `withinMs` while a query waits. The server's `statement_timeout`
 * does not help if the server hangs or the network is down. The connection cannot be reused, because the next query
 * would run inside the abandoned transaction.
 */
export function enforceQueryDeadline(pool: Pool, withinMs: number): void {
  const lift = new WeakMap<ClientBase, (isLifted: boolean) => void>()

  pool.on('connect', (client) => {
    if (!(client instanceof Client)) return
    const { stream } = client.connection
    let timer: NodeJS.Timeout | undefined
    let isLifted = false
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const start = () => {
      stop()
      if (isLifted) return
      timer = setTimeout(() => stream.destroy(new DatabaseTimeout(withinMs)), withinMs)
      timer.unref()
    }
    const query: (...given: Array<unknown>) => unknown = client.query.bind(client)
    const watched = (first: unknown, ...rest: Array<unknown>) => {
      if (lifted.test(textOf(first))) isLifted = true
      start()
      return query(first, ...rest)
    }
    client.query = watched as typeof client.query
    // The listener is not on the stream, because pg-copy-streams refuses a stream with a second listener.
    client.connection.on('message', () => timer?.refresh())
    client.on('drain', stop)
    // The waiting query receives the error. Without a listener, the error would end the process.
    client.on('error', stop)
    client.on('end', stop)
    lift.set(client, (value) => (isLifted = value))
  })
  pool.on('release', (_, client) => lift.get(client)?.(false))
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null) return ''
  return 'text' in query && typeof query.text === 'string' ? query.text : ''
}
