import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { aReview, createReviewing } from '../../../tests/reviews.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import { writeReview } from '../../operations/reviews/write-review.ts'
import { searchRecipes } from '../search/search.ts'
import { ratings } from '../schema/reviews.ts'
import { renewRanking } from './ranking.ts'

const app = await createTestApp()
const { recipe } = createReviewing(app)
const bestFirst = async () =>
  (await searchRecipes(app.db, { ...everyRecipe, sort: 'rating' })).recipes.map(({ id }) => id)
const rate = (recipeId: string, stars: number, times: number) =>
  app.db.insert(ratings).values(Array.from({ length: times }, () => ({ recipeId, stars })))

test('ranks by a mean that a few votes hardly change, and follows the mean of the site', async () => {
  const { user } = await createUser(app, 'cook')
  const [proven, single, unrated] = [
    await recipe('Proven Bread'),
    await recipe('Single Bread'),
    await recipe('New Bread'),
  ]
  await rate(proven, 5, 40)
  await rate(proven, 4, 10)
  await writeReview(app, user, single, aReview({ stars: 5 }))
  expect(await bestFirst()).toEqual([proven, single, unrated])
  expect(await renewRanking(app.db)).toBe(true)
  expect(await renewRanking(app.db)).toBe(false)
  // Now the site's mean is 4.8, so 4.8 of fifty votes is no better than no vote at all.
  expect((await bestFirst())[0]).toBe(single)
  await rate(unrated, 1, 200)
  expect(await renewRanking(app.db)).toBe(true)
  expect(await bestFirst()).toEqual([proven, single, unrated])
})
