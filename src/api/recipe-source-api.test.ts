import { afterAll, expect, test } from 'vitest'
import { startStandInWeb } from '../../tests/e2e/stand-in-web.ts'
import { createTestApp } from '../../tests/factories.ts'
import { RecipeDraft } from '../core/recipes/recipe.ts'
import { countUse } from '../db/limits/rate-limits.ts'
import { countRecipes } from '../db/recipes/recipes.ts'
import { recipeSourceApi } from './recipe-source-api.ts'

const app = await createTestApp()
const web = await startStandInWeb({
  '/soup': {
    body: `<!doctype html><title>Soup</title><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek Soup',
      recipeIngredient: ['2 leeks', '1 l stock'],
      recipeInstructions: ['Chop the leeks.', 'Simmer them in the stock.'],
      prepTime: 'PT10M',
    })}</script>`,
  },
  '/rice': { body: '<!doctype html><h1>Milk Rice</h1><h2>Instructions</h2><ol><li>Boil the rice.</li></ol>' },
  '/milk': { body: '<!doctype html><h1>Hot Milk</h1><h2>Ingredients</h2><ul><li>1 l milk</li></ul>' },
  '/story': { body: '<!doctype html><title>Story</title><p>We were on holiday, and it rained.' },
})
afterAll(web.close)

function sendRequest(url: string | null, { visitor = '203.0.113.1', headers = {} as Record<string, string> } = {}) {
  const query = url === null ? '' : `?url=${encodeURIComponent(url)}`
  const connection = { incoming: { socket: { remoteAddress: visitor, remotePort: 1, remoteFamily: 'IPv4' } } }
  return recipeSourceApi(app).fetch(new Request(`http://kitchen.test/${query}`, { headers }), connection)
}

test('returns the recipe of a page and saves nothing', async () => {
  const answer = await sendRequest(`${web.url}/soup?from=here&utm_source=x`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const draft = RecipeDraft.parse(await answer.json())
  expect(draft).toMatchObject({ title: 'Leek Soup', prepTime: 10, sourceUrl: expect.stringContaining('/soup') })
  expect(draft.ingredients.map(({ amount, name }) => [amount, name])).toEqual([
    ['2', 'leeks'],
    ['1 l', 'stock'],
  ])
  expect(draft.instructions.map((step) => step.text)).toEqual(['Chop the leeks.', 'Simmer them in the stock.'])
  expect(await countRecipes(app.db)).toBe(0)
})

test.each([
  ['/rice', 'Milk Rice', [], ['Boil the rice.']],
  ['/milk', 'Hot Milk', ['1 l milk'], []],
])('returns what a page with one of the two lists has: %s', async (path, title, ingredients, steps) => {
  const draft = RecipeDraft.parse(await (await sendRequest(web.url + path)).json())
  expect(draft.title).toBe(title)
  expect(draft.ingredients.map(({ line }) => line)).toEqual(ingredients)
  expect(draft.instructions.map((step) => step.text)).toEqual(steps)
})

test.each([
  [null, 400, 'Bad Request', 'bad-address'],
  ['leek soup', 400, 'Bad Request', 'bad-address'],
  ['file:///etc/passwd', 400, 'Bad Request', 'bad-address'],
  ['http://169.254.169.254/latest/meta-data', 502, 'Bad Gateway', 'unreachable'],
  ['http://[::ffff:10.0.0.1]/', 502, 'Bad Gateway', 'unreachable'],
  ['/story', 422, 'Unprocessable Entity', 'no-recipe'],
  ['/nowhere', 502, 'Bad Gateway', 'not-found'],
])('refuses %s with %i, its status text and a message', async (url, status, statusText, reason) => {
  const answer = await sendRequest(url?.startsWith('/') ? web.url + url : url)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(new RegExp(`^Failed to fetch recipe source: ${statusText}\\. \\w{2}`)),
    reason,
  })
})

test('counts as an import', async () => {
  const visitor = '203.0.113.2'
  await Promise.all(Array.from({ length: 300 }, () => countUse(app.db, `import:${visitor}`, 300, 3600)))
  const answer = await sendRequest(`${web.url}/soup`, { visitor })
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ reason: 'too-many' })
})

test.each(['cross-site', 'same-site'])('refuses requests from pages of other sites (%s)', async (site) => {
  expect((await sendRequest(`${web.url}/soup`, { headers: { 'sec-fetch-site': site } })).status).toBe(403)
})

test('frees the slot of a finished request, whatever its outcome', async () => {
  const visitor = '203.0.113.9'
  for (const path of ['/soup', '/nowhere', '/story', '/soup', '/soup'])
    expect((await sendRequest(web.url + path, { visitor })).status).not.toBe(429)
  for (let count = 0; count < 4; count += 1) expect((await sendRequest('leek soup', { visitor })).status).toBe(400)
})
