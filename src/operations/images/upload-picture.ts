import { maxPictureBytes, pictureProblems } from '../../core/picture-file.ts'
import type { Picture } from '../../core/picture.ts'
import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'
import { busyMessage } from './picture-work.ts'
import { storeImage } from './store-image.ts'

/** Of all uploads together, so that many at once cost no more memory than this. */
const mostBytesHeld = 160_000_000
/** Of one visitor, who else could fill that by sending slowly. */
const mostAtOnce = 4
const uploadsAnHour = { atHome: 600, inPublic: 60 }

export type UploadOutcome =
  | { ok: true; picture: Picture }
  | { ok: false; reason: 'too-many' | 'too-large' | 'busy' | 'refused'; problem: string }

const running = new Map<string, number>()
let bytesHeld = 0

/** Keeps a picture a visitor sends. What is too large is not read to its end; what nobody uses is thrown out after a day. */
export async function uploadPicture(
  app: App,
  visitor: string,
  body: ReadableStream<Uint8Array>,
): Promise<UploadOutcome> {
  const atOnce = running.get(visitor) ?? 0
  if (atOnce >= mostAtOnce) return tooMany('Other pictures of yours are still on their way. Please wait for them.')
  running.set(visitor, atOnce + 1)
  const received: Received = { held: Buffer.alloc(0), size: 0 }
  try {
    const most = app.env.PUBLIC_URL ? uploadsAnHour.inPublic : uploadsAnHour.atHome
    if (!(await countUse(app.db, `picture:${visitor}`, most, 3600)))
      return tooMany('These were many pictures in one hour. Please go on in a while.')
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

/** In one piece that grows: kept as they come, crumbs of a byte would take a hundred times their size. */
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
    // The connection broke; hardly anybody is there to read this.
    return { ok: false, reason: 'refused', problem: pictureProblems.unfinished }
  }
}

/** By half at least, so that what came is not copied again for every crumb. False where there is no room for it. */
function grow(received: Received, size: number): boolean {
  const { held } = received
  const room = Math.min(maxPictureBytes, Math.max(size, Math.ceil(held.length * 1.5)))
  if (bytesHeld + room - held.length > mostBytesHeld) return false
  bytesHeld += room - held.length
  received.held = Buffer.alloc(room)
  received.held.set(held)
  return true
}
