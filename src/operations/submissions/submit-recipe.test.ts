import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import type { NewRecipe } from '../../core/recipe/recipe-form.ts'
import { checkSubmission, emptySubmission, recipeFromSubmission } from '../../core/recipe/submission-form.ts'
import { countMyRecipes } from '../../db/my-recipes.ts'
import { countRecipes, findRecipe, listNewest } from '../../db/recipes.ts'
import { submissions } from '../../db/schema.ts'
import { storeImage } from '../images/store-image.ts'
import { renameRecipe } from '../recipes/rename-recipe.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { saveDraft } from '../recipes/save-recipe.ts'
import { admitSubmission } from './admit-submission.ts'
import { followSubmission, withdrawSubmission } from './follow-submission.ts'
import { keepUnfinished, submitRecipe } from './submit-recipe.ts'

const app = await createTestApp()
const publicApp = { ...app, env: { ...app.env, PUBLIC_URL: 'https://kitchen.example' } }

function form(changes: Partial<typeof emptySubmission>) {
  const checked = checkSubmission({
    ...emptySubmission,
    title: 'Leek Soup',
    description: 'Warm.',
    ingredients: '2 leeks',
    instructions: 'Simmer.',
    ...changes,
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  return checked.form
}

async function sent(title: string) {
  const outcome = await submitRecipe(publicApp, form({ title }))
  if (!outcome.ok) throw new Error(outcome.reason)
  return { ...outcome, token: outcome.path.replace('/submissions/', '') }
}

test('a cook follows a recipe from the desk to the site, under whatever name, and takes it back', async () => {
  const { id, token } = await sent('Followed Fondue')
  expect(await followSubmission(app, token)).toMatchObject({
    recipeId: id,
    title: 'Followed Fondue',
    status: 'pending',
  })
  await reviewRecipe(app, id, 'published')
  await renameRecipe(app, id, 'swiss-fondue')
  expect(await followSubmission(app, token)).toMatchObject({ recipeId: 'swiss-fondue', status: 'published' })
  expect(await withdrawSubmission(app, token)).toBe(true)
  expect(await withdrawSubmission(app, token)).toBe(true)
  expect(await followSubmission(app, token)).toMatchObject({ status: 'withdrawn' })
  expect((await listNewest(app.db, 10)).map((recipe) => recipe.id)).not.toContain('swiss-fondue')
})

test('the token is long, and not in the database', async () => {
  const { token } = await sent('Secret Stew')
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(JSON.stringify(await app.db.select().from(submissions))).not.toContain(token)
  for (const guess of ['', token.slice(1), `${token}x`, token.toLowerCase()]) {
    expect(await followSubmission(app, guess)).toBeUndefined()
    expect(await withdrawSubmission(app, guess)).toBe(false)
  }
})

test('the picture comes along; where it is gone, nothing is kept and the cook hears of it', async () => {
  const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer()
  const stored = await storeImage(app, photo, { alt: '' })
  const imageId = stored.ok ? stored.picture.id : ''
  const outcome = await submitRecipe(app, form({ title: 'Pictured Pie', imageId }))
  const recipe = await findRecipe(app.db, outcome.ok ? outcome.id : '')
  expect(recipe).toMatchObject({ status: 'published', picture: { id: imageId, alt: 'Pictured Pie' } })
  const before = await countRecipes(app.db)
  expect(await submitRecipe(app, form({ imageId: 'a'.repeat(24) }))).toEqual({ ok: false, reason: 'picture-gone' })
  expect(await countRecipes(app.db)).toBe(before)
})

test('twenty of one title at the same moment are all kept', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => submitRecipe(app, form({ title: 'Popular Pie' }))),
  )
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.id)).size).toBe(20)
})

test.each([
  ['at home', app, 200],
  ['on a public site', publicApp, 30],
])('%s, an address sends so many an hour', async (name, here, most) => {
  const admitted = await Promise.all(Array.from({ length: 250 }, () => admitSubmission(here, `visitor ${name}`)))
  expect(admitted.filter(Boolean)).toHaveLength(most)
})

test('a draft whose answer was lost is sent again, and is there once', async () => {
  const { user } = await createUser(app, 'cook')
  const first = await keepUnfinished(app, form({ title: 'Half a Hotpot' }), user)
  expect(await keepUnfinished(app, form({ title: 'Half a Hotpot' }), user)).toEqual(first)
  const longer = await keepUnfinished(app, form({ title: 'Half a Hotpot', ingredients: '2 leeks\n1 l stock' }), user)
  const { user: other } = await createUser(app, 'cook')
  const others = await keepUnfinished(app, form({ title: 'Half a Hotpot' }), other)
  const changes = [{ servings: '6' }, { prepTime: '10' }, { cookTime: '10' }, { category: 'Vegan' }, { author: 'Gran' }]
  const changed = []
  for (const change of changes)
    changed.push(await keepUnfinished(app, form({ title: 'Half a Hotpot', ...change }), user))
  const ids = [first, longer, others, ...changed].map((kept) => (kept.ok ? kept.id : ''))
  expect(new Set(ids).size).toBe(8)
})

test('a draft that is sent twenty times at the same moment is there once', async () => {
  const { user } = await createUser(app, 'cook')
  const tabs = Array.from({ length: 20 }, () => keepUnfinished(app, form({ title: 'Tabbed Tart' }), user))
  const ids = (await Promise.all(tabs)).map((kept) => kept.ok && kept.id)
  expect(new Set(ids).size).toBe(1)
  expect(await countMyRecipes(app.db, user.id)).toEqual({ draft: 1 })
})

test.each<Partial<NewRecipe>>([
  { totalTime: 90 },
  { yield: 'A tin' },
  { difficulty: 'hard' },
  { cuisine: 'Welsh' },
  { tips: ['Rest the dough.'] },
  { nutritionFacts: { calories: 200, protein: null, carbs: null, fat: null } },
  { language: 'cy' },
  { sourceUrl: 'https://welsh.example/cakes' },
])('a draft that says %j besides is another one', async (more) => {
  const { user } = await createUser(app, 'cook')
  const typed = form({ title: 'Welsh Cakes', author: 'Gran' })
  const rich = await saveDraft(app, { ...recipeFromSubmission(typed), ...more }, user)
  expect(await keepUnfinished(app, typed, user)).not.toMatchObject({ id: rich.id })
})
