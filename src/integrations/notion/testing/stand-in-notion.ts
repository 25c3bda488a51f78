import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { serve } from '../../../lib/http/loopback-server.ts'
import { pageObject, type StoredPage, type StoredTable, tableObject, type TableColumn } from './notion-objects.ts'

export interface Asked {
  method: string
  path: string
  key: string | undefined
  version: string | undefined
  body: Record<string, unknown>
}

interface Failure {
  status: number
  code?: string
  retryAfter?: string
  /** Instead of JSON. */
  raw?: string
  /** The answer never comes. */
  isMute?: boolean
}

export interface StandInOptions {
  keys?: ReadonlyArray<string>
  port?: number
  /** Requests a second, before 429. Without it there is no limit. */
  perSecond?: number
  /** The time on the server's clock, for `last_edited_time` and addresses that expire. */
  now?: () => Date
}

const codes: Readonly<Record<number, string>> = {
  400: 'validation_error',
  401: 'unauthorized',
  403: 'restricted_resource',
  404: 'object_not_found',
  409: 'conflict_error',
  429: 'rate_limited',
  500: 'internal_server_error',
  503: 'service_unavailable',
}

const fileHours = 1

/** A server that speaks the part of Notion's API, version 2025-09-03, that this site uses. */
export async function standInNotion({
  keys = ['ntn_test'],
  port = 0,
  perSecond,
  now = () => new Date(),
}: StandInOptions = {}) {
  const tables = new Map<string, StoredTable>()
  const pages = new Map<string, StoredPage>()
  const pictures = new Map<string, Uint8Array>()
  const log: Array<Asked> = []
  const failures: Array<Failure> = []
  const valid = new Set(keys)
  let recent: Array<number> = []
  let beforeAnswer: ((asked: Asked) => void) | undefined
  let failureFor: ((asked: Asked) => Failure | undefined) | undefined
  let largestPage = 100

  const server = await serve(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
    '127.0.0.1',
    port,
  )

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', server.url)
    if (url.pathname.startsWith('/files/')) return sendFile(url, response)
    const sent = await text(request)
    const asked: Asked = {
      method: request.method ?? '',
      path: url.pathname + url.search,
      key: request.headers.authorization,
      version: request.headers['notion-version'] as string | undefined,
      body: sent ? (JSON.parse(sent) as Record<string, unknown>) : {},
    }
    log.push(asked)
    const failure = failures.shift() ?? failureFor?.(asked)
    if (failure) return fail(response, failure)
    if (!valid.has(/^Bearer (.+)$/.exec(asked.key ?? '')?.[1] ?? ''))
      return fail(response, { status: 401 }, 'API token is invalid.')
    if (asked.version !== '2025-09-03') return fail(response, { status: 400, code: 'missing_version' })
    if (isOverLimit()) return fail(response, { status: 429, retryAfter: '1' })
    beforeAnswer?.(asked)
    route(asked, url, response)
  }

  function isOverLimit(): boolean {
    if (perSecond === undefined) return false
    const moment = Date.now()
    // An average: short bursts are fine.
    recent = [...recent.filter((at) => moment - at < 3_000), moment]
    return recent.length > perSecond * 3 + 3
  }

  function route({ method, body }: Asked, url: URL, response: ServerResponse) {
    const [, version, noun = '', id = '', verb = ''] = url.pathname.split('/')
    const send = (value: object) => sendJson(response, 200, { ...value, request_id: 'stand-in' })
    const missing = () => fail(response, { status: 404 }, `Could not find ${noun} with ID: ${id}.`)
    if (version !== 'v1') return fail(response, { status: 400, code: 'invalid_request_url' })
    const size = Math.min(largestPage, Number(body['page_size'] ?? url.searchParams.get('page_size') ?? 100))
    const start = (body['start_cursor'] as string | undefined) ?? url.searchParams.get('start_cursor')
    const list = (entries: ReadonlyArray<object>, type: string) => {
      const from = start === null || start === undefined ? 0 : Number(start.replace('cursor-', ''))
      const end = from + size
      const more = end < entries.length
      return send({
        object: 'list',
        type,
        results: entries.slice(from, end),
        has_more: more,
        next_cursor: more ? `cursor-${end}` : null,
      })
    }
    if (method === 'GET' && noun === 'users' && id === 'me')
      return send({ object: 'user', id: 'bot', type: 'bot', bot: {} })
    if (method === 'POST' && noun === 'search')
      return list([...tables.values()].map(tableObject), 'page_or_data_source')
    if (method === 'POST' && noun === 'databases') return createDatabase(body, response)
    if (method === 'GET' && noun === 'data_sources') {
      const table = tables.get(plain(id))
      return table ? send(tableObject(table)) : missing()
    }
    if (method === 'POST' && noun === 'data_sources' && verb === 'query') {
      if (!tables.has(plain(id))) return missing()
      const found = [...pages.values()]
        .filter((page) => plain(page.tableId) === plain(id) && !page.inTrash)
        .toSorted((one, other) => other.editedAt.getTime() - one.editedAt.getTime())
      return list(
        found.map((page) => pageObject(page, fileAddress)),
        'page_or_data_source',
      )
    }
    if (method === 'GET' && noun === 'pages') {
      const page = pages.get(plain(id))
      return page ? send(pageObject(page, fileAddress)) : missing()
    }
    if (method === 'GET' && noun === 'blocks' && verb === 'children') {
      const found = childrenOf(plain(id))
      return found ? list(found, 'block') : missing()
    }
    return fail(response, { status: 400, code: 'invalid_request_url' })
  }

  /** A page in the trash still has its text, one that was deleted for good does not. */
  function childrenOf(id: string): Array<object> | undefined {
    const page = pages.get(id)
    if (page) return page.blocks.map((block) => block.toJson(fileAddress))
    for (const { blocks } of pages.values())
      for (const block of blocks) {
        const inner = block.find(id)
        if (inner) return inner.map((child) => child.toJson(fileAddress))
      }
    return undefined
  }

  function createDatabase(body: Record<string, unknown>, response: ServerResponse) {
    const { parent, initial_data_source: first } = body as {
      parent?: { page_id?: string }
      initial_data_source?: { properties?: Record<string, object> }
    }
    if (!parent?.page_id || !first?.properties)
      return fail(response, { status: 400 }, 'body.initial_data_source.properties should be defined.')
    const [title] = (body['title'] as Array<{ text: { content: string } }> | undefined) ?? []
    const columns = Object.entries(first.properties).map(([name, property]) => ({
      name,
      type: Object.keys(property).find((key) => key !== 'type' && key !== 'name') ?? 'rich_text',
    }))
    const table = addTable({ title: title?.text.content ?? '', columns })
    return sendJson(response, 200, {
      object: 'database',
      id: table.id,
      url: `https://www.notion.so/${plain(table.id)}`,
      data_sources: [{ id: table.id, name: table.title }],
    })
  }

  function addTable({ id = idFor(`table ${tables.size}`), title, columns }: Omit<StoredTable, 'id'> & { id?: string }) {
    const table = { id, title, columns }
    tables.set(plain(id), table)
    return table
  }

  function fileAddress(name: string): string {
    const expires = now().getTime() + fileHours * 3_600_000
    return `${server.url}/files/${name}?X-Amz-Expires=${expires}&X-Amz-Signature=${createHash('sha256')
      .update(name + expires)
      .digest('hex')}`
  }

  function sendFile(url: URL, response: ServerResponse) {
    const bytes = pictures.get(url.pathname.slice('/files/'.length))
    const expires = Number(url.searchParams.get('X-Amz-Expires'))
    if (!bytes || expires < now().getTime()) return void response.writeHead(403).end('Request has expired')
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  }

  return {
    ...server,
    asked: log,
    pages,
    tables,
    addTable,
    /** Adds a page, or changes it. */
    addPage(page: Partial<StoredPage> & Pick<StoredPage, 'tableId' | 'title'>): StoredPage {
      const id = page.id ?? idFor(`${page.tableId} ${pages.size}`)
      const stored = { values: {}, blocks: [], inTrash: false, cover: null, editedAt: minute(now()), ...page, id }
      pages.set(plain(id), stored)
      return stored
    },
    addPicture: (name: string, bytes: Uint8Array) => void pictures.set(name, bytes),
    /** The next requests fail, in this order. */
    failNext: (...next: ReadonlyArray<Failure>) => void failures.push(...next),
    /** These requests fail, however often they are repeated. */
    failWhen: (choose: typeof failureFor) => void (failureFor = choose),
    beforeEach: (act: ((asked: Asked) => void) | undefined) => void (beforeAnswer = act),
    allowKeys: (...allowed: ReadonlyArray<string>) => allowed.forEach((key) => valid.add(key)),
    revokeKey: (key: string) => void valid.delete(key),
    answerInPartsOf: (size: number) => void (largestPage = size),
  }
}

export type StandInNotion = Awaited<ReturnType<typeof standInNotion>>
export type { TableColumn }

function fail(
  response: ServerResponse,
  { status, code, retryAfter, raw, isMute }: Failure,
  message = 'Something went wrong.',
) {
  if (isMute) return
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  if (raw !== undefined) return void response.writeHead(status, { 'content-type': 'text/html' }).end(raw)
  sendJson(response, status, {
    object: 'error',
    status,
    code: code ?? codes[status] ?? 'internal_server_error',
    message,
  })
}

function sendJson(response: ServerResponse, status: number, value: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
}

const plain = (id: string) => id.replaceAll('-', '')

/** Ids are UUIDs. These follow from a name, so that a test can repeat them. */
function idFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** Notion rounds the moment of an edit down. */
const minute = (moment: Date) => new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
