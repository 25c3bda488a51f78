import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { renderSize } from './render-size.ts'
import { storeImage } from './store-image.ts'

const app = await createTestApp()

test('a photo loses the place it was taken at', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const outcome = await storeImage(app, photo, { alt: 'A red square' })
  if (!outcome.ok) throw new Error(outcome.problem)
  const kept = await app.images.get(`${outcome.picture.id}/original.webp`)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test.each([
  ['an SVG with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a web page', '<!doctype html><title>no</title>'],
  ['nothing', ''],
])('%s is no picture', async (_name, text) => {
  expect(await storeImage(app, Buffer.from(text), { alt: '' })).toMatchObject({ ok: false })
})

test.each(['heic', 'mif1'])('a phone is told how to send what it keeps as %s', async (brand) => {
  const box = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
  const problem = 'This is a HEIC picture, which we cannot read; save it as JPEG.'
  expect(await storeImage(app, box, { alt: '' })).toEqual({ ok: false, problem })
})

test('the kinds of pictures that are named are the ones that are read', async () => {
  const refusal = await storeImage(app, Buffer.from('words'), { alt: '' })
  expect(refusal).toMatchObject({ problem: expect.stringMatching(/\(JPEG, PNG, WebP, AVIF, GIF or TIFF\)/) })
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const) {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'peru' } })
      .toFormat(format)
      .toBuffer()
    expect(await storeImage(app, bytes, { alt: format })).toMatchObject({ ok: true })
  }
})

test('a small file that unpacks to billions of pixels is refused before it is unpacked', async () => {
  const huge = await sharp({
    create: { width: 16_000, height: 8_000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(huge.length).toBeLessThan(2_000_000)
  expect(await storeImage(app, huge, { alt: '' })).toMatchObject({ ok: false })
})

test('sizes are made once and are the right size', async () => {
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
