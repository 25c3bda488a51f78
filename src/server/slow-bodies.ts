import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

/** Requests that may take long as long as they make progress, and the bytes that count as progress. */
const unlimited = new WeakMap<IncomingMessage, number>()

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
    const least = unlimited.get(request)
    const isMoving = least !== undefined && socket.bytesRead - seen >= least
    seen = socket.bytesRead
    if (isMoving) return
    // The error answer was already sent, or the client has left. Disconnects the socket.
    if (response.headersSent || !socket.writable) socket.destroy()
    else server.emit('clientError', Object.assign(new Error('Slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  }, withinMs)
  watch.unref()
  request.once('close', () => clearInterval(watch))
}

/** Removes the time limit for backups, which can have gigabytes. Add it after the permission check. */
export const withoutTimeLimit: MiddlewareHandler = async (context, next) => {
  allowMovement(context, 1)
  await next()
}

/** 100 kbit/s within two minutes. Anyone may send an archive, so single bytes do not keep it open. */
const leastOfUploads = 1_500_000

/** Removes the time limit for uploads of archives that arrive at a usual speed. */
export function allowUpload(context: Context): void {
  allowMovement(context, leastOfUploads)
}

function allowMovement(context: Context, leastBytes: number) {
  // Tests send requests to the site without a server.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  if (incoming) unlimited.set(incoming, leastBytes)
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
