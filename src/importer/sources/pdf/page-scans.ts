import { extractImages } from 'unpdf'
import type { TextPage } from '../../layout/text-page.ts'
import type { PageScan, Scan } from '../../source.ts'
import type { PdfDocument } from './read-pdf-page.ts'
import type { Pixels } from './png.ts'

/** A scanned page takes seconds to recognize and up to 9 MB. */
const mostScans = 10
/** Scanners add a line with their name, and libraries a stamp. */
const fewestLetters = 100
/** Smaller pictures have no legible text. */
const fewestPixels = 500

/** A photo on a page of its own rarely has the shape of the page. */
const sameShape = 0.1
/** Pages of photos in a cookbook. */
const mostPagesToLookAt = 30

/** Returns true if the page is a picture: a scan without a text layer. */
export const hasNoText = ({ runs }: TextPage) =>
  runs.reduce((letters, { text }) => letters + text.length, 0) < fewestLetters

/**
 * Returns the pictures of pages without text, in shades of gray. If other pages have text, a picture must have the shape
 * of its page.
 */
export async function scansOf(file: PdfDocument, pages: ReadonlyArray<TextPage>): Promise<Array<PageScan>> {
  const empty = pages.flatMap((page, index) => (hasNoText(page) ? [{ page, index }] : []))
  const isMixed = empty.length < pages.length
  const scans: Array<PageScan> = []
  for (const { page, index } of empty.slice(0, mostPagesToLookAt)) {
    if (scans.length === mostScans) break
    const images = await extractImages(file, index + 1).catch(() => [])
    const [largest] = images.toSorted((one, other) => other.width * other.height - one.width * one.height)
    const isScan = largest && Math.min(largest.width, largest.height) >= fewestPixels
    if (isScan && (!isMixed || hasShapeOf(page, largest))) scans.push({ ...gray(largest), page: index })
    const proxy = await file.getPage(index + 1)
    proxy.cleanup()
  }
  return scans
}

const hasShapeOf = (page: TextPage, { width, height }: Pixels) =>
  Math.abs(width / height / (page.width / page.height) - 1) < sameShape

function gray({ data, width, height, channels }: Pixels): Scan {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * channels
    // Green is most of the brightness, and a scan has hardly any other color.
    pixels[at] = channels === 1 ? (data[from] ?? 0) : (data[from + 1] ?? 0)
  }
  return { pixels, width, height }
}
