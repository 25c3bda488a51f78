import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decodeHeic } from './decode-heic.ts'
import { type OpenedPicture, withOpenPicture } from './open-picture.ts'
import { enqueuePictureWork } from './picture-work.ts'

/** A red plate on a blue table, drawn for this test and written with libheif's own `heif-enc`. */
const plate = await readFile(join(import.meta.dirname, 'testing', 'plate.heic'))

const near = (color: ReadonlyArray<number>, other: ReadonlyArray<number>) =>
  color.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 20)

function pixelsOf(opened: OpenedPicture) {
  if (!opened.ok) throw new Error(opened.problem)
  return opened.picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

test('opens a HEIC picture with its colors', async () => {
  const opened = await withOpenPicture(plate, pixelsOf)
  if (!opened.ok) throw new Error('The queue is full')
  const { data, info } = opened.result
  expect([info.width, info.height]).toEqual([640, 400])
  const colorAt = (x: number, y: number) => [...data.subarray(3 * (y * 640 + x), 3 * (y * 640 + x) + 3)]
  expect(near(colorAt(200, 200), [0xc8, 0x32, 0x1f])).toBe(true)
  expect(near(colorAt(600, 20), [0x1d, 0x4f, 0x9e])).toBe(true)
})

test('refuses a HEIC picture with too many pixels before it is unpacked', async () => {
  expect(await decodeHeic(plate, { mostPixels: 255_999, withinMs: 10_000 })).toEqual({
    ok: false,
    problem: 'tooManyPixels',
  })
})

test.each([
  ['its start', plate.subarray(0, 60)],
  ['half of it', plate.subarray(0, plate.length / 2)],
  ['noise behind its start', Buffer.concat([plate.subarray(0, 40), Buffer.alloc(3_000, 0xa7)])],
])('says that a HEIC picture is damaged: %s', async (_, bytes) => {
  const opened = await withOpenPicture(bytes, async (outcome) => outcome)
  expect(opened).toMatchObject({ result: { ok: false, problem: expect.stringContaining('damaged') } })
})

test('opens the next picture after a damaged one', async () => {
  const outcomes = await Promise.all([decodeHeic(plate.subarray(0, 100)), decodeHeic(plate)])
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true])
})

test('draws other pictures while HEIC pictures are decoded', async () => {
  const order: Array<string> = []
  const heic = Array.from({ length: 4 }, () => withOpenPicture(plate, async () => order.push('HEIC')))
  await enqueuePictureWork(async () => order.push('other'))
  await Promise.all(heic)
  expect(order).toEqual(['other', 'HEIC', 'HEIC', 'HEIC', 'HEIC'])
})
