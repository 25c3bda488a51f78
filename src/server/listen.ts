import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limitBody } from './slow-bodies.ts'
import { answerUnreadableRequests } from './unreadable-requests.ts'

type ListenOutcome = { ok: true; url: string } | { ok: false; problem: string }

/** Port 0 takes a free one, which tests use. */
export function listen(server: Server, host: string, port: number): Promise<ListenOutcome> {
  answerUnreadableRequests(server)
  return new Promise((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
        EACCES: `Port ${port} needs special rights. Choose one above 1023: PORT=3000 npm start`,
        EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0`,
      }
      resolve({
        ok: false,
        problem: reasons[cause.code ?? ''] ?? `The site cannot listen on ${host}:${port}: ${cause.message}`,
      })
    })
    server.listen(port, host, () => {
      const { address, family, port: chosen } = server.address() as AddressInfo
      resolve({ ok: true, url: `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}` })
    })
  })
}

/** Two minutes carry 12 MB over a line of 1 Mbit/s. */
const bodyTimeout = 120_000

/** Idle connections outlive the minute for which proxies keep theirs, so that none is closed under a request. */
const patience = {
  headersTimeout: 10_000,
  // Bodies have `bodyTimeout`, and backups longer.
  requestTimeout: 0,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}

/** Who sends a byte now and then holds a connection for a while, not the site. */
export function createPatientServer(
  listener: RequestListener,
  { bodyWithinMs = bodyTimeout, ...times }: Partial<typeof patience> & { bodyWithinMs?: number } = {},
): Server {
  const server = createServer({ ...patience, ...times }, (request, response) => {
    limitBody(server, request, response, bodyWithinMs)
    listener(request, response)
  })
  return server
}

/** Takes no more connections and waits for the requests in hand; a connection whose request is answered is not waited for. */
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
