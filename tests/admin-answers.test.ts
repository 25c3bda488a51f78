import { expect, test } from 'vitest'
import { findMyRecipe } from '../src/db/recipes/my-recipes.ts'
import { insertIssue, startSending } from '../src/db/newsletter/issues.ts'
import { findRecipe } from '../src/db/recipes/recipes.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { user: cook } = await createUser(app, 'cook')
const { cookie } = await createUser(app, 'admin')
await saveRecipe(app, aRecipe({ title: 'Leek Soup' }), cook)

/** Sends the form. Returns the query of the redirect, and the flash message. */
async function press(path: string, fields: Record<string, string>) {
  const answer = await send(path, { cookie, fields })
  const to = new URL(answer.headers.get('location') ?? '', 'http://kitchen.lan')
  const flash = decodeURIComponent(answer.headers.get('set-cookie') ?? '')
  return { done: to.searchParams.get('done'), find: to.searchParams.get('find'), flash }
}
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const statusOf = async (id: string) => (await findRecipe(app.db, id))?.status
const textOf = async (path: string) => (await send(path, { cookie })).text()
const onRecipe = (intent: string, more: Record<string, string> = {}, id = 'leek-soup') =>
  press('/admin/recipes?find=leek', { intent, id, ...more })

/** Presses a button for two selected recipes. */
async function both(fields: Record<string, string>) {
  const body = new URLSearchParams({ recipe: 'bulk-bread', ...fields })
  body.append('recipe', 'bulk-bun')
  const answer = await send('/admin/recipes', {
    cookie,
    body: new TextEncoder().encode(String(body)),
    headers: formType,
  })
  return { answer, flash: decodeURIComponent(answer.headers.get('set-cookie') ?? '') }
}

test('changes all selected recipes, asks before it deletes them, and says which were left out', async () => {
  for (const title of ['Bulk Bread', 'Bulk Bun']) await saveRecipe(app, aRecipe({ title }), cook)
  expect((await both({ intent: 'add-category' })).flash).toContain('Enter a category first')
  expect((await both({ intent: 'add-category', category: 'Sunday' })).flash).toContain('2 recipes changed')
  expect((await both({ intent: 'delete-selected' })).flash).toContain('Withdraw or reject recipes')
  expect((await both({ intent: 'withdraw-selected' })).flash).toContain('Give a reason')
  await onRecipe('withdraw', { reason: 'Spam.' }, 'bulk-bun')
  expect((await both({ intent: 'withdraw-selected', reason: 'Spam.' })).flash).toContain('1 recipe withdrawn')
  const { answer } = await both({ intent: 'ask-delete' })
  expect(await answer.text()).toContain('Delete 2 recipes?')
  expect(await statusOf('bulk-bun')).toBe('withdrawn')
  expect((await both({ intent: 'delete-selected' })).flash).toContain('2 recipes deleted')
  expect(await statusOf('bulk-bun')).toBeUndefined()
})

test('reports the outcome of each action in the list of recipes', async () => {
  expect(await onRecipe('withdraw')).toMatchObject({
    done: null,
    find: 'leek',
    flash: expect.stringContaining('Give a reason'),
  })
  expect(await statusOf('leek-soup')).toBe('published')
  expect(await onRecipe('withdraw', { reason: 'Copied from a book.' })).toMatchObject({ done: 'withdrawn' })
  expect(await findMyRecipe(app.db, cook.id, 'leek-soup')).toMatchObject({ reason: 'Copied from a book.' })
  const again = await onRecipe('withdraw', { reason: 'Once more.' })
  expect(again).toMatchObject({
    done: null,
    find: 'leek',
    flash: expect.stringContaining('Someone else already did this'),
  })
  expect(await onRecipe('publish')).toMatchObject({ done: 'published' })
  expect(await onRecipe('publish')).toMatchObject({
    done: null,
    flash: expect.stringContaining('Someone else already did this'),
  })
  expect(await onRecipe('publish', {}, 'never-was')).toMatchObject({
    done: null,
    flash: expect.stringContaining('deleted'),
  })
  expect(await onRecipe('feature', { featured: 'true' })).toMatchObject({ done: 'featured' })
  expect(await onRecipe('feature', { featured: 'true' }, 'never-was')).toMatchObject({ done: null })
})

test('does not report a deleted ad as changed', async () => {
  const answer = await press('/admin/affiliates', { intent: 'switch', id: 'never-was', active: 'true' })
  expect(answer).toMatchObject({ done: null, flash: expect.stringContaining('was deleted') })
})

test('does not show a stopped issue as being sent', async () => {
  const id = await insertIssue(app.db, cook.id, { subject: 'Ten soups', content: '<p>Soup.</p>' })
  await startSending(app.db, id)
  const path = `/admin/newsletter/issue/${id}`
  for (const page of ['/admin/newsletter', path]) {
    const html = await textOf(page)
    expect(html).toContain('>Stopped<')
    expect(html).not.toContain('>Being sent<')
  }
  expect(await press(path, { intent: 'resume' })).toMatchObject({ done: 'resumed' })
  for (const page of ['/admin/newsletter', path]) expect(await textOf(page)).toContain('>Being sent<')
})

test('asks before a new name merges two categories', async () => {
  for (const [title, category] of [
    ['Nachos', 'nibble'],
    ['Crackers', 'cracker'],
  ] as const)
    await saveRecipe(app, aRecipe({ title, categories: [category] }), cook)
  const path = '/admin/recipes/categories?edit=nibble'
  const asked = await send(path, { cookie, fields: { intent: 'rename', name: 'Cracker' } })
  expect(asked.status).toBe(409)
  const text = await asked.text()
  expect(text).toContain('Merge “Nibble” into “Cracker”?')
  expect(text).toContain('Its only recipe moves to “Cracker”, which has 1 recipe. The old address redirects there.')
  expect((await findRecipe(app.db, 'nachos'))?.categories).toEqual(['nibble'])
  expect(await press(path, { intent: 'merge', name: 'cracker', others: 'nibble' })).toMatchObject({ done: 'merged' })
  expect(await press('/admin/recipes/categories?edit=cracker', { intent: 'rename', name: 'Crisps' })).toMatchObject({
    done: 'renamed',
  })
})

test('merges the categories that were shown, and says so when they changed', async () => {
  await saveRecipe(app, aRecipe({ title: 'Rye', categories: ['loaf', 'loaves'] }), cook)
  const fields = { intent: 'merge', name: 'loaves', others: 'loaf' }
  expect(await press('/admin/recipes/categories', fields)).toMatchObject({ done: 'merged' })
  expect((await press('/admin/recipes/categories', fields)).flash).toContain('Nothing was merged')
})
