import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { serve } from '../../lib/http/loopback-server.ts'
import { pictureFiles } from '../../server/picture-files.ts'
import { fetchImage } from './fetch-image.ts'
import { inPictureLine, pictureLine } from './picture-work.ts'
import { previewImage } from './preview-image.ts'
import { storeImage } from './store-image.ts'

const app = await createTestApp()
const files = new Hono().route('/', pictureFiles(app))
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tomato' } })
  .jpeg()
  .toBuffer()

/** Other pictures take all places and fill the line, until they are sent away or the test ends. */
function crowd({ room = 0 } = {}) {
  const end = Promise.withResolvers<void>()
  const size = pictureLine.atOnce + pictureLine.mostWaiting - room
  for (let count = 0; count < size; count += 1) void inPictureLine(() => end.promise)
  onTestFinished(() => end.resolve())
  return { leave: () => end.resolve() }
}

test('a size that cannot be made now is asked for again later, and then is there', async () => {
  const stored = await storeImage(app, photo, { alt: '' })
  if (!stored.ok) throw new Error(stored.problem)
  const address = `/images/${stored.picture.id}/400.webp`
  const others = crowd()
  const answer = await files.request(address)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  others.leave()
  expect((await files.request(address)).status).toBe(200)
})

test('while there is too much to do, a recipe goes without its picture, and its cook is told', async () => {
  await using site = await serve((_request, response) => response.end(photo))
  crowd()
  expect(await previewImage(app, `${site.url}/soup.jpg`, new AbortController().signal)).toBeNull()
  const problem = expect.stringContaining('Too many pictures')
  expect(await fetchImage(app, `${site.url}/soup.jpg`, '')).toEqual({ ok: false, problem })
  expect(await storeImage(app, photo, { alt: '' })).toEqual({ ok: false, problem })
})

test('an import that is stopped gives its place in the line away', async () => {
  await using site = await serve((_request, response) => response.end(photo))
  const others = crowd({ room: 1 })
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 200)
  expect(await previewImage(app, `${site.url}/soup.jpg`, leaving.signal)).toBeNull()
  const next = inPictureLine(async () => 'served')
  others.leave()
  expect(await next).toEqual({ ok: true, result: 'served' })
})

test('one picture is fetched once for its preview and its save', async () => {
  const asked: Array<string> = []
  await using site = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.end(photo)
  })
  const url = `${site.url}/pie.jpg`
  expect(await previewImage(app, url, new AbortController().signal)).toMatch(/^data:image\/webp/)
  expect(await fetchImage(app, url, 'Pie')).toMatchObject({ ok: true, picture: { width: 900 } })
  expect(asked).toEqual(['/pie.jpg'])
  expect(await fetchImage(app, url, 'Pie')).toMatchObject({ ok: true })
  expect(asked).toHaveLength(2)
})

test('a few at a time are fetched, however slow their sites are', async () => {
  let [open, most] = [0, 0]
  await using site = await serve((_request, response) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      response.end(photo)
    }, 50)
  })
  const signal = new AbortController().signal
  const previews = await Promise.all(
    Array.from({ length: 30 }, (_, index) => previewImage(app, `${site.url}/${index}.jpg`, signal)),
  )
  expect(previews.every(Boolean)).toBe(true)
  expect(most).toBeLessThanOrEqual(12)
})

test('a preview takes what storing takes: a small fault in a file is no reason to go without', async () => {
  // Bytes that belong to nothing between two parts of the file: browsers draw it all the same.
  const startOfScan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const faulty = Buffer.concat([photo.subarray(0, startOfScan), Buffer.alloc(7, 1), photo.subarray(startOfScan)])
  await expect(sharp(faulty).webp().toBuffer()).rejects.toThrow(/extraneous/)
  await using site = await serve((_request, response) => response.end(faulty))
  expect(await storeImage(app, faulty, { alt: '' })).toMatchObject({ ok: true })
  expect(await previewImage(app, `${site.url}/faulty.jpg`, new AbortController().signal)).toMatch(/^data:/)
})
