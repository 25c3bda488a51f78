import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import { checkSubmission, emptySubmission, recipeFromSubmission } from '../../core/recipes/forms/submission-form.ts'
import { countMyRecipes } from '../../db/recipes/my-recipes.ts'
import { countRecipes, findRecipe, listNewest } from '../../db/recipes/recipes.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { storeImage } from '../pictures/store-image.ts'
import { renameRecipe } from '../recipes/rename-recipe.ts'
import { reviewRecipe } from '../recipes/review-recipe.ts'
import { saveDraft } from '../recipes/save-recipe.ts'
import { admitSubmission } from './admit-submission.ts'
import { followSubmission, withdrawSubmission } from './follow-submission.ts'
import { receiveSubmission } from './receive-submission.ts'
import { saveUnfinished, submitRecipe } from './submit-recipe.ts'

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

test('follows a recipe from the moderation queue to the site, through a new name, to its withdrawal', async () => {
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

test('creates a long token that is not in the database', async () => {
  const { token } = await sent('Secret Stew')
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(JSON.stringify(await app.db.select().from(submissions))).not.toContain(token)
  for (const guess of ['', token.slice(1), `${token}x`, token.toLowerCase()]) {
    expect(await followSubmission(app, guess)).toBeUndefined()
    expect(await withdrawSubmission(app, guess)).toBe(false)
  }
})

test('stores the picture with the recipe, or nothing when the picture is gone', async () => {
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

test('saves twenty recipes with the same title at the same moment', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => submitRecipe(app, form({ title: 'Popular Pie' }))),
  )
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.id)).size).toBe(20)
})

let visitors = 0

test.each([
  ['at home', app, 200],
  ['on a public site', publicApp, 30],
])('%s, an address submits a limited number an hour', async (name, here, most) => {
  const admitted = await inOneRateWindow(3600, () => {
    const visitor = `visitor ${name} ${(visitors += 1)}`
    return Promise.all(Array.from({ length: 250 }, () => admitSubmission(here, visitor)))
  })
  expect(admitted.filter(Boolean)).toHaveLength(most)
})

test('saves a draft once when it is sent again because the answer was lost', async () => {
  const { user } = await createUser(app, 'cook')
  const first = await saveUnfinished(app, form({ title: 'Half a Hotpot' }), user)
  expect(await saveUnfinished(app, form({ title: 'Half a Hotpot' }), user)).toEqual(first)
  const longer = await saveUnfinished(app, form({ title: 'Half a Hotpot', ingredients: '2 leeks\n1 l stock' }), user)
  const { user: other } = await createUser(app, 'cook')
  const others = await saveUnfinished(app, form({ title: 'Half a Hotpot' }), other)
  const changes = [{ servings: '6' }, { prepTime: '10' }, { cookTime: '10' }, { category: 'Vegan' }, { author: 'Gran' }]
  const changed = []
  for (const change of changes)
    changed.push(await saveUnfinished(app, form({ title: 'Half a Hotpot', ...change }), user))
  const ids = [first, longer, others, ...changed].map((saved) => (saved.ok ? saved.id : ''))
  expect(new Set(ids).size).toBe(8)
})

test('saves a draft once when it is sent twenty times at the same moment', async () => {
  const { user } = await createUser(app, 'cook')
  const tabs = Array.from({ length: 20 }, () => saveUnfinished(app, form({ title: 'Tabbed Tart' }), user))
  const ids = (await Promise.all(tabs)).map((saved) => saved.ok && saved.id)
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
])('saves a draft with %j as a different one', async (more) => {
  const { user } = await createUser(app, 'cook')
  const typed = form({ title: 'Welsh Cakes', author: 'Gran' })
  const rich = await saveDraft(app, { ...recipeFromSubmission(typed), ...more }, user)
  expect(await saveUnfinished(app, typed, user)).not.toMatchObject({ id: rich.id })
})

test('takes only categories that the site offers, also by the label of older pages', async () => {
  const send = (category: string) =>
    receiveSubmission(app, {
      form: form({ title: `Dish of ${category}`, category }),
      visitor: 'ann',
      user: null,
      isDraft: false,
    })
  expect(await send('poison')).toMatchObject({ kind: 'refused', errors: { category: 'Choose an item from the list' } })
  expect(await send('Desserts')).toMatchObject({ kind: 'sent' })
  const [newest] = await listNewest(app.db, 1)
  expect(newest).toMatchObject({ title: 'Dish of Desserts', categories: ['dessert'] })
})

test('saves a recipe once if its button is pressed three times, and a changed or refused one again', async () => {
  const press = (changes: Partial<typeof emptySubmission>, visitor = 'ann') =>
    receiveSubmission(app, { form: form(changes), visitor, user: null, isDraft: false })
  const before = await countRecipes(app.db)
  const pressed = await Promise.all([1, 2, 3].map(() => press({ title: 'Pressed Pears' })))
  expect(new Set(pressed.map((outcome) => 'path' in outcome && outcome.path)).size).toBe(1)
  expect(await countRecipes(app.db)).toBe(before + 1)
  await press({ title: 'Pressed Pears', description: 'With cinnamon.' })
  await press({ title: 'Pressed Pears' }, 'ben')
  expect(await countRecipes(app.db)).toBe(before + 3)
  const gone = { title: 'Pictured Pears', imageId: 'b'.repeat(24) }
  expect(await press(gone)).toMatchObject({ kind: 'refused' })
  expect(await press(gone)).toMatchObject({ kind: 'refused' })
})
