import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './nonce.ts'
import {
  appContext,
  documentContext,
  nonceContext,
  refusalContext,
  sessionIdContext,
  userContext,
  visitorContext,
} from './app-context.ts'

/** The server reaches these through the build, so that both sides hold the same keys. */
export { appContext, documentContext, nonceContext, refusalContext, sessionIdContext, userContext, visitorContext }

const renderTimeoutMs = 10_000

/** Pages leave whole: no part of one waits for script, and the status is known before the first byte. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  return new Promise<Response>((resolve, reject) => {
    const deadline = setTimeout(() => abort(), renderTimeoutMs)
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(deadline)
          pipe(
            collect((html) => {
              context.get(documentContext).html = html
              resolve(new Response(null, { status, headers }))
            }),
          )
        },
        onShellError(cause) {
          clearTimeout(deadline)
          reject(cause)
        },
        onError(cause) {
          context.get(appContext).log.error({ err: cause, url: request.url }, 'A page could not be rendered')
        },
      },
    )
  })
}

/** One piece instead of dozens: each on its own way through streams and compression costs more than rendering it did. */
function collect(done: (html: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Array<Buffer> = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(withPatientScripts(Buffer.concat(chunks.splice(0))))
      next()
    },
  })
}

/**
 * The page can be read before it is alive: style, letters and the first picture go before its fifty modules, which browsers
 * would otherwise fetch at the same time. React Router writes these links and knows no such setting.
 */
function withPatientScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = Math.max(0, html.indexOf('</head>'))
  const head = html.toString('utf8', 0, end)
  const links = head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return Buffer.concat([Buffer.from(links), html.subarray(end)])
}

export function handleError(
  cause: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return
  context.get(appContext).log.error({ err: cause, url: request.url }, 'A request failed')
}
