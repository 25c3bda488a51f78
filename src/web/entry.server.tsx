import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './nonce.ts'
import { appContext, nonceContext, visitorContext } from './app-context.ts'

/** The server reaches these through the build, so that both sides hold the same keys. */
export { appContext, nonceContext, visitorContext }

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
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
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

export function handleError(
  cause: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return
  context.get(appContext).log.error({ err: cause, url: request.url }, 'A request failed')
}
