import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { isPictureSize } from '../../core/pictures/picture.ts'
import { renderSize } from './render-size.ts'
import { storeImage } from './store-image.ts'
import { pngClaiming } from './testing/png-claiming.ts'

const app = await createTestApp()

test('removes the location from a photo', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const outcome = await storeImage(app, photo, { alt: 'A red square' })
  if (!outcome.ok) throw new Error(outcome.problem)
  const stored = await app.images.get(`${outcome.picture.id}/original.webp`)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test.each([
  ['an SVG with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a web page', '<!doctype html><title>no</title>'],
  ['nothing', ''],
])('refuses %s as a picture', async (_name, text) => {
  expect(await storeImage(app, Buffer.from(text), { alt: '' })).toMatchObject({ ok: false })
})

test('reads all the formats that the message names', async () => {
  const refusal = await storeImage(app, Buffer.from('words'), { alt: '' })
  expect(refusal).toMatchObject({ problem: expect.stringMatching(/\(JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF\)/) })
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const) {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'peru' } })
      .toFormat(format)
      .toBuffer()
    expect(await storeImage(app, bytes, { alt: format })).toMatchObject({ ok: true })
  }
})

/** In one color, so that the file is small. */
const strip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'peru' }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer()

test.each([
  [10, 20_000, 4, 8000],
  [400, 30_000, 107, 8000],
  [30_000, 400, 2400, 32],
  [400, 7900, 400, 7900],
])('stores a picture of %i × %i pixels as %i × %i', async (width, height, storedWidth, storedHeight) => {
  const outcome = await storeImage(app, await strip(width, height), { alt: '' })
  expect(outcome).toMatchObject({ ok: true, picture: { width: storedWidth, height: storedHeight } })
  if (!outcome.ok) throw new Error(outcome.problem)
  expect(await renderSize(app, outcome.picture.id, 400, 'avif')).toMatchObject({ kind: 'picture' })
})

test.each([
  [10, 30_001],
  [30_001, 10],
  [8000, 7501],
  [29_000, 29_000],
])('calls a picture of %i × %i pixels too large, not damaged, before unpacking it', async (width, height) => {
  const problem =
    'The picture is too large: at most 60 megapixels, and 30,000 pixels wide or high. Choose a smaller copy.'
  expect(await storeImage(app, await pngClaiming(width, height), { alt: '' })).toEqual({ ok: false, problem })
})

test('calls a picture of exactly 60 megapixels not too large', async () => {
  const outcome = await storeImage(app, await pngClaiming(8000, 7500), { alt: '' })
  // It has fewer pixels than it claims.
  expect(outcome).toMatchObject({ ok: false, problem: expect.stringContaining('damaged') })
})

test('makes the formats that Outlook shows: photos on white, and logos that stay transparent', async () => {
  const logo = await sharp({
    create: { width: 500, height: 100, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const outcome = await storeImage(app, logo, { alt: '' })
  if (!outcome.ok) throw new Error(outcome.problem)
  const read = async (format: 'jpg' | 'png') => {
    const rendered = await renderSize(app, outcome.picture.id, 400, format)
    if (rendered.kind !== 'picture') throw new Error(rendered.kind)
    const metadata = await sharp(rendered.bytes).metadata()
    const [first] = await sharp(rendered.bytes).raw().toBuffer()
    return { format: metadata.format, width: metadata.width, hasAlpha: metadata.hasAlpha, first }
  }
  expect(await read('jpg')).toEqual({ format: 'jpeg', width: 400, hasAlpha: false, first: 255 })
  expect(await read('png')).toMatchObject({ format: 'png', width: 400, hasAlpha: true })
  expect(isPictureSize(1600, 'png')).toBe(false)
})

test('makes each size once, with the right dimensions', async () => {
  const photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const outcome = await storeImage(app, photo, { alt: '' })
  if (!outcome.ok) throw new Error(outcome.problem)
  const { id } = outcome.picture
  const [one, two] = await Promise.all([renderSize(app, id, 400, 'avif'), renderSize(app, id, 400, 'avif')])
  if (one.kind !== 'picture') throw new Error(one.kind)
  expect(one).toEqual(two)
  expect(await sharp(one.bytes).metadata()).toMatchObject({ width: 400, height: 200 })
  expect(await renderSize(app, 'f'.repeat(24), 400, 'webp')).toEqual({ kind: 'missing' })
})
