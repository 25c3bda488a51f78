import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const assets = new Set(readdirSync(join(import.meta.dirname, '../../build/client/assets')))
const ofNext = '-next'

/**
 * Stands before a site. It can cut the connection, and release a build of which every script and style has another name
 * and the old names are gone.
 */
export async function startChangingSite(target: string) {
  const sockets = new Set<Socket>()
  let isCut = false
  let isNextRelease = false
  const server = createServer((request, response) => {
    const path = isNextRelease ? nameBefore(request.url ?? '/') : request.url
    if (path === undefined) return void response.writeHead(404).end()
    const { 'accept-encoding': _, 'if-none-match': _tag, ...headers } = request.headers
    const far = httpRequest(target + path, { method: request.method, headers }, (answer) => {
      if (isNextRelease && isText(answer)) return void sendRenamed(answer, response).catch(() => response.destroy())
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    far.on('error', () => response.destroy())
    response.on('close', () => far.destroy())
    request.pipe(far)
  })
  server.on('connection', (socket: Socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      isCut = false
    },
    releaseNext() {
      isNextRelease = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Returns undefined for a script of the release before. */
function nameBefore(address: string): string | undefined {
  if (!/^\/assets\/.*\.(?:js|css)$/.test(address)) return address
  return address.includes(ofNext) ? address.replace(ofNext, '') : undefined
}

const isText = ({ headers }: IncomingMessage) => /^text\/(?:html|javascript|css)/.test(headers['content-type'] ?? '')

async function sendRenamed(answer: IncomingMessage, response: ServerResponse) {
  const body = renamed(await text(answer))
  const { 'content-length': _, etag: _tag, ...headers } = answer.headers
  const policy = String(headers['content-security-policy'] ?? '')
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(policy && { 'content-security-policy': policy.replace("script-src 'self'", `$& ${hashesOf(body)}`) }),
  })
  response.end(body)
}

const renamed = (body: string) =>
  body.replaceAll(/([\w.-]+-[\w-]{8})(\.(?:js|css))\b/g, (file, name: string, ending: string) =>
    assets.has(file) ? name + ofNext + ending : file,
  )

/** The names are in inline scripts too. */
const hashesOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(
      ([, script]) =>
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
    )
    .join(' ')
