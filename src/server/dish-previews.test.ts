import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { previewPath, tables } from '../core/recipes/drawing/place-setting.ts'
import { drawnDishes } from '../core/recipes/drawing/variant-of.ts'
import { dishPreviews } from './dish-previews.ts'

test('link previews of a recipe without a picture show its drawing on its table, in the colors of a variant', async () => {
  const answer = await dishPreviews().request('/images/dishes/soup-pea-honey.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 900, format: 'jpeg' })
  const { channels } = await picture.stats()
  // The drawing, and not only the table, fills the middle.
  expect(channels.every(({ stdev }) => stdev > 20)).toBe(true)
  const middle = picture.clone().extract({ left: 585, top: 630, width: 30, height: 30 })
  const [red = 0, green = 0] = await middle.resize(1, 1).raw().toBuffer()
  expect(green).toBeGreaterThan(red)
})

test('there are previews only of the drawings', async () => {
  expect((await dishPreviews().request('/images/dishes/soup-black.jpg')).status).toBe(404)
})

const paths = drawnDishes.flatMap((drawing) => tables.map((table) => previewPath({ drawing, table })))

test('asks crawlers to come back while twenty previews wait', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const previews = dishPreviews(() => promise)
  const waiting = paths.slice(0, 20).map((path) => previews.request(path))
  const next = paths[20] ?? ''
  const refused = await previews.request(next)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  const repeated = previews.request(paths[0] ?? '')
  resolve(Buffer.from('jpeg'))
  const answers = await Promise.all([...waiting, repeated])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await previews.request(next)).status).toBe(200)
})

test('draws a preview again only after two hundred others were requested more recently', async () => {
  const draw = vi.fn<() => Promise<Buffer>>().mockResolvedValue(Buffer.from('jpeg'))
  const previews = dishPreviews(draw)
  const [first = '', second = '', ...others] = paths.slice(0, 201)
  for (const path of [first, second, ...others.slice(0, -1), first, ...others.slice(-1)]) await previews.request(path)
  await previews.request(first)
  expect(draw).toHaveBeenCalledTimes(201)
  await previews.request(second)
  expect(draw).toHaveBeenCalledTimes(202)
})

test('draws a preview again after an error, and continues with the next one', async () => {
  const draw = vi.fn<() => Promise<Buffer>>().mockRejectedValueOnce(new Error('No')).mockResolvedValue(Buffer.from('j'))
  const previews = dishPreviews(draw)
  const [first, second] = await Promise.all(paths.slice(0, 2).map((path) => previews.request(path)))
  expect([first?.status, second?.status]).toEqual([500, 200])
  expect((await previews.request(paths[0] ?? '')).status).toBe(200)
})
