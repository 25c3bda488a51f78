import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { listPlanEntries } from '../src/db/planning/plan-entries.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
await saveRecipe(app, aRecipe({ title: 'Leek Soup', servings: 4 }))
const { user: cook, cookie } = await createUser(app, 'cook')
const week = '/meal-plan?week=2030-01-07'
const open = async (path: string) => load(await (await send(path, { cookie })).text())

test('plans, changes, copies and clears a week in the account without script', async () => {
  const empty = await open(week)
  const add = empty('a[aria-label="Add to Dinner, Monday, January 7"]').attr('href') ?? ''
  const found = await open(`${add}&q=leek`)
  expect(found('button[name=recipeId]').text()).toBe('Leek Soup')
  const slot = { day: '2030-01-07', meal: 'Dinner' }
  await send('/meal-plan/add', { cookie, fields: { ...slot, recipeId: 'leek-soup' } })

  const planned = await open(week)
  const edit = planned('a[aria-label="Change Leek Soup"]').attr('href') ?? ''
  const field = (await open(edit))('input[name=servings]')
  expect(field.attr('value')).toBe('4')
  const refused = await send(edit, { cookie, fields: { ...slot, intent: 'change', servings: '1.5', note: 'Typed' } })
  expect(refused.status).toBe(422)
  const again = load(await refused.text())
  expect(again('main').text()).toContain('Enter a whole number of servings')
  expect(again('textarea[name=note]').text()).toContain('Typed')
  await send(edit, { cookie, fields: { ...slot, intent: 'change', servings: '6', note: 'With bread' } })

  for (const intent of ['copy', 'clear']) await send(week, { cookie, fields: { intent, week: '2030-01-07' } })
  expect(await listPlanEntries(app.db, cook.id)).toMatchObject([
    { day: '2030-01-14', title: 'Leek Soup', servings: 6, note: 'With bread' },
  ])
})

test('asks for the name of a dish that was emptied, without script', async () => {
  const { cookie: other } = await createUser(app, 'cook')
  const slot = { day: '2030-01-07', meal: 'Dinner' }
  await send('/meal-plan/add', { cookie: other, fields: { ...slot, title: 'Out' } })
  const planned = load(await (await send(week, { cookie: other })).text())
  const edit = planned('a[aria-label="Change Out"]').attr('href') ?? ''
  const refused = await send(edit, { cookie: other, fields: { ...slot, intent: 'change', title: '', note: 'Typed' } })
  expect(refused.status).toBe(422)
  const again = load(await refused.text())
  expect(again('main').text()).toContain('Enter a dish')
  expect(again('textarea[name=note]').text()).toContain('Typed')
})

test('accepts the same change of a browser twice and counts it once', async () => {
  const other = await createUser(app, 'cook')
  const entry = { id: 'from-a-browser', day: '2030-01-07', meal: 'Lunch', kind: 'text', title: 'Out', note: '' }
  const fields = { put: JSON.stringify([entry, { ...entry, id: 'bad id', day: 'soon' }]) }
  for (const _ of [1, 2]) {
    const answer = await send('/meal-plan/account', { cookie: other.cookie, fields })
    expect(await answer.json()).toEqual({ entries: [entry] })
  }
})
