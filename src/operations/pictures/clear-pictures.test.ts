import { setTimeout } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { articleRevisions, blogPosts } from '../../db/schema/content.ts'
import { images } from '../../db/schema/pictures.ts'
import { insertReview } from '../../db/reviews/reviews.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { aReview } from '../../../tests/reviews.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { clearPictures } from './clear-pictures.ts'
import { renderSize } from './render-size.ts'
import { storeImage } from './store-image.ts'

const app = await createTestApp()

const photo = (background: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function upload(background: string) {
  const outcome = await storeImage(app, await photo(background), { alt: '' })
  if (!outcome.ok) throw new Error(outcome.problem)
  for (const format of ['webp', 'jpg', 'png'] as const) await renderSize(app, outcome.picture.id, 400, format)
  return outcome.picture.id
}

const age = (...ids: Array<string>) =>
  app.db
    .update(images)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(inArray(images.id, ids))
const file = (id: string, name = 'original.webp') => app.images.get(`${id}/${name}`)

test('deletes an unused picture with all sizes after a day, but no used or new one', async () => {
  const [unused, used] = [await upload('red'), await upload('green')]
  const saved = await saveRecipe(app, aRecipe({ imageId: used }))
  await age(unused, used)
  const fresh = await upload('blue')
  expect(await clearPictures(app)).toBe(1)
  expect(await file(unused)).toBeUndefined()
  for (const format of ['webp', 'jpg', 'png']) expect(await file(unused, `400.${format}`)).toBeUndefined()
  for (const id of [used, fresh]) expect(await file(id, '400.webp')).toBeDefined()
  expect(saved.ok && (await findRecipe(app.db, saved.id))?.picture?.id).toBe(used)
})

test('keeps pictures of posts and of their revisions', async () => {
  const [now, past] = [await upload('navy'), await upload('teal')]
  const content = `<p><img src="/images/${now}/800.webp" alt=""></p>`
  await app.db.insert(blogPosts).values({ id: 'post', title: 'Post', content })
  const former = { title: 'Post', content: content.replace(now, past) }
  await app.db.insert(articleRevisions).values({ kind: 'blog_posts', articleId: 'post', content: former })
  await age(now, past)
  expect(await clearPictures(app)).toBe(0)
})

test('keeps the photos of a review until its recipe is deleted', async () => {
  const id = await upload('maroon')
  const saved = await saveRecipe(app, aRecipe({ title: 'Reviewed' }))
  if (!saved.ok) throw new Error(saved.reason)
  const reviewer = { userId: null, name: 'Vera', email: null, state: 'waiting' } as const
  await insertReview(app.db, { ...aReview({ photoIds: [id] }), ...reviewer, recipeId: saved.id })
  await age(id)
  expect(await clearPictures(app)).toBe(0)
  await app.db.delete(recipes).where(eq(recipes.id, saved.id))
  expect(await clearPictures(app)).toBe(1)
  expect(await file(id)).toBeUndefined()
})

test('keeps an old picture that is used or uploaded again', async () => {
  const id = await upload('orange')
  await age(id)
  expect(await upload('orange')).toBe(id)
  expect(await clearPictures(app)).toBe(0)
  await age(id)
  await saveRecipe(app, aRecipe({ title: 'Late', imageId: id }))
  expect(await clearPictures(app)).toBe(0)
  expect(await file(id)).toBeDefined()
})

test('keeps a picture complete that is uploaded while it is deleted', async () => {
  for (let round = 0; round < 15; round++) {
    const id = await upload('purple')
    await age(id)
    const [again] = await Promise.all([upload('purple'), clearPictures(app)])
    expect(again).toBe(id)
    const [row] = await app.db.select().from(images).where(eq(images.id, id))
    expect(Boolean(row)).toBe(Boolean(await file(id)))
    expect(row).toBeDefined()
  }
})

test('keeps a picture that is claimed while it would be deleted', async () => {
  const id = await upload('gold')
  await age(id)
  let clearing: Promise<number> | undefined
  await app.db.transaction(async (tx) => {
    await claimPicture(tx, id)
    clearing = clearPictures(app)
    await setTimeout(200)
  })
  expect(await clearing).toBe(0)
  expect(await file(id)).toBeDefined()
})

test('saves a recipe with its complete picture or without, while the picture is deleted', async () => {
  for (let round = 0; round < 15; round++) {
    const id = await upload('brown')
    await age(id)
    const [saved] = await Promise.all([
      saveRecipe(app, aRecipe({ title: `Race ${round}`, imageId: id })),
      clearPictures(app),
    ])
    const picture = saved.ok ? (await findRecipe(app.db, saved.id))?.picture : undefined
    expect(Boolean(picture)).toBe(Boolean(await file(id)))
  }
})
