import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dishPreviews } from './dish-previews.ts'

test('link previews of a recipe without a picture show its drawing on its table', async () => {
  const answer = await dishPreviews().request('/images/dishes/soup-honey.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 900, format: 'jpeg' })
  const { channels } = await picture.stats()
  // The drawing, and not only the table, fills the middle.
  expect(channels.every(({ stdev }) => stdev > 20)).toBe(true)
})

test('there are previews only of the drawings', async () => {
  expect((await dishPreviews().request('/images/dishes/soup-black.jpg')).status).toBe(404)
})
