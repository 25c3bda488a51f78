import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Starts a proxy to a server on loopback that can stall and resume. */
export async function startStallableProxy(target: { host: string; port: number }) {
  const lines = new Set<Socket>()
  let isStalled = false
  const server = createServer((near) => {
    const far = connect(target)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        lines.delete(from)
        to.destroy()
      })
      if (isStalled) from.unpipe(to).pause()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    stall() {
      isStalled = true
      for (const line of lines) line.unpipe().pause()
    },
    /** Ends the stall for new connections. Stalled connections stay stalled. */
    resume() {
      isStalled = false
    },
    async close() {
      for (const line of lines) line.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
