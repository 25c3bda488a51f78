import type { MiddlewareHandler } from 'hono'
import type { Refusal } from '../web/app-context.ts'
import type { Refuse } from './refuse.ts'
import type { SiteVariables } from './security-headers.ts'

/** What nobody exceeds who fills in a form. */
const ordinary = 256_000

/**
 * Where more may come, by the beginning of the path. Pictures sent alone have a limit of their own, told in the picture's words.
 */
const larger: ReadonlyArray<readonly [path: RegExp, mostBytes: number]> = [
  // A page of the web, pasted.
  [/^\/(?:api\/import\/|import(?:\.data)?$)/, 12_000_000],
  // Forms that without script bring a picture.
  [/^\/(?:submit-recipe|account|admin\/settings)(?:\.data)?$/, 12_000_000],
  [/^\/(?:my-recipes|submissions)\/[^/]+\/edit(?:\.data)?$/, 12_000_000],
  [/^\/admin\/(?:affiliates\/|(?:blog|kb)\/edit)/, 12_000_000],
  // The longest recipe there may be, in a script that takes three bytes a letter.
  [/^\/api\/(?:recipes|submissions)$/, 2_000_000],
  // The same recipe, mended in a form, and whatever administrators write.
  [/^\/(?:my-recipes|submissions|admin)\//, 2_000_000],
]

/** How many bytes may be sent to this path. */
export const mostBytesAt = (path: string) => larger.find(([beginning]) => beginning.test(path))?.[1] ?? ordinary

/**
 * Too much is refused unread where its length is known. Otherwise it is counted while it is read, and read only once somebody asks for
 * it: whoever limits visitors has counted this one by then.
 */
export function bodyLimits(refuse: Refuse): MiddlewareHandler<{ Variables: SiteVariables }> {
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (method === 'GET' || method === 'HEAD' || !raw.body) return next()
    const most = mostBytesAt(path)
    const length = raw.headers.get('content-length')
    if (Number(length) > most) return refuse(context, tooLarge(most))
    if (length !== null && !raw.headers.has('transfer-encoding')) return next()
    const reading = new AbortController()
    const body = raw.body.pipeThrough(endAfter(most, reading))
    const signal = AbortSignal.any([raw.signal, reading.signal])
    // Sent while it is read: Node wants that said, and the type does not know it.
    const lazily = { body, signal, duplex: 'half' }
    context.req.raw = new Request(raw, lazily)
    await next()
    if (reading.signal.aborted) context.res = await refuse(context, tooLarge(most))
  }
}

/** Whatever worked on the request is told to stop, and does not take it for a fault of the site. */
function endAfter(mostBytes: number, reading: AbortController) {
  let size = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size <= mostBytes) return controller.enqueue(chunk)
      reading.abort()
      controller.error(new Error(`More than ${mostBytes} bytes were sent`))
    },
  })
}

function tooLarge(most: number): Refusal {
  const size = most < 1_000_000 ? `${most / 1_000} KB` : `${most / 1_000_000} MB`
  return {
    status: 413,
    title: 'That is too much at once',
    sentence: `This is larger than ${size}.`,
    advice: 'Go back in your browser: what you typed is still there.',
  }
}
