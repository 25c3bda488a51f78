import { extractImages } from 'unpdf'
import type { TextPage } from '../../layout/text-page.ts'
import type { Scan } from '../../source.ts'
import type { PdfDocument } from './read-pdf-page.ts'
import type { Pixels } from './png.ts'

/** A scanned page takes seconds to recognize and up to 9 MB. */
const mostScans = 10
/** Scanners add a line with their name, and libraries a stamp. */
const fewestLetters = 100
/** Smaller pictures have no legible text. */
const fewestPixels = 500

/** Returns true if the pages are pictures: scans without a text layer. */
export const hasNoText = (pages: ReadonlyArray<TextPage>) =>
  pages.reduce((sum, { runs }) => sum + runs.reduce((letters, { text }) => letters + text.length, 0), 0) <
  Math.max(1, pages.length) * fewestLetters

/** Returns the largest picture of each of the first pages, in shades of gray. */
export async function scansOf(file: PdfDocument, pageCount: number): Promise<Array<Scan>> {
  const scans: Array<Scan> = []
  for (let number = 1; number <= Math.min(pageCount, mostScans); number += 1) {
    const images = await extractImages(file, number).catch(() => [])
    const [largest] = images.toSorted((one, other) => other.width * other.height - one.width * one.height)
    if (largest && Math.min(largest.width, largest.height) >= fewestPixels) scans.push(gray(largest))
    const page = await file.getPage(number)
    page.cleanup()
  }
  return scans
}

function gray({ data, width, height, channels }: Pixels): Scan {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const from = at * channels
    // Green is most of the brightness, and a scan has hardly any other color.
    pixels[at] = channels === 1 ? (data[from] ?? 0) : (data[from + 1] ?? 0)
  }
  return { pixels, width, height }
}
