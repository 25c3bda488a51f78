import { createHash } from 'node:crypto'
import type { Context } from 'hono'

interface MachineDocument {
  body: string
  contentType: string
  /** ISO 8601. Missing if unknown. */
  updated?: string
}

const maxAgeSeconds = 300

/** Answers with a document. Clients such as feed readers get 304 if nothing changed. */
export function answerDocument(context: Context, { body, contentType, updated }: MachineDocument): Response {
  // The tag is weak, because the same document may be sent with or without compression.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  context.header('Content-Type', contentType)
  context.header('Cache-Control', `public, max-age=${maxAgeSeconds}`)
  context.header('ETag', etag)
  if (updated) context.header('Last-Modified', new Date(updated).toUTCString())
  return isKnown(context, etag, updated) ? context.body(null, 304) : context.body(body)
}

/** Returns whether the client has the current document. RFC 9110, 13.2.2: if both headers are sent, the tag decides. */
function isKnown(context: Context, etag: string, updated: string | undefined): boolean {
  const tags = context.req.header('if-none-match')
  if (tags !== undefined) {
    const bare = etag.replace('W/', '')
    return tags.split(',').some((tag) => ['*', bare].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(context.req.header('if-modified-since') ?? '')
  // HTTP dates have no fractions of a second.
  return updated !== undefined && Math.floor(Date.parse(updated) / 1000) * 1000 <= since
}
