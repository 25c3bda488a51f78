import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { RecipeStatus } from '../src/core/recipes/recipe.ts'
import { recipeStatuses } from '../src/core/recipes/lifecycle-events.ts'
import { changeStatus } from '../src/db/recipes/recipe-status.ts'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import { newFollowPath } from '../src/operations/submissions/new-follow-path.ts'
import { createUser } from './accounts.ts'
import { createModeration } from './moderation.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })
const { user: cook, cookie } = await createUser(app, 'cook')
const { user: editor, cookie: editorCookie } = await createUser(app, 'editor')
const { cookie: adminCookie } = await createUser(app, 'admin')
const moderation = createModeration(app, editor)

async function recipeIn(status: RecipeStatus, sender: typeof cook | 'visitor' = cook): Promise<string> {
  const id = await moderation.send(`Staged ${status} Stew`, sender)
  if (status !== 'pending') await changeStatus(app.db, id, { from: 'pending', to: status })
  return id
}

const page = async (path: string, as = '') => load(await (await send(path, { cookie: as })).text())
const statusCode = async (path: string, as = '') => (await send(path, { cookie: as })).status
const statusOf = async (id: string) => (await findStoredRecipe(app.db, id))?.recipe.status

const ownersButtons: Record<RecipeStatus, ReadonlyArray<string>> = {
  draft: ['edit', 'delete'],
  pending: ['edit', 'withdraw'],
  'changes-requested': ['edit', 'withdraw'],
  published: ['edit', 'withdraw'],
  rejected: ['delete'],
  withdrawn: ['edit', 'delete'],
}

test.each(recipeStatuses)('offers the owner of a %s recipe the allowed actions', async (status) => {
  const id = await recipeIn(status)
  const shown = await page(`/my-recipes/${id}`, cookie)
  const found = [
    ...(shown(`a[href="/my-recipes/${id}/edit"]`).length > 0 ? ['edit'] : []),
    ...shown('main input[name=intent]')
      .toArray()
      .map((input) => shown(input).attr('value') ?? ''),
  ]
  expect(found).toEqual(ownersButtons[status])
  expect(await statusCode(`/my-recipes/${id}/edit`, cookie)).toBe(status === 'rejected' ? 404 : 200)
  expect(await statusCode(`/my-recipes/${id}/history`, cookie)).toBe(200)
})

test.each(recipeStatuses)('ignores an action that a %s recipe does not allow', async (status) => {
  const id = await recipeIn(status)
  const refused = ['withdraw', 'delete'].filter((intent) => !ownersButtons[status].includes(intent))
  for (const intent of refused) await send(`/my-recipes/${id}`, { cookie, fields: { intent } })
  expect(await statusOf(id)).toBe(status)
})

test.each<[RecipeStatus, number, boolean]>([
  ['pending', 200, true],
  ['changes-requested', 200, true],
  ['published', 200, true],
  ['rejected', 404, false],
  ['withdrawn', 404, false],
])('the edit page behind the secret link of a %s recipe responds %d', async (status, code, canWithdraw) => {
  const id = await recipeIn(status, 'visitor')
  const path = await newFollowPath(app, id)
  expect(await statusCode(`${path}/edit`)).toBe(code)
  expect((await page(path))('a[href^="?withdraw"], a[href*="?withdraw#"]').length > 0).toBe(canWithdraw)
})

test.each<[RecipeStatus, number, number, number]>([
  ['draft', 404, 404, 404],
  ['pending', 200, 200, 200],
  ['changes-requested', 404, 200, 200],
  ['published', 200, 200, 200],
  ['rejected', 404, 200, 404],
  ['withdrawn', 410, 200, 404],
])(
  'a %s recipe responds %d to visitors, %d to editors and %d to editors on its edit page',
  async (status, ...codes) => {
    const id = await recipeIn(status)
    const [visitors, editors, edit] = codes
    expect(await statusCode(`/recipe/${id}`)).toBe(visitors)
    expect(await statusCode(`/recipe/${id}`, editorCookie)).toBe(editors)
    expect(await statusCode(`/my-recipes/${id}/edit`, editorCookie)).toBe(edit)
  },
)

test('lists all recipes but drafts, with an edit link where editors may edit', async () => {
  for (const status of recipeStatuses) await recipeIn(status)
  const list = await page('/admin/recipes', adminCookie)
  const titles = list('th[scope=row] a')
    .toArray()
    .map((link) => list(link).text())
  expect(titles.length).toBeGreaterThan(4)
  expect(titles).not.toContain('Staged draft Stew')
  const edited = new Set(
    list('a[aria-label^="Edit Staged"]')
      .toArray()
      .map((link) => list(link).attr('aria-label')),
  )
  expect([...edited].toSorted()).toEqual([
    'Edit Staged changes-requested Stew',
    'Edit Staged pending Stew',
    'Edit Staged published Stew',
  ])
})
