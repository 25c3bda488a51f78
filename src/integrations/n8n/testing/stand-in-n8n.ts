import type { ServerResponse } from 'node:http'
import { serve } from '../../../lib/http/loopback-server.ts'

type Answer = (response: ServerResponse) => void

/** A server whose production webhooks answer like those of N8N, each below `/webhook/{path}`. */
export async function standInN8n(webhooks: Record<string, unknown>, port?: number) {
  const requests: Array<string> = []
  const server = await serve(
    ({ method, url }, response) => {
      const { pathname } = new URL(url ?? '/', 'http://stand-in')
      requests.push(`${method} ${pathname}`)
      const path = pathname.replace(/^\/webhook\//, '')
      const answer = webhooks[path]
      if (answer === undefined || path === pathname) return notRegistered(response, path)
      if (typeof answer === 'function') return (answer as Answer)(response)
      return void response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(answer))
    },
    '127.0.0.1',
    port,
  )
  return { ...server, webhook: (path: string) => `${server.url}/webhook/${path}`, requests }
}

const notRegistered = (response: ServerResponse, path: string) =>
  void response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end(
    JSON.stringify({
      code: 404,
      message: `The requested webhook "GET ${path}" is not registered.`,
      hint: 'The workflow must be active for a production URL to run successfully.',
    }),
  )
