import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { mostEntries, type PlanEntry } from '../../core/planning/meal-plan.ts'
import { addDays } from '../../core/planning/weeks.ts'
import { setSuspended } from '../../db/accounts/managed-users.ts'
import { listPlanEntries, listPlanWeek } from '../../db/planning/plan-entries.ts'
import { findPlanBehindLink, findPlanLinks } from '../../db/planning/plan-links.ts'
import { planLinks } from '../../db/schema/planning.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { changePlan } from './change-plan.ts'
import { clearPlanWeek, copyPlanWeek } from './change-week.ts'
import { planDish } from './plan-dish.ts'
import { sharePlan, stopSharingPlan } from './share-plan.ts'

const app = await createTestApp()
const { db } = app
for (const title of ['Leek Soup', 'Plum Cake']) await saveRecipe(app, aRecipe({ title }))
const aCook = async () => (await createUser(app, 'cook')).user
const week = '2026-11-23'

const soup = (changes: object = {}): PlanEntry => ({
  id: 'entry-soup',
  day: week,
  meal: 'Dinner',
  kind: 'recipe',
  title: 'Leek Soup',
  recipeId: 'leek-soup',
  servings: 6,
  note: '',
  ...changes,
})
const again: PlanEntry = {
  id: 'entry-again',
  day: '2026-11-24',
  meal: 'Lunch',
  kind: 'leftovers',
  title: 'Leek Soup',
  of: 'entry-soup',
  note: 'Cold',
}

test('keeps a plan that arrives twice once, in its order, and changes known entries', async () => {
  const user = await aCook()
  await changePlan(app, user, { put: [soup(), again], remove: [] })
  const outcome = await changePlan(app, user, { put: [soup({ note: 'With bread' }), again], remove: [] })
  expect(outcome).toEqual({ ok: true, entries: [soup({ note: 'With bread' }), again] })
  expect(await changePlan(app, user, { put: [], remove: ['entry-soup', 'unknown-entry'] })).toEqual({
    ok: true,
    entries: [again],
  })
})

test("does not touch another cook's entries with the same ids", async () => {
  const [user, other] = [await aCook(), await aCook()]
  await changePlan(app, user, { put: [soup()], remove: [] })
  await changePlan(app, other, { put: [soup({ title: 'Other' })], remove: [] })
  await changePlan(app, other, { put: [], remove: ['entry-soup'] })
  expect(await listPlanEntries(db, user.id)).toEqual([soup()])
})

test('keeps the title of a recipe that is deleted or that the cook may not see', async () => {
  const user = await aCook()
  await saveRecipe(app, aRecipe({ title: 'Short Life' }))
  const put = [
    soup({ id: 'entry-one', recipeId: 'short-life', title: 'Short Life' }),
    soup({ id: 'entry-two', recipeId: 'no-such-recipe', title: 'Somewhere' }),
  ]
  await changePlan(app, user, { put, remove: [] })
  await db.delete(recipes).where(eq(recipes.id, 'short-life'))
  expect(await listPlanEntries(db, user.id)).toEqual(put.map((entry) => ({ ...entry, recipeId: null })))
})

test('refuses more dishes than a plan can have and changes nothing', async () => {
  const user = await aCook()
  const put = Array.from({ length: mostEntries + 1 }, (_, index) => soup({ id: `entry-number-${index}` }))
  expect(await changePlan(app, user, { put, remove: [] })).toMatchObject({ ok: false })
  expect(await listPlanEntries(db, user.id)).toEqual([])
})

test('changes a dish of a full plan, also from two tabs at once', async () => {
  const user = await aCook()
  const put = Array.from({ length: mostEntries }, (_, index) => soup({ id: `entry-number-${index}` }))
  await changePlan(app, user, { put, remove: [] })
  const changed = put.slice(0, 300).map((entry) => ({ ...entry, note: 'Doubled' }))
  const outcomes = await Promise.all(
    [changed, changed.toReversed()].map((entries) => changePlan(app, user, { put: entries, remove: [] })),
  )
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  expect(await changePlan(app, user, { put: [again], remove: [] })).toMatchObject({ ok: false })
})

test('copies a week and clears it without script', async () => {
  const user = await aCook()
  await changePlan(app, user, { put: [soup(), again], remove: [] })
  await copyPlanWeek(app, user, week)
  await clearPlanWeek(app, user, week)
  expect(await listPlanWeek(db, user.id, week)).toEqual([])
  const copied = await listPlanWeek(db, user.id, '2026-11-30')
  expect(copied).toMatchObject([
    { title: 'Leek Soup', day: '2026-11-30' },
    { of: copied[0]?.id, day: '2026-12-01' },
  ])
})

test('plans recipes, leftovers and texts from a form', async () => {
  const user = await aCook()
  const slot = { day: week, meal: 'Lunch' } as const
  const nothing = { title: '', recipeId: '', leftoversOf: '' }
  await planDish(app, user, slot, { ...nothing, recipeId: 'plum-cake' })
  const [cake] = await listPlanEntries(db, user.id)
  await planDish(app, user, slot, { ...nothing, leftoversOf: cake?.id ?? '' })
  await planDish(app, user, slot, { ...nothing, title: 'Out' })
  expect(await planDish(app, user, slot, { ...nothing, recipeId: 'no-such-recipe' })).toMatchObject({ ok: false })
  expect((await listPlanEntries(db, user.id)).map(({ kind, title }) => [kind, title])).toEqual([
    ['recipe', 'Plum Cake'],
    ['leftovers', 'Plum Cake'],
    ['text', 'Out'],
  ])
})

test('shares a week and a calendar by secret addresses that stop working for good', async () => {
  const user = await aCook()
  for (const shared of [week, week, null]) await sharePlan(app, user, shared)
  const links = await findPlanLinks(db, user.id, week)
  expect(links.week).toMatch(/^[\w-]{24}$/)
  expect(links.calendar).not.toBe(links.week)
  expect(await findPlanBehindLink(db, links.week ?? '')).toEqual({ userId: user.id, week, by: user.name })
  expect(await findPlanBehindLink(db, links.calendar ?? '')).toMatchObject({ week: null })

  await stopSharingPlan(app, user, week)
  await sharePlan(app, user, week)
  expect(await findPlanBehindLink(db, links.week ?? '')).toBeUndefined()
  expect(await findPlanBehindLink(db, links.calendar ?? '')).toBeDefined()
})

test('shares no more than 105 addresses, and keeps those that exist', async () => {
  const user = await aCook()
  const rows = Array.from({ length: 105 }, (_, at) => ({
    token: `${user.id}-${at}`,
    userId: user.id,
    week: addDays(week, 7 * at),
  }))
  await db.insert(planLinks).values(rows)
  expect(await sharePlan(app, user, week)).toBe('shared')
  expect(await findPlanLinks(db, user.id, week)).toMatchObject({ week: `${user.id}-0` })
  expect(await sharePlan(app, user, addDays(week, 7 * 105))).toBe('too-many')
  expect(await sharePlan(app, user, null)).toBe('too-many')
})

test('hides the calendar and the shared weeks of a suspended cook until the account is restored', async () => {
  const user = await aCook()
  for (const shared of [week, null]) await sharePlan(app, user, shared)
  const links = await findPlanLinks(db, user.id, week)
  const found = () => Promise.all([links.week, links.calendar].map((token) => findPlanBehindLink(db, token ?? '')))
  await setSuspended(db, user.id, 'Spam')
  expect(await found()).toEqual([undefined, undefined])
  await setSuspended(db, user.id, null)
  expect(await found()).toMatchObject([{ week }, { week: null }])
})
