import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { serve } from '../../lib/http/loopback-server.ts'
import { pictureFiles } from '../../server/picture-files.ts'
import { fetchImage } from './fetch-image.ts'
import { enqueuePictureWork, pictureQueue } from './picture-work.ts'
import { previewImage } from './preview-image.ts'
import { storeImage } from './store-image.ts'

const app = await createTestApp()
const files = new Hono().route('/', pictureFiles(app))
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tomato' } })
  .jpeg()
  .toBuffer()

/** Fills the queue with other work until `leave` or the end of the test. */
function crowd({ room = 0 } = {}) {
  const end = Promise.withResolvers<void>()
  const size = pictureQueue.concurrency + pictureQueue.maxWaiting - room
  for (let count = 0; count < size; count += 1) void enqueuePictureWork(() => end.promise)
  onTestFinished(() => end.resolve())
  return { leave: () => end.resolve() }
}

test('asks to retry a size that cannot be made now, and serves it later', async () => {
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

test('saves a recipe without its picture while the queue is full, and says so', async () => {
  await using site = await serve((_request, response) => response.end(photo))
  crowd()
  expect(await previewImage(app, `${site.url}/soup.jpg`, new AbortController().signal)).toBeNull()
  const problem = expect.stringContaining('Too many pictures')
  expect(await fetchImage(app, `${site.url}/soup.jpg`, '')).toEqual({ ok: false, problem })
  expect(await storeImage(app, photo, { alt: '' })).toEqual({ ok: false, problem })
})

test('frees the place of an import that stops', async () => {
  await using site = await serve((_request, response) => response.end(photo))
  const others = crowd({ room: 1 })
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 200)
  expect(await previewImage(app, `${site.url}/soup.jpg`, leaving.signal)).toBeNull()
  const next = enqueuePictureWork(async () => 'served')
  others.leave()
  expect(await next).toEqual({ ok: true, result: 'served' })
})

test('fetches a picture once for preview and saving', async () => {
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

test('fetches a few pictures at a time, however slow their sites', async () => {
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

test('previews a picture with a small fault, which can be stored too', async () => {
  // Meaningless bytes between two parts of the file. Browsers ignore them.
  const startOfScan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const faulty = Buffer.concat([photo.subarray(0, startOfScan), Buffer.alloc(7, 1), photo.subarray(startOfScan)])
  await expect(sharp(faulty).webp().toBuffer()).rejects.toThrow(/extraneous/)
  await using site = await serve((_request, response) => response.end(faulty))
  expect(await storeImage(app, faulty, { alt: '' })).toMatchObject({ ok: true })
  expect(await previewImage(app, `${site.url}/faulty.jpg`, new AbortController().signal)).toMatch(/^data:/)
})
