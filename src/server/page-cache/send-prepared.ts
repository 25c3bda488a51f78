import type { ServerResponse } from 'node:http'
import type { FinishedPage } from './page-store.ts'

/**
 * Returns the header block that `writeHead` would write, without the three lines that depend on the time and the
 * connection.
 */
export function headBlock(status: number, reason: string, headers: ReadonlyArray<string>): string {
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}\r\n`] : []))
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}`
}

interface Prepared extends ServerResponse {
  /** Node's internal field for the header block. If it is set, `end` sends it unchanged. */
  _header: string | null
  _keepAliveTimeout: number
}

/**
 * Sends a finished page without validating and joining its twenty headers again, which saves 15 % of the processor time
 * of a cached page. Works only on a connection that stays open. In other cases, Node writes the headers. The test
 * compares both outputs byte by byte.
 */
export function sendPrepared(given: ServerResponse, page: FinishedPage): void {
  const response = given as Prepared
  if (!response.shouldKeepAlive || response.req.httpVersion !== '1.1') {
    response.writeHead(page.status, [...page.headers])
  } else {
    response.statusCode = page.status
    const seconds = Math.floor(response._keepAliveTimeout / 1000)
    response._header = `${page.head}Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`
  }
  response.end(page.body)
}

let date = { second: 0, text: '' }

function httpDate(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== date.second) date = { second, text: new Date(second * 1000).toUTCString() }
  return date.text
}
