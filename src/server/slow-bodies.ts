import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

/** Requests that may take long as long as they make progress. */
const unlimited = new WeakSet<IncomingMessage>()

/**
 * Disconnects a request whose body is not complete in time. Replaces Node's `requestTimeout`, which is the same for all
 * requests. The time starts with the request, not when the site starts to read the body.
 */
export function limitBody(server: Server, request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  if (!hasBody(request)) return
  const { socket } = request
  let seen = 0
  const watch = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(watch)
    const isMoving = socket.bytesRead > seen
    seen = socket.bytesRead
    if (unlimited.has(request) && isMoving) return
    // The error answer was already sent, or the client has left. Disconnects the socket.
    if (response.headersSent || !socket.writable) socket.destroy()
    else server.emit('clientError', Object.assign(new Error('Slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }, withinMs)
  watch.unref()
  request.once('close', () => clearInterval(watch))
}

/** Removes the time limit for backups, which can have gigabytes. Add it after the permission check. */
export const withoutTimeLimit: MiddlewareHandler = async (context, next) => {
  // Tests send requests to the site without a server.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  if (incoming) unlimited.add(incoming)
  await next()
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
