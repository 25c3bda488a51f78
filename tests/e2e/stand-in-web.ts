import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StandInPage {
  status?: number
  type?: string
  body: string | Buffer
  delayMs?: number
}

/** A small web on loopback: what the site fetches instead of other people's pages. */
export async function startStandInWeb(pages: Record<string, StandInPage>) {
  const server = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://stand-in').pathname]
    const timer = setTimeout(() => {
      response.writeHead(page?.status ?? (page ? 200 : 404), {
        'content-type': page?.type ?? 'text/html; charset=utf-8',
      })
      response.end(page?.body ?? 'No such page')
    }, page?.delayMs ?? 0)
    response.on('close', () => clearTimeout(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
