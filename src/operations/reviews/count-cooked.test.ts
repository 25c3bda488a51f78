import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { createReviewing } from '../../../tests/reviews.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { cookedDays } from '../../db/schema/reviews.ts'
import { finishCooking } from './count-cooked.ts'

const app = await createTestApp()
const { recipe } = createReviewing(app)

test('counts a visitor once a day for each recipe, and only listed recipes', async () => {
  const id = await recipe('Leek Pie')
  for (const visitor of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await finishCooking(app, id, visitor)
  await finishCooking(app, 'no-such-recipe', '203.0.113.1')
  expect(await app.db.select().from(cookedDays)).toMatchObject([{ recipeId: id, times: 2 }])
})

test('stops counting a visitor who cooks dozens of times a day', async () => {
  const [first, second] = [await recipe('Beet Pie'), await recipe('Plum Pie')]
  await inOneRateWindow(86_400, async () => {
    for (let times = 0; times < 45; times += 1) await finishCooking(app, first, '203.0.113.3')
    await finishCooking(app, second, '203.0.113.3')
  })
  expect(await app.db.$count(cookedDays, eq(cookedDays.recipeId, second))).toBe(0)
})
