import { pictureProblems } from '../../../core/pictures/picture-file.ts'
import type { Scan } from '../../../importer/source.ts'
import { type OpenedPicture, withOpenPicture } from '../../pictures/open-picture.ts'
import { busyMessage, enqueuePictureWork, sharp } from '../../pictures/picture-work.ts'
import { findPaper } from './find-paper.ts'
import { paperBrightness } from './paper-brightness.ts'
import { type GrayPicture, skewAngle } from './skew-angle.ts'

/** A page of a book with 300 dots per inch. The recognition knows letters about thirty pixels high best. */
const longestSide = 2_800
const shortestSide = 2_000
/** A sheet that takes less than the whole photo is cut out, and must not be too small then. */
const largestSide = 3_600
/** Enough to see the lines of text. */
const smallSide = 900
const whitePaper = 235
/** Enough to see a sheet on a table. */
const paperSide = 300

interface PreparedScan {
  png: Buffer
  width: number
  height: number
}

type OpenScanOutcome = { ok: true; gray: Buffer } | { ok: false; problem: string }

type PrepareOutcome = { ok: true; page: PreparedScan } | { ok: false; problem: string }

/** Opens a photo of a page as an upright gray picture that is not huge. */
export async function openScan(scan: Scan): Promise<OpenScanOutcome> {
  const work =
    'pixels' in scan
      ? await enqueuePictureWork(() => grayCopy({ ok: true, picture: openPixels(scan) }))
      : await withOpenPicture(scan.bytes, grayCopy)
  return work.ok ? work.result : { ok: false, problem: busyMessage }
}

const openPixels = ({ pixels, width, height }: Extract<Scan, { pixels: Uint8Array }>) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })

async function grayCopy(opened: OpenedPicture): Promise<OpenScanOutcome> {
  if (!opened.ok) return opened
  try {
    const gray = await opened.picture
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer()
    return { ok: true, gray }
  } catch {
    return { ok: false, problem: pictureProblems.damaged }
  }
}

/** Makes an opened photo easy to recognize: evenly lit, with level lines, and neither tiny nor huge.
 * `quarterTurns` is for photos without EXIF data. */
export async function prepareScan(gray: Buffer, quarterTurns: number): Promise<PrepareOutcome> {
  const work = await enqueuePictureWork(async () => {
    const turned =
      quarterTurns === 0
        ? gray
        : await sharp(gray)
            .rotate(90 * quarterTurns)
            .toBuffer()
    return prepare(turned)
  })
  return work.ok ? { ok: true, page: work.result } : { ok: false, problem: busyMessage }
}

async function prepare(photo: Buffer): Promise<PreparedScan> {
  const gray = await onlyPaper(photo)
  const { width, height } = await sharp(gray).metadata()
  const side = Math.min(longestSide, Math.max(width, height, Math.min(shortestSide, 3 * Math.max(width, height))))
  const size = { width: side, height: side, fit: 'inside' as const, kernel: 'cubic' as const }
  const scaled = await sharp(gray).resize(size).png({ compressionLevel: 1 }).toBuffer()
  const even = await withoutShadows(scaled)
  const small = await smallCopy(even)
  const angle = skewAngle(small)
  const page = await sharp(even)
    .linear(...stretched(small))
    .rotate(-angle, { background: 'white' })
    .greyscale()
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: page.data, width: page.info.width, height: page.info.height }
}

/** Cuts a sheet of paper out of a photo. The table around it becomes white. */
async function onlyPaper(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata()
  const blurred = await sharp(photo).resize({ width: paperSide, height: paperSide, fit: 'inside' }).blur(1.5).toBuffer()
  const small = await smallCopy(blurred)
  const paper = findPaper(small)
  if (!paper) return photo
  const mask = await sharp(paper.outside, { raw: { width: small.width, height: small.height, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const white = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const covered = await sharp(photo)
    .composite([{ input: white }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const scale = width / small.width
  return sharp(covered)
    .extract({
      left: Math.floor(paper.left * scale),
      top: Math.floor(paper.top * scale),
      width: Math.min(width - Math.floor(paper.left * scale), Math.ceil(paper.width * scale)),
      height: Math.min(height - Math.floor(paper.top * scale), Math.ceil(paper.height * scale)),
    })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Divides the picture by its blurred self, so paper is white even in a shadow. */
async function withoutShadows(gray: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(gray).metadata()
  const cells = await sharp(gray)
    .resize({ width: Math.ceil(width / 16), height: Math.ceil(height / 16), fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, ...size } = paperBrightness({ data: cells.data, width: cells.info.width, height: cells.info.height })
  const paper = await sharp(data, { raw: { ...size, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .blur(20)
    .negate()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(gray)
    .composite([{ input: paper, blend: 'colour-dodge' }])
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function smallCopy(gray: Buffer): Promise<GrayPicture> {
  const { data, info } = await sharp(gray)
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Paper with its grain becomes white, and the darkest hundredth black. Returns a factor and what is added. */
function stretched({ data }: GrayPicture): [factor: number, offset: number] {
  const darkest = data.toSorted()[Math.floor(data.length / 100)] ?? 0
  // More would only show the grain of an empty page.
  const black = Math.min(darkest, 200)
  const factor = 255 / (whitePaper - black)
  return [factor, -black * factor]
}
