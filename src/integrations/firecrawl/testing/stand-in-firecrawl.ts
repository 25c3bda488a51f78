import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { listening } from '../../../lib/http/loopback-server.ts'
import { createJobs, type Pace, statusOf } from './stand-in-jobs.ts'
import { documentOf, searchIn, siteOf, type StandInWeb } from './stand-in-pages.ts'
import { createReports } from './stand-in-reports.ts'

interface StandInOptions {
  /** Pages by address. */
  web?: StandInWeb
  pace?: Pace
  port?: number
  /** False for servers without WebSockets. */
  live?: boolean
  /** Servers of today list errors with GET only. */
  listsErrorsBy?: 'GET' | 'DELETE or GET'
}

interface Asked {
  method: string
  /** With the query. */
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown> | null
}

type Answer = (response: ServerResponse) => void

/** Answers with JSON and a status. */
export const answering =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const failure = (status: number, error: string) => answering(status, { success: false, error })
const jobNotFound = failure(404, 'Job not found')

/** A crawler on loopback that speaks version 1 of Firecrawl's API. */
export async function standInFirecrawl({
  web = new Map(),
  pace = 'at once',
  port = 0,
  live = true,
  listsErrorsBy = 'DELETE or GET',
}: StandInOptions = {}) {
  const keys = new Set(['fc-stand-in'])
  const asked: Array<Asked> = []
  const usedKeys = new Set<string>()
  const scripted: Array<{ path: RegExp; answer: Answer; times: number }> = []
  const jobs = createJobs(web, pace)
  const reports = createReports(web)
  const account = { credits: 1000 }

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const path = request.url ?? ''
    asked.push({ method: request.method ?? '', path, headers: request.headers, body })
    const script = scripted.find((candidate) => candidate.times > 0 && candidate.path.test(path))
    if (script) {
      script.times -= 1
      return script.answer(response)
    }
    const problem = problemOfKey(request.headers.authorization) ?? problemOfStart(request, body)
    return (problem ?? route(request, body ?? {}))(response)
  })

  function problemOfKey(authorization: string | undefined): Answer | undefined {
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    if (key === undefined) return failure(401, 'Unauthorized: Token missing')
    return keys.has(key) ? undefined : failure(401, 'Unauthorized: Invalid token')
  }

  function problemOfStart({ method, headers }: IncomingMessage, body: object | null): Answer | undefined {
    if (method !== 'POST') return undefined
    if (body === null) return failure(400, 'Bad Request')
    if (account.credits <= 0) return failure(402, 'Insufficient credits to perform this request.')
    const key = headers['x-idempotency-key']
    if (typeof key !== 'string') return undefined
    if (usedKeys.has(key)) return failure(409, 'Idempotency key already used')
    usedKeys.add(key)
    return undefined
  }

  function route({ method, url = '' }: IncomingMessage, body: Record<string, unknown>): Answer {
    const address = new URL(url, base())
    const [, name = '', id = '', rest = ''] =
      /^\/v1\/(batch\/scrape|[a-z-]+)(?:\/([\w-]+))?(?:\/(errors))?$/.exec(address.pathname) ?? []
    if (method === 'POST' && !id) return start(name, body)
    const report = name === 'extract' || name === 'deep-research' || name === 'llmstxt' ? name : null
    if (report && method === 'GET') {
      const status = reports.check(report, id)
      return status ? answering(200, status) : jobNotFound
    }
    const isErrors = rest === 'errors' && (method === 'GET' || listsErrorsBy !== 'GET')
    if ((name !== 'crawl' && name !== 'batch/scrape') || !id || (rest && !isErrors)) return notFound(method, url)
    const job = jobs.find(name === 'crawl' ? 'crawl' : 'batch', id)
    if (!job) return jobNotFound
    if (isErrors) return answering(200, { errors: job.errors, robotsBlocked: [] })
    if (method === 'GET') return answering(200, statusOf(job, address))
    if (method !== 'DELETE') return notFound(method, url)
    if (job.status === 'completed') return answering(409, { error: 'Crawl is already completed' })
    jobs.end(job, 'cancelled')
    return answering(200, { status: 'cancelled' })
  }

  function start(name: string, body: Record<string, unknown>): Answer {
    const url = String(body['url'] ?? '')
    const formats = formatsIn(body)
    if (name === 'search') return search(body)
    if (name === 'deep-research') return answering(200, { success: true, id: reports.start(name, body) })
    if (name === 'extract') return answering(200, { success: true, id: reports.start(name, body), urlTrace: [] })
    if (name === 'batch/scrape') return startBatch(body)
    if (!URL.canParse(url))
      return answering(400, {
        success: false,
        error: 'Bad Request',
        details: [{ path: ['url'], message: 'Invalid URL' }],
      })
    if (name === 'llmstxt') return answering(200, { success: true, id: reports.start(name, body) })
    if (name === 'map') return answering(200, { success: true, links: siteOf(web, url) })
    if (name === 'scrape') return scrape(url, formats)
    if (name !== 'crawl') return notFound('POST', `/v1/${name}`)
    const limit = Number(body['limit'] ?? 10_000)
    const site = siteOf(web, url)
    const job = jobs.start('crawl', (site.includes(url) ? site : [url, ...site]).slice(0, limit), formats)
    account.credits -= job.queue.length + job.documents.length
    return answering(200, { success: true, id: job.id, url: `${base()}/v1/crawl/${job.id}` })
  }

  function scrape(url: string, formats: ReadonlyArray<string> | undefined): Answer {
    const html = web.get(url)
    if (html === undefined) return failure(500, 'The page does not exist.')
    account.credits -= 1
    return answering(200, { success: true, data: documentOf(url, html, formats) })
  }

  function search(body: Record<string, unknown>): Answer {
    const found = searchIn(web, String(body['query'])).slice(0, Number(body['limit'] ?? 5))
    account.credits -= found.length
    const data = found.map((url) => {
      const { metadata, ...document } = documentOf(url, web.get(url) ?? '', formatsIn(body) ?? [])
      const isRead = Object.keys(document).length > 0
      return { url, title: metadata.title, description: '', ...document, ...(isRead && { metadata }) }
    })
    return answering(200, { success: true, data })
  }

  function startBatch(body: Record<string, unknown>): Answer {
    const urls = Array.isArray(body['urls']) ? body['urls'].map(String) : []
    const invalid = urls.filter((url) => !URL.canParse(url))
    if (invalid.length > 0 && body['ignoreInvalidURLs'] !== true) return failure(400, `Invalid URL: ${invalid[0]}`)
    const valid = urls.filter((url) => URL.canParse(url))
    const job = jobs.start('batch', valid, formatsIn(body))
    account.credits -= valid.length
    const address = `${base()}/v1/batch/scrape/${job.id}`
    return answering(200, {
      success: true,
      id: job.id,
      url: address,
      ...(invalid.length > 0 && { invalidURLs: invalid }),
    })
  }

  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const id = /^\/v1\/crawl\/([\w-]+)$/.exec(request.url ?? '')?.[1]
    asked.push({ method: 'WEBSOCKET', path: request.url ?? '', headers: request.headers, body: null })
    if (!live || !id) return void socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
    return sockets.handleUpgrade(request, socket, head, (connection) => {
      const protocol = request.headers['sec-websocket-protocol']
      const authorization = request.headers.authorization ?? (protocol && `Bearer ${protocol}`)
      const closeWith = (code: number, message: object) => connection.close(code, JSON.stringify(message))
      if (problemOfKey(authorization)) return closeWith(3000, { type: 'error', error: 'Unauthorized: Invalid token' })
      const job = jobs.find('crawl', id)
      if (!job) return closeWith(1008, { type: 'error', error: 'Job not found' })
      connection.send(JSON.stringify({ type: 'catchup', data: statusOf(job, new URL(request.url ?? '', base())) }))
      if (job.status !== 'scraping') return closeWith(1000, { type: 'done' })
      const listener = (document: object | null) => {
        if (document) connection.send(JSON.stringify({ type: 'document', data: document }))
        else closeWith(1000, { type: 'done' })
      }
      job.listeners.add(listener)
      connection.on('close', () => job.listeners.delete(listener))
    })
  })

  const started = await listening(server, '127.0.0.1', port)
  function base() {
    return started.url
  }
  return {
    ...started,
    web,
    /** Keys that work. A key that is removed counts as revoked. */
    keys,
    /** Every request, in the order of arrival. */
    asked,
    account,
    jobs,
    /** Ends live connections, as a server that restarts does. */
    dropLiveConnections() {
      for (const connection of sockets.clients) connection.terminate()
    },
    /** Sends a message to everyone who watches live. */
    sendLive(message: string) {
      for (const connection of sockets.clients) connection.send(message)
    },
    /** Answers the next requests whose path matches with something else, or never. */
    answerNext(path: RegExp, answer: Answer, times = 1) {
      scripted.push({ path, answer, times })
    },
  }
}

/** Express's answer to a path it does not know. */
function notFound(method: string | undefined, path: string): Answer {
  return (response) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end(`<pre>Cannot ${method} ${path}</pre>`)
}

function formatsIn(body: Record<string, unknown>): Array<string> | undefined {
  const options = body['scrapeOptions']
  const given =
    typeof options === 'object' && options !== null && 'formats' in options ? options.formats : body['formats']
  return Array.isArray(given) ? given.map(String) : undefined
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const sent = await text(request)
  try {
    return sent ? (JSON.parse(sent) as Record<string, unknown>) : null
  } catch {
    return null
  }
}
