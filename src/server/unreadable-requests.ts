import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const answers: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'This address is too long. Go back and search with fewer words.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
}
const anyOther = ['400 Bad Request', 'This request can’t be read.'] as const

/**
 * Answers requests that Node cannot parse, which would otherwise get an empty page. An example is a search with ten
 * thousand letters that take six characters each in the address.
 */
export function answerUnreadableRequests(server: Server) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, text] = answers[error.code ?? ''] ?? anyOther
    const head = `content-type: text/plain; charset=utf-8\r\ncontent-length: ${text.length}\r\nconnection: close`
    socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${text}`)
  })
}
