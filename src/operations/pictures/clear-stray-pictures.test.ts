import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { awaitRows, insertPicture } from '../../db/pictures/pictures.ts'
import { images } from '../../db/schema/pictures.ts'
import { clearStrayPictures } from './clear-stray-pictures.ts'
import { renderSize } from './render-size.ts'
import { storeImage } from './store-image.ts'

const app = await createTestApp()

async function upload(background: string) {
  const drawn = { create: { width: 500, height: 300, channels: 3 as const, background } }
  const outcome = await storeImage(app, await sharp(drawn).png().toBuffer(), { alt: '' })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.picture.id
}

const forget = (id: string) => app.db.delete(images).where(eq(images.id, id))
const clear = async () => clearStrayPictures(app, await app.images.folders())

test('deletes all files of a picture without a row, but no others and no foreign files', async () => {
  const [stray, known] = [await upload('red'), await upload('green')]
  for (const id of [stray, known]) await renderSize(app, id, 400, 'webp')
  await app.images.put('foreign/original.webp', Buffer.from('x'), 'image/webp')
  await forget(stray)
  expect(await clear()).toBe(1)
  expect((await app.images.folders()).toSorted()).toEqual([known, 'foreign'].toSorted())
  expect(await app.images.get(`${known}/400.webp`)).toBeDefined()
})

test('keeps a picture whose row is about to be stored', async () => {
  const id = 'a'.repeat(24)
  let clearing: Promise<number> | undefined
  await app.db.transaction(async (tx) => {
    await awaitRows(tx)
    await app.images.put(`${id}/original.webp`, Buffer.from('x'), 'image/webp')
    clearing = clear()
    await setTimeout(200)
    await insertPicture(tx, { id, width: 1, height: 1, placeholder: '' })
  })
  expect(await clearing).toBe(0)
  expect(await app.images.get(`${id}/original.webp`)).toBeDefined()
})

test('keeps a picture complete that is uploaded while its files are deleted', async () => {
  const id = await upload('purple')
  for (let round = 0; round < 10; round++) {
    await forget(id)
    await Promise.all([upload('purple'), clear()])
    expect(await app.images.get(`${id}/original.webp`)).toBeDefined()
  }
})
