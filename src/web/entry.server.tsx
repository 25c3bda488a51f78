import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { shownFlashCookie } from '../core/flash.ts'
import {
  appContext,
  documentContext,
  nonceContext,
  refusalContext,
  sessionIdContext,
  userContext,
  visitorContext,
} from './app-context.ts'
import { handOver } from './hand-over.server.ts'
import { NonceContext } from './nonce.ts'
import { withPatientScripts } from './patient-scripts.server.ts'
import { renderDocument } from './render-document.server.ts'
import type { loader as rootLoader } from './root.tsx'

type RootData = Awaited<ReturnType<typeof rootLoader>>

/** The server reaches these through the build, so that both sides hold the same keys. */
export { appContext, documentContext, nonceContext, refusalContext, sessionIdContext, userContext, visitorContext }

/** Pages leave whole: no part of one waits for script, and the status is known before the first byte. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const html = await renderDocument(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    (cause) => context.get(appContext).log.error({ err: cause, url: request.url }, 'A page could not be rendered'),
  )
  const isAlive = entry.renderMeta?.didRenderScripts && serverHandoffStream
  const data = isAlive ? await handOver(serverHandoffStream, nonce) : ''
  context.get(documentContext).html = completed(html, data)
  const notice = (entry.staticHandlerContext.loaderData['root'] as RootData | undefined)?.notice
  if (notice) headers.append('Set-Cookie', shownFlashCookie(notice))
  return new Response(null, { status, headers })
}

const end = '</body></html>'

/** Put together as bytes: strings of this length are copied each time somebody looks into them. */
function completed(html: string, data: string): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf('</head>')
  if (headEnd < 0 || !html.endsWith(end)) return Buffer.from(html + data)
  const page = withPatientScripts(html.slice(0, headEnd), html.slice(headEnd, -end.length))
  return Buffer.concat([...page, data, end].map((part) => Buffer.from(part)))
}

export function handleError(
  cause: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return
  context.get(appContext).log.error({ err: cause, url: request.url }, 'A request failed')
}
