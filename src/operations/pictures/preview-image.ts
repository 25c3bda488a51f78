import { countUse } from '../../db/limits/rate-limits.ts'
import { createSlots } from '../../lib/limits/slots.ts'
import type { App } from '../app/app.ts'
import { type OpenedPicture, withOpenPicture } from './open-picture.ts'
import { storeForSaving, withSourcePicture } from './source-picture.ts'

/** Returns a small copy of a remote picture as a data URL, so that the visitor's browser does not contact that site. */
export async function previewImage(app: App, url: string, signal: AbortSignal): Promise<string | null> {
  const preview = async (bytes: Uint8Array) => {
    const small = await drawPreview(bytes, signal)
    if (!small) return null
    storeForSaving(url, bytes)
    return `data:image/webp;base64,${small.toString('base64')}`
  }
  const outcome = await withSourcePicture(app, url, preview, signal)
  return outcome.ok ? outcome.result : null
}

const previewsAnHour = 240
/** A slow site may keep each picture waiting, and all visitors share the places for downloads. */
const loading = createSlots(3)

interface WantedPreview {
  url: string
  /** The visitor's IP address. */
  visitor: string
  signal: AbortSignal
}

/** Returns a preview like `previewImage`, within the visitor's limits. */
export async function previewForVisitor(app: App, { url, visitor, signal }: WantedPreview) {
  const leave = loading.enter(visitor)
  if (!leave) return 'busy'
  try {
    if (!(await countUse(app.db, `picture-preview:${visitor}`, previewsAnHour, 3600))) return 'too-many'
    return await previewImage(app, url, signal)
  } finally {
    leave()
  }
}

/** Returns a small WebP copy of a picture, or null if it is damaged or too many pictures wait. */
export async function drawPreview(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer | null> {
  const drawn = await withOpenPicture(bytes, drawSmall, signal)
  return drawn.ok ? drawn.result : null
}

async function drawSmall(opened: OpenedPicture): Promise<Buffer | null> {
  if (!opened.ok) return null
  const small = opened.picture
    .resize({ width: 640, height: 2560, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
  // The file may be damaged further on.
  return small.toBuffer().catch(() => null)
}
