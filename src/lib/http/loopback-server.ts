import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createHttp, type Http } from './http.ts'

/** Starts a real server for tests. It stops at the end of the block that declares it with `await using`. */
export async function serve(listener: RequestListener, host = '127.0.0.1', port = 0) {
  return listening(createServer({ keepAliveTimeout: 1 }, listener), host, port)
}

export async function listening(server: Server, host = '127.0.0.1', port = 0) {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await listenOnce(server, host, port)
  const { port: chosenPort } = server.address() as AddressInfo
  return {
    port: chosenPort,
    url: `http://${host}:${chosenPort}`,
    openConnections: () => sockets.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const givenPorts = new Set<number>()

/** The system gives out a free port again and again, but what is remembered of an address must not meet another server. */
async function listenOnce(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const { port: chosen } = server.address() as AddressInfo
  if (port === 0 && givenPorts.has(chosen)) {
    await new Promise((resolve) => server.close(resolve))
    return listenOnce(server, host, port)
  }
  givenPorts.add(chosen)
}

/** Creates an `Http` that may only reach these test servers. */
export function httpAllowing(...servers: Array<{ port: number }>): Http {
  return createHttp({ allow: servers.map(({ port }) => `127.0.0.1:${port}`), userAgent: 'MarshmallowKitchen/1.0' })
}
