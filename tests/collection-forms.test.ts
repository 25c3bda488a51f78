import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { cookie } = await createUser(app, 'cook')

async function create(name: string) {
  const made = await send('/collections', { cookie, fields: { name } })
  return made.headers.get('location') ?? ''
}

test('says next to the name that another collection has it', async () => {
  const soups = await create('Soups')
  await create('Cakes')
  const refused = await send(soups, { cookie, fields: { intent: 'rename', name: 'cakes' } })
  const page = load(await refused.text())
  expect(page('input[name=name]').val()).toBe('cakes')
  expect(page('main').text()).toContain('You already have a collection with this name.')
})

test('says why a recipe was not added', async () => {
  const refused = await send(await create('Dinners'), { cookie, fields: { intent: 'add', recipeId: 'no-such-recipe' } })
  expect(load(await refused.text())('main').text()).toContain('This recipe is no longer here.')
})
