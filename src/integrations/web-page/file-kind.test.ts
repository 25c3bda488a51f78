import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
/** Returns the first box of a picture or video from a phone. */
const box = (...brands: Array<string>) =>
  latin1(
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  )

test.each([
  ['an iPhone picture', box('heic', 'mif1', 'heic'), 'image/heic'],
  ['a picture from another phone', box('mif1', 'mif1', 'heic'), 'image/heic'],
  ['several pictures in one', box('hevc', 'msf1', 'hevc'), 'image/heic'],
  ['an AVIF', box('avif', 'mif1', 'miaf'), 'image/avif'],
  ['an AVIF with its brand last', box('mif1', 'miaf', 'avif'), 'image/avif'],
  ['a video', box('isom', 'iso2', 'mp41'), null],
  ['a video that ends after its brands', box('qt  '), null],
])('recognizes %s by the brands in its first box', (_what, bytes, pictureType) => {
  expect(fileKind(bytes)).toMatchObject({ pictureType, label: pictureType ? 'a picture' : 'a video' })
})

test('ignores a brand outside the box', () => {
  expect(fileKind(latin1(`\0\0\0\u0010ftypisom\0\0\0\0heicavif`))).toMatchObject({ pictureType: null })
})

test('recognizes an AVIF written by sharp', async () => {
  const create = { width: 8, height: 8, channels: 3, background: 'peru' } as const
  expect(fileKind(await sharp({ create }).avif().toBuffer())?.pictureType).toBe('image/avif')
})
