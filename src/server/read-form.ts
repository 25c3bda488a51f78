import type { Refusal } from '../web/shell/app-context.ts'
import { largestSmallBody } from './body-limits.ts'
import { reserveRoom } from './form-room.ts'

/**
 * Parsing takes quadratic time for fields without "=". 1.6 MB of such fields take ten seconds, and this many take three
 * milliseconds.
 */
const mostFields = 5_000
/** The largest form of the site has about sixty parts. */
const mostParts = 200
/** Enough for a name and a file name. Node takes five seconds to parse 12 MB of attributes. */
const longestPartHead = 1_000

/** Reads the form of a request. Throws problems as a response, which a page of the site shows. */
export async function readForm(request: Request, visitor: string): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  const [kind = ''] = type.toLowerCase().split(';')
  const check = checks[kind.trim()]
  if (!check) throw answer(notAForm)
  const leave = makeRoom(request, visitor)
  try {
    const body = Buffer.from(await request.arrayBuffer())
    const refusal = check(body, type)
    if (refusal) throw answer(refusal)
    return await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
      throw answer(notAForm)
    })
  } finally {
    leave()
  }
}

/**
 * Reserves memory for a form. Small bodies need no reservation. For a body of unknown length, reserves the largest
 * allowed size.
 */
function makeRoom({ headers }: Request, visitor: string): () => void {
  const length = headers.get('content-length')
  if (length !== null && Number(length) <= largestSmallBody) return () => undefined
  const room = reserveRoom(visitor, length === null ? undefined : Number(length))
  if (!room.ok) throw answer(room.refusal)
  return room.leave
}

/** Checks a body before it is parsed. */
type Check = (body: Buffer, type: string) => Refusal | undefined

const checks: Readonly<Record<string, Check>> = {
  'application/x-www-form-urlencoded': (body) => {
    if (body.length > largestSmallBody) return tooManyFields
    return countUpTo(mostFields, body, '&') < mostFields ? undefined : tooManyFields
  },
  'multipart/form-data': (body, type) => {
    const boundary = boundaryIn(type)
    if (!boundary) return notAForm
    return checkParts(body, `--${boundary}`)
  },
}

function checkParts(body: Buffer, delimiter: string): Refusal | undefined {
  let parts = 0
  let at = body.indexOf(delimiter)
  while (at >= 0) {
    const head = at + delimiter.length
    const next = body.indexOf(delimiter, head)
    // This is the last boundary.
    if (next < 0) return undefined
    parts += 1
    if (parts > mostParts) return tooManyFields
    if (!body.subarray(head, head + longestPartHead).includes('\r\n\r\n')) return notAForm
    at = next
  }
  return notAForm
}

/** Returns the boundary. RFC 2046 allows at most 70 characters, with or without quotes. */
function boundaryIn(type: string): string | undefined {
  const { quoted, plain } =
    /;\s*boundary=(?:"(?<quoted>[^"]{1,70})"|(?<plain>[^;\s"]{1,70}))\s*(?:;|$)/i.exec(type)?.groups ?? {}
  return quoted ?? plain
}

function countUpTo(most: number, body: Buffer, sign: string): number {
  let count = 0
  for (let at = body.indexOf(sign); at >= 0 && count < most; at = body.indexOf(sign, at + 1)) count += 1
  return count
}

const answer = (refusal: Refusal) => Response.json(refusal, { status: refusal.status })

const notAForm: Refusal = {
  status: 400,
  title: 'This form can’t be read',
  sentence: 'The request is not a form of this site.',
  advice: 'Go back, reload the page and submit the form again.',
}

const tooManyFields: Refusal = {
  status: 413,
  title: 'Too large',
  sentence: 'This form has too many fields.',
  advice: 'Go back, reload the page and submit the form again.',
}
