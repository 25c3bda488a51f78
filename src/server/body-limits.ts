import type { MiddlewareHandler } from 'hono'
import { matchPath } from 'react-router'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { tableStartBytes } from '../core/importing/table-columns.ts'
import { largestArchive, uploadProblems } from '../core/importing/upload-limits.ts'
import type { Page } from '../core/pages/page.ts'
import { pages } from '../web/app/pages.ts'
import type { Refusal } from '../web/shell/app-context.ts'
import type { Refuse } from './refuse.ts'
import { allowUpload } from './slow-bodies.ts'
import type { SiteVariables } from './security-headers.ts'

/** More than anyone types into a form without pictures. */
export const largestSmallBody = 256_000

const bytes = { form: largestSmallBody, text: 2_000_000, upload: 12_000_000 } satisfies Record<
  NonNullable<Page['body']>,
  number
>

/** API calls that may send more than a form. Uploads of single pictures have a separate limit and message. */
const apiLimits: ReadonlyArray<readonly [path: RegExp, mostBytes: number]> = [
  [/^\/api\/import\/columns$/, tableStartBytes],
  [/^\/api\/import\//, bytes.upload],
  // The longest allowed recipe, in a script with three bytes per letter.
  [/^\/api\/(?:recipes|submissions|automations\/recipes)$/, bytes.text],
  // A visitor's whole list moves to the site at once.
  [/^\/api\/shopping-lists(?:\/[^/]+)?$/, bytes.text],
]

const largePages = pages.filter(({ body }) => body && body !== 'form')

/** Returns the size of the largest body that a path accepts. */
export function mostBytesAt(path: string): number {
  const api = apiLimits.find(([beginning]) => beginning.test(path))
  if (api) return api[1]
  const page = largePages.find((candidate) => matchPath(`/${candidate.path}`, path.replace(/\.data$/, '')))
  return bytes[page?.body ?? 'form']
}

/**
 * Returns the size of the largest body that a request may send. A large form must be multipart, because the other
 * encoding makes text up to nine times as long and is slow to parse.
 */
export function mostBytesOf(path: string, contentType: string): number {
  const mayBeLarge = path.startsWith('/api/') || /^multipart\/form-data\b/i.test(contentType.trim())
  return mayBeLarge ? mostBytesAt(path) : Math.min(mostBytesAt(path), largestSmallBody)
}

/**
 * The number of chunks without a minimum size. Each chunk costs microseconds and a hundred bytes of memory, even if it
 * has only one byte.
 */
const freePieces = 1_000
const bytesAPiece = 64

/** The form around a file, with its boundaries. */
const formAround = 10_000

/** The API takes an archive as the body, and the form without script as a part. Both write it to the disk. */
function isArchiveUpload(url: string, contentType: string): boolean {
  const { pathname, searchParams } = new URL(url)
  const isForm = /^multipart\/form-data\b/i.test(contentType.trim())
  if (pathname === '/api/import/file') return !isForm
  return isForm && /^\/import(?:\.data)?$/.test(pathname) && searchParams.get('step') === 'file'
}

const mostOfUpload = (user: SignedIn | null) => formAround + (user ? largestArchive.account : largestArchive.visitor)

const uploadProblemAt = (most: number) =>
  most > largestArchive.account ? uploadProblems.archive : uploadProblems.visitorsArchive

/**
 * Limits the size of bodies. A body of known length is refused before it is read. Any other body is counted while it is
 * read, after the visitor's limits were checked.
 */
export function bodyLimits(refuse: Refuse): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
    const type = raw.headers.get('content-type') ?? ''
    const isUpload = isArchiveUpload(context.req.url, type)
    const most = isUpload ? mostOfUpload(context.get('user')) : mostBytesOf(path, type)
    if (isUpload) allowUpload(context)
    const length = raw.headers.get('content-length')
    if (Number(length) > most) return refuse(context, tooLarge(most, isUpload))
    if (length !== null && !raw.headers.has('transfer-encoding')) return next()
    const reading = new AbortController()
    const body = raw.body.pipeThrough(endAfter(most, reading))
    const signal = AbortSignal.any([raw.signal, reading.signal])
    // Node requires `duplex` for streamed bodies, but the type does not have it.
    const lazily = { body, signal, duplex: 'half' }
    context.req.raw = new Request(raw, lazily)
    await next()
    if (reading.signal.aborted) context.res = await refuse(context, tooLarge(most, isUpload))
  }
}

/**
 * Ends a body that is too large. Aborting stops the code that consumes the request, so that the site does not log an
 * error.
 */
function endAfter(mostBytes: number, reading: AbortController) {
  let size = 0
  let pieces = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      pieces += 1
      const isTooFragmented = pieces > freePieces + size / bytesAPiece
      if (size <= mostBytes && !isTooFragmented) return controller.enqueue(chunk)
      reading.abort()
      controller.error(new Error(`More than ${mostBytes} bytes, or too many tiny chunks, were sent`))
    },
  })
}

function tooLarge(most: number, isUpload: boolean): Refusal {
  if (isUpload)
    return { status: 413, title: 'Too large', sentence: uploadProblemAt(most), advice: 'Go back in your browser.' }
  const size = most < 1_000_000 ? `${most / 1_000} KB` : `${most / 1_000_000} MB`
  return {
    status: 413,
    title: 'Too large',
    sentence: `This is larger than ${size}.`,
    advice: 'Go back in your browser. What you typed is still there.',
  }
}
