import { maxPictureBytes, pictureProblems } from '../../core/pictures/picture-file.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { busyMessage } from './picture-work.ts'
import { storeImage } from './store-image.ts'

/** Limits the memory of all uploads together. */
const mostBytesHeld = 160_000_000
/** Limits one visitor, who could otherwise use all of it with slow uploads. */
const mostAtOnce = 4
const uploadsAnHour = { atHome: 600, inPublic: 60 }

export type UploadOutcome =
  | { ok: true; picture: Picture }
  | { ok: false; reason: 'too-many' | 'too-large' | 'busy' | 'refused'; problem: string }

const running = new Map<string, number>()
let bytesHeld = 0

/** Stores an uploaded picture. Stops reading when it is too large. An unused picture is deleted after a day. */
export async function uploadPicture(
  app: App,
  visitor: string,
  body: ReadableStream<Uint8Array>,
): Promise<UploadOutcome> {
  const atOnce = running.get(visitor) ?? 0
  if (atOnce >= mostAtOnce) return tooMany('Your other pictures are still uploading. Please wait for them.')
  running.set(visitor, atOnce + 1)
  const received: Received = { held: Buffer.alloc(0), size: 0 }
  try {
    const most = app.env.PUBLIC_URL ? uploadsAnHour.inPublic : uploadsAnHour.atHome
    if (!(await countUse(app.db, `picture:${visitor}`, most, 3600)))
      return tooMany('You’ve uploaded a lot of pictures this hour. Try again later.')
    const problem = await receive(body, received)
    if (problem) return problem
    const stored = await storeImage(app, received.held.subarray(0, received.size), { alt: '' })
    if (stored.ok) return stored
    return { ok: false, reason: stored.problem === busyMessage ? 'busy' : 'refused', problem: stored.problem }
  } finally {
    bytesHeld -= received.held.length
    const rest = (running.get(visitor) ?? 1) - 1
    if (rest > 0) running.set(visitor, rest)
    else running.delete(visitor)
  }
}

const tooMany = (problem: string): UploadOutcome => ({ ok: false, reason: 'too-many', problem })

/** One growing buffer: thousands of one-byte chunks would take a hundred times their size. */
interface Received {
  held: Buffer
  size: number
}

async function receive(body: ReadableStream<Uint8Array>, received: Received): Promise<UploadOutcome | undefined> {
  try {
    for await (const chunk of body) {
      const size = received.size + chunk.length
      if (size > maxPictureBytes) return { ok: false, reason: 'too-large', problem: pictureProblems.tooLarge }
      if (size > received.held.length && !grow(received, size))
        return { ok: false, reason: 'busy', problem: busyMessage }
      received.held.set(chunk, received.size)
      received.size = size
    }
  } catch {
    // The connection broke, so the message rarely arrives.
    return { ok: false, reason: 'refused', problem: pictureProblems.unfinished }
  }
}

/**
 * Grows by at least half, so that small chunks do not copy the buffer each time. Returns false when there is no memory
 * left.
 */
function grow(received: Received, size: number): boolean {
  const { held } = received
  const room = Math.min(maxPictureBytes, Math.max(size, Math.ceil(held.length * 1.5)))
  if (bytesHeld + room - held.length > mostBytesHeld) return false
  bytesHeld += room - held.length
  received.held = Buffer.alloc(room)
  received.held.set(held)
  return true
}
