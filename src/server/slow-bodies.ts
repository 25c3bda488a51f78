import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Those which may take as long as they make progress. */
const unhurried = new WeakSet<IncomingMessage>()

/**
 * A body has so long to come whole, or it is hung up on: in place of Node's own `requestTimeout`, which is the same for all. Begins
 * with the request, and not where somebody reads it.
 */
export function limitBody(server: Server, request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  if (!hasBody(request)) return
  const { socket } = request
  let seen = 0
  const watch = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(watch)
    const isMoving = socket.bytesRead > seen
    seen = socket.bytesRead
    if (unhurried.has(request) && isMoving) return
    // Once more if that did not make them go.
    if (response.headersSent || !socket.writable) socket.destroy()
    else server.emit('clientError', Object.assign(new Error('Slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }, withinMs)
  watch.unref()
  request.once('close', () => clearInterval(watch))
}

/** Stands behind the gate: whoever may send a backup, which can have gigabytes, has the time it takes. */
export const withoutHurry: MiddlewareHandler = async (context, next) => {
  // Tests ask without a server.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  if (incoming) unhurried.add(incoming)
  await next()
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
