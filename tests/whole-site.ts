import type { ServerBuild } from 'react-router'
import { createLog } from '../src/lib/log/log.ts'
import { createSite } from '../src/server/site.ts'
import { plainVisitor } from './e2e/plain-visitor.ts'
import { createTestApp } from './factories.ts'

const buildFile = new URL('../build/server/index.js', import.meta.url)
export const siteBuild = (await import(buildFile.href)) as ServerBuild

interface Sent {
  method?: string
  cookie?: string
  /** Form fields. The request is sent like a form on a page of the site. */
  fields?: Readonly<Record<string, string>>
  json?: unknown
  body?: Uint8Array<ArrayBuffer>
  /** Replaces the headers that a page of the site sends. Null removes a header. */
  headers?: Readonly<Record<string, string | null>>
}

interface LoggedRequest {
  method: string
  path: string
  status: number
}

/** Creates the site with its pages, for HTTP requests without a port. Needs the build that `npm test` creates first. */
export async function createWholeSite(settings: Record<string, string> = {}) {
  const app = await createTestApp(settings)
  const lines: Array<string> = []
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  const build = { loadBuild: async () => siteBuild, clientFolder: 'build/client', mode: 'production' } as const
  const loggingApp = { ...app, log }
  const site = createSite(loggingApp, build)
  const origin = settings['PUBLIC_URL'] ?? 'http://kitchen.lan'

  async function send(path: string, { method, cookie, headers, ...sent }: Sent = {}): Promise<Response> {
    const { body, type } = bodyOf(sent)
    const allHeaders: Record<string, string | null> = {
      host: new URL(origin).host,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      cookie: cookie || null,
      ...headers,
    }
    const init = {
      method: method ?? (body === null ? 'GET' : 'POST'),
      headers: Object.entries(allHeaders).flatMap(([name, value]): Array<[string, string]> =>
        value ? [[name, value]] : [],
      ),
      body,
    }
    return site.request(origin + path, init, connection())
  }

  const request = (address: string, init: RequestInit) => site.request(address, init, connection())

  /** Creates a visitor without scripts who follows links and sends forms. */
  const visitor = (cookie = '') =>
    plainVisitor(origin, { cookie, host: new URL(origin).host }, (address, init) => request(address.href, init))

  /** The requests logged so far. */
  const logged = () =>
    lines.flatMap((line): Array<LoggedRequest> => {
      const { msg, method, path, status } = JSON.parse(line)
      return msg === 'request' ? [{ method, path, status }] : []
    })
  return { app, loggingApp, site, origin, send, request, visitor, logged, printed: () => lines.join('\n') }
}

function bodyOf({ fields, json, body }: Pick<Sent, 'fields' | 'json' | 'body'>) {
  if (fields) return { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' }
  if (body) return { body, type: 'application/octet-stream' }
  return json === undefined ? { body: null, type: null } : { body: JSON.stringify(json), type: 'application/json' }
}

let visitors = 0
/** Creates a connection. Each request has a different address, so that rate limits do not interfere. */
function connection() {
  visitors += 1
  const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
}

/** Returns the cookies a browser would send back. */
export const cookieFrom = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
