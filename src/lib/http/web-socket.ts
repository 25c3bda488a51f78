import { Client, type ErrorEvent, WebSocket } from 'undici'
import { unlessAborted } from './hop.ts'
import { httpProblem, type HttpProblem } from './problem.ts'
import { hostOf, pinnedTo, type Target } from './target.ts'

type SocketEvent =
  | { kind: 'message'; text: string }
  /** Nothing arrived in the given time. */
  | { kind: 'silence' }
  /** Also when the connection was lost, or sent more than the limits allow. */
  | { kind: 'closed'; reason: string }

export interface Socket {
  ok: true
  /** Waits for the next event, in the order of arrival. */
  next(withinMs: number): Promise<SocketEvent>
  close(): void
}

interface SocketLimits {
  /** For the connection only. */
  signal: AbortSignal
  /** The longest message, and the most that may wait to be read. */
  maxBytes: number
}

/** Opens a WebSocket to a checked address, on its own connection to the checked IP addresses. */
export async function openSocket(
  { url, addresses }: Target,
  headers: Record<string, string>,
  { signal, maxBytes }: SocketLimits,
): Promise<Socket | HttpProblem> {
  const client = new Client(url.origin, {
    connect: { lookup: pinnedTo(addresses), signal, timeout: 0, autoSelectFamily: true },
    allowH2: false,
    maxHeaderSize: 64 * 1024,
    webSocket: { maxPayloadSize: maxBytes },
  })
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'), { dispatcher: client, headers })
  const close = () => {
    socket.close()
    void client.destroy()
  }
  const inbox = createInbox(maxBytes, close)
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', ({ error }: ErrorEvent) => opened.reject(error))
  socket.addEventListener('message', ({ data }) => inbox.add(typeof data === 'string' ? data : ''))
  socket.addEventListener('close', ({ reason }) => {
    opened.reject(new Error('closed before it opened'))
    inbox.end(reason)
  })
  try {
    await unlessAborted(opened.promise, signal)
  } catch (cause) {
    close()
    signal.throwIfAborted()
    return httpProblem('connect', `${hostOf(url)} does not keep a live connection open.`, cause)
  }
  return { ok: true, next: inbox.next, close }
}

/** Holds messages until they are read. */
function createInbox(maxBytes: number, close: () => void) {
  const waiting: Array<string> = []
  let bytes = 0
  let closedWith: string | undefined
  let wake: (() => void) | undefined

  return {
    add(text: string) {
      if (closedWith !== undefined) return
      waiting.push(text)
      bytes += text.length
      if (bytes > maxBytes) {
        closedWith = ''
        close()
      }
      wake?.()
    },
    end(reason: string) {
      closedWith ??= reason
      wake?.()
    },
    async next(withinMs: number): Promise<SocketEvent> {
      if (waiting.length === 0 && closedWith === undefined) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, withinMs)
        wake = resolve
        await promise
        clearTimeout(timer)
      }
      const text = waiting.shift()
      if (text !== undefined) {
        bytes -= text.length
        return { kind: 'message', text }
      }
      return closedWith === undefined ? { kind: 'silence' } : { kind: 'closed', reason: closedWith }
    },
  }
}
