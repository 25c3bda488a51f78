import { notInArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import type { PermissionRow } from '../src/core/pages/page.ts'
import { permissions } from '../src/web/app/permissions.ts'
import { users } from '../src/db/schema/accounts.ts'
import { recipes } from '../src/db/schema/recipes.ts'
import { newFollowPath } from '../src/operations/submissions/new-follow-path.ts'
import { saveDraft, saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

/** Submissions wait for review only at a public site. */
const { app, send } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.test' })
const victim = await createUser(app, 'cook')
const own = await createUser(app, 'cook')

/** Returns fields for columns that an attacker might try to write, with their names in code and database. */
const under = (names: string, value: string) => Object.fromEntries(names.split(' ').map((name) => [name, value]))
const forged = {
  role: 'admin',
  status: 'published',
  state: 'approved',
  ...under('emailVerified email_verified twoFactorEnabled banned featured isSample is_sample', 'true'),
  ...under('ownerId owner_id userId user_id', victim.user.id),
  ...under('id slug recipeId authorId author_id chefId chef_id', 'chosen'),
  ...under('ratingCount rating_count ratingSum rating_sum', '9'),
  ...under('datePublished date_published createdAt created_at', '2001-01-01'),
  ...under('sourceKey source_key', 'example.com/chosen'),
}

let count = 0
const recipe = () => ({
  title: `Forged Stew ${(count += 1)}`,
  description: 'Warm.',
  ingredients: '1 stone',
  instructions: 'Boil it.',
  version: '1',
})
const person = () => ({
  name: 'Forger',
  email: `forger-${(count += 1)}@kitchen.test`,
  password: 'leek soup on a tuesday',
})

/** Every form and API call open to visitors and cooks. */
const open = permissions.filter(({ method, least }) => method === 'POST' && (least === 'visitor' || least === 'cook'))

async function ownDraft(): Promise<string> {
  const saved = await saveDraft(app, aRecipe({ title: `Own Draft ${(count += 1)}` }), own.user)
  return saved.id
}

/** Returns the row's address. If it has a parameter, creates a recipe or submission of the caller. */
async function addressFor({ path }: PermissionRow): Promise<string> {
  if (path.startsWith('/my-recipes/:id')) return path.replace(':id', await ownDraft())
  if (!path.startsWith('/submissions/:token')) return path.replace(/:\w+/g, 'chosen')
  const saved = await saveRecipe(app, aRecipe({ title: `Sent In ${(count += 1)}` }))
  return path.replace('/submissions/:token', await newFollowPath(app, saved.id))
}

test.each([
  ['a visitor', ''],
  ['a cook', own.cookie],
])('stores only the form’s fields of what %s sends', async (_, cookie) => {
  const before = { recipes: await app.db.$count(recipes), users: await app.db.$count(users) }
  const failed: Array<string> = []
  for (const row of open) {
    const path = await addressFor(row)
    for (const intent of row.intent ? [row.intent] : ['save', 'draft', 'send']) {
      if (/^end-|^delete$|withdraw/.test(intent)) continue
      const fields = { ...forged, ...person(), ...recipe(), intent }
      const answer = await send(path, { cookie, ...(path.startsWith('/api/') ? { json: fields } : { fields }) })
      if (answer.status >= 500) failed.push(nameOf(row))
    }
  }
  expect(failed).toEqual([])
  const written = await app.db
    .select()
    .from(recipes)
    .where(sql`${recipes.title} like 'Forged%'`)
  // Without these writes, the test would prove nothing.
  expect(written.length).toBeGreaterThan(4)
  expect(await app.db.$count(recipes)).toBeGreaterThan(before.recipes)
  for (const one of written) {
    expect(one).toMatchObject({
      featured: false,
      isSample: false,
      authorId: null,
      ratingCount: 0,
      ratingSum: 0,
      sourceKey: null,
    })
    expect(['pending', 'draft']).toContain(one.status)
    expect([null, own.user.id]).toContain(one.ownerId)
    expect(one.datePublished.getFullYear()).toBeGreaterThan(2001)
    expect(one.id).not.toBe('chosen')
  }
  const people = await app.db
    .select()
    .from(users)
    .where(notInArray(users.id, [victim.user.id]))
  for (const one of people)
    expect(one).toMatchObject({ role: 'cook', emailVerified: false, banned: false, twoFactorEnabled: false })
  expect(people.length).toBeGreaterThan(1)
})
