import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { limitBody } from './slow-bodies.ts'
import { answerUnreadableRequests } from './unreadable-requests.ts'

type ListenOutcome = { ok: true; url: string } | { ok: false; problem: string }

/** Starts to listen. Tests use port 0, which picks a free port. */
export function listen(server: Server, host: string, port: number): Promise<ListenOutcome> {
  answerUnreadableRequests(server)
  return new Promise((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
        EACCES: `Port ${port} needs special permissions. Choose one above 1023: PORT=3000 npm start`,
        EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0`,
      }
      resolve({
        ok: false,
        problem: reasons[cause.code ?? ''] ?? `The site cannot listen on ${host}:${port}: ${cause.message}`,
      })
    })
    server.listen(port, host, () => {
      const { address, family, port: chosen } = server.address() as AddressInfo
      const isEverywhere = address === '0.0.0.0' || address === '::'
      const name = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
      resolve({ ok: true, url: `http://${name}:${chosen}` })
    })
  })
}

/** Enough for 12 MB over a connection of 1 Mbit/s. */
const bodyTimeout = 120_000

/**
 * Timeouts. `keepAliveTimeout` is longer than the minute for which proxies keep idle connections, so that no connection
 * closes during a request.
 */
const patience = {
  headersTimeout: 10_000,
  // `bodyTimeout` limits bodies. Backups may take longer.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/**
 * Enough for the largest page, 1.6 MB, at 18 KB a second. A page in one piece makes no progress until the client has
 * received all of it.
 */
const stalledTimeout = 90_000

interface Timeouts extends Partial<typeof patience> {
  bodyWithinMs?: number
  stalledAfterMs?: number
}

/** Creates a server that disconnects clients which send or read too slowly. */
export function createPatientServer(
  listener: RequestListener,
  { bodyWithinMs = bodyTimeout, stalledAfterMs = stalledTimeout, ...times }: Timeouts = {},
): Server {
  const server = createServer({ ...patience, ...times }, (request, response) => {
    limitBody(server, request, response, bodyWithinMs)
    listener(request, response)
  })
  closeStalled(server, stalledAfterMs)
  return server
}

/**
 * Closes connections whose client does not receive any data for `stalledAfterMs`. Node's `timeout` does not help,
 * because it restarts with each byte that the client sends.
 */
function closeStalled(server: Server, stalledAfterMs: number): void {
  const stalled = new Map<Socket, { taken: number; since: number }>()

  function look(socket: Socket) {
    // `bytesWritten` includes bytes that are still waiting.
    const taken = socket.bytesWritten - socket.writableLength
    const before = stalled.get(socket)
    if (socket.writableLength === 0 || before?.taken !== taken) {
      stalled.set(socket, { taken, since: performance.now() })
      return
    }
    if (performance.now() - before.since > stalledAfterMs) socket.destroy()
  }

  const watch = setInterval(() => {
    for (const socket of stalled.keys()) look(socket)
  }, stalledAfterMs / 4).unref()
  server.on('connection', (socket) => {
    look(socket)
    socket.once('close', () => stalled.delete(socket))
  })
  server.once('close', () => clearInterval(watch))
}

/** Stops accepting connections. Waits for running requests, but not for idle connections. */
export function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
    server.closeIdleConnections()
  })
}
