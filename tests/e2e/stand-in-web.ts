import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StandInPage {
  status?: number
  type?: string
  body: string | Buffer
  delayMs?: number
}

/** Simulates other sites on loopback. `requests` lists the requested paths. */
export async function startStandInWeb(pages: Record<string, StandInPage>) {
  const requests: Array<string> = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
    requests.push(pathname)
    const page = pages[pathname]
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
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
