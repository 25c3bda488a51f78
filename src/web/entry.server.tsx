import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { shownFlashCookie } from '../core/forms/flash.ts'
import { isDatabaseFault } from '../db/connection/database-unavailable.ts'
import { collectBytes } from '../lib/http/collect-bytes.ts'
import { appContext, documentContext, nonceContext } from './shell/app-context.ts'
import { withPatientScripts } from './framework-patches/patient-scripts.server.ts'
import { NonceContext } from './app/nonce.ts'
import type { loader as rootLoader } from './root.tsx'

type RootData = Awaited<ReturnType<typeof rootLoader>>

/** The server takes these from the build, so that the server and the pages use the same context keys. */
export * as contexts from './shell/app-context.ts'

/** After this time, React Router stops loaders that are still running. React stops a second later. */
export const streamTimeout = 10_000

/**
 * Sends each page in one piece. No part of a page waits for a script, and the status is known before the first byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React moves finished parts of a long page to its end, where only a script shows them.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(deadline)
          pipe(collectBytes(resolve, reject))
        },
        onShellError(cause) {
          clearTimeout(deadline)
          reject(cause)
        },
        onError: (cause) =>
          context.get(appContext).log.error({ err: cause, url: request.url }, 'A page could not be rendered'),
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1000)
  })
  context.get(documentContext).html = withPatientScripts(html)
  const notice = (entry.staticHandlerContext.loaderData['root'] as RootData | undefined)?.notice
  if (notice) headers.append('Set-Cookie', shownFlashCookie(notice))
  return new Response(null, { status, headers })
}

export function handleError(
  cause: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return
  if (isDatabaseFault(cause)) context.get(documentContext).isUnavailable = true
  context.get(appContext).log.error({ err: cause, url: request.url }, 'A request failed')
}
