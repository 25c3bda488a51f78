import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renameRecipe } from '../src/operations/recipes/rename-recipe.ts'
import { reviewRecipe } from '../src/operations/recipes/review-recipe.ts'
import { inOneRateWindow } from './support/one-rate-window.ts'
import { createWholeSite } from './whole-site.ts'

const { app, site, origin, send, visitor } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })

const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: 'chocolate' } })
  .jpeg()
  .toBuffer()
const picture = new File([new Uint8Array(photo)], 'pie.jpg', { type: 'image/jpeg' })
const words = {
  Description: 'What my grandmother made on Sundays.',
  'Prep time': '20',
  Servings: '6',
  Category: 'Desserts',
  Ingredients: '4 apples\n200 g flour',
  Instructions: 'Slice the apples.\n\nBake them.',
}
const ofThisSite = /^\/images\/[0-9a-f]{24}\//

test('submits a recipe with a picture, hides it until it is published, and removes it when it is withdrawn', async () => {
  const cook = visitor()
  const form = await cook.open('/submit-recipe')
  const typed = { ...words, 'Recipe title': 'Sunday Apple Pie', 'Your name': 'Ada' }
  const refused = await form.send('Submit Recipe', { ...typed, Description: ' ', Picture: picture })
  expect(refused.status).toBe(422)
  expect(refused.text('main')).toContain('Describe the recipe in a sentence or two')
  expect(refused.valueOf('Ingredients')).toBe(words.Ingredients)
  expect(refused.$('img[alt="As chosen"]').attr('src')).toMatch(ofThisSite)
  const waiting = await refused.send('Submit Recipe', { Description: words.Description })
  expect(waiting.text('main')).toContain('Waiting for review')
  expect(waiting.url).toMatch(/\/submissions\/[\w-]{22,}$/)
  const preview = await waiting.follow('Preview')
  expect(preview.text('main')).toContain('This recipe is waiting for review.')
  expect(preview.$('meta[name=robots]').attr('content')).toBe('noindex')
  expect(preview.$('script[type="application/ld+json"]')).toHaveLength(0)
  expect(preview.$('main picture img').first().attr('src')).toMatch(ofThisSite)
  const lists = [
    '/sitemap.xml',
    '/sitemap/recipes-1.xml',
    '/latest/feed.xml',
    '/categories/dessert/feed.xml',
    '/search/suggestions?q=apple',
    '/latest',
    '/search?q=grandmother',
    '/categories/desserts',
    '/',
  ]
  for (const path of lists) expect(await (await send(path)).text()).not.toMatch(/apple.pie/i)

  await reviewRecipe(app, 'sunday-apple-pie', 'published')
  await renameRecipe(app, 'sunday-apple-pie', 'apple-pie')
  expect(await (await send('/latest')).text()).toContain('href="/recipe/apple-pie"')
  const moved = await send('/recipe/sunday-apple-pie?scale=2')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/recipe/apple-pie?scale=2'])
  const published = await cook.open(new URL(waiting.url).pathname)
  expect(published.text('main')).toContain('Published')
  const asked = await published.follow('Withdraw my recipe')
  expect((await asked.follow('Keep it')).text('main')).not.toContain('Yes, withdraw it')
  const withdrawn = await asked.send('Yes, withdraw it')
  expect(withdrawn.text('main')).toContain('Taken down')
  expect(withdrawn.text('main')).not.toContain('Withdraw my recipe')
  const gone = await cook.open('/recipe/apple-pie')
  expect(gone.status).toBe(410)
  expect(gone.text('h1')).toBe('Recipe not found')
  expect(gone.text('main')).toContain('It was taken down.')
})

test('preserves what was typed when the picture cannot be read', async () => {
  const form = await visitor().open('/submit-recipe')
  const Picture = new File(['words'], 'pie.jpg', { type: 'image/jpeg' })
  const refused = await form.send('Submit Recipe', { ...words, 'Recipe title': 'Plain Pie', Picture })
  expect(refused.text('main')).toContain('This is not a picture we can read')
  expect(refused.valueOf('Recipe title')).toBe('Plain Pie')
})

test('lists the categories of the specification in the form', async () => {
  const { $ } = await visitor().open('/submit-recipe')
  const options = $('select[name=category] option').toArray()
  expect(options.slice(1, 20).map((option) => $(option).text())).toEqual(
    'Appetizers, Breakfast, Lunch, Dinner, Desserts, Soups, Salads, Snacks, Vegan, Vegetarian, Gluten-Free, Dairy-Free, Keto, Paleo, Quick Meals, Pasta, Italian, Asian, Slow Cooker'.split(
      ', ',
    ),
  )
})

test('hides the page of a submission from caches, referrers and search engines', async () => {
  const form = await visitor().open('/submit-recipe')
  const { url } = await form.send('Submit Recipe', { ...words, 'Recipe title': 'Private Pudding' })
  const answer = await send(new URL(url).pathname)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  const guessed = `/submissions/${'x'.repeat(32)}`
  const unknown = await visitor().open(guessed)
  expect([unknown.status, unknown.text('h1')]).toEqual([404, 'Unknown link'])
  expect((await send(guessed, { fields: {} })).status).toBe(404)
})

test('refuses submissions of scripts from bots, and anything that is no recipe', async () => {
  const post = async (json: unknown) => (await send('/api/submissions', { json })).status
  const recipe = { title: 'Trap', description: 'x', ingredients: '1 x', instructions: 'x' }
  expect(await post({ ...recipe, website: 'https://spam.example' })).toBe(422)
  for (const nonsense of [null, [], 'x', { title: { $ne: 1 } }]) expect(await post(nonsense)).toBe(422)
  expect((await send('/recipe/trap')).status).toBe(404)
  expect(await post(recipe)).toBe(201)
})

let addresses = 0
/** Submits more recipes from one address than an hour allows, by script, and then one without. */
async function flood() {
  addresses += 1
  const socket = { remoteAddress: `203.0.113.${addresses}`, remotePort: 1, remoteFamily: 'IPv4' }
  const post = (path: string, body: string, type: string) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': type }
    return site.request(origin + path, { method: 'POST', body, headers }, { incoming: { socket } })
  }
  const byScript = await Array.fromAsync({ length: 31 }, () => post('/api/submissions', '{}', 'application/json'))
  const page = await post('/submit-recipe', 'title=Still+typed', 'application/x-www-form-urlencoded')
  return { byScript, page }
}

test('says that an address has submitted too many recipes, and preserves what was typed', async () => {
  const { byScript, page } = await inOneRateWindow(3600, flood)
  expect(byScript.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 422), 429])
  const refusal = 'You’ve submitted a lot of recipes this hour.'
  expect(await byScript.at(-1)?.json()).toMatchObject({ problem: expect.stringContaining(refusal) })
  expect(page.status).toBe(429)
  const html = await page.text()
  expect(html).toContain(refusal)
  expect(html).toContain('value="Still typed"')
})

test('puts an import on a public site in moderation', async () => {
  const fields = { title: 'Imported Icing', ingredients: '1 egg white', instructions: 'Whisk.' }
  const { headers } = await send('/import?step=save', { fields })
  expect((await visitor().open(headers.get('location') ?? '')).text('main')).toContain('Waiting for review')
  expect((await visitor().open('/recipe/imported-icing')).text('main')).toContain('This recipe is waiting for review.')
  expect(await (await send('/latest')).text()).not.toContain('Imported Icing')
})
