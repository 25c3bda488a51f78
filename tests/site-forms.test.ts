import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { recipes } from '../src/db/schema/recipes.ts'
import { findRecipe } from '../src/db/recipes/recipes.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const red = { create: { width: 40, height: 30, channels: 3 as const, background: 'red' } }
const bytes = await sharp(red).png().toBuffer()
const picture = new File([new Uint8Array(bytes)], 'pot.png', { type: 'image/png' })

/** Replaces three other sites: the notes service, which accepts one key, a shop with a picture, and a webhook. */
const posts: Array<string> = []
const standIn = createServer(async (request, response) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  const { url = '', method, headers } = request
  if (method === 'POST') posts.push(`${url} ${Buffer.concat(chunks)}`)
  if (url === '/pot.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(bytes)
  if (url === '/hook') return void response.writeHead(204).end()
  const isKnown = headers.authorization === 'Bearer ntn_right-9876'
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ url: 'https://notes.example/recipes' }))
})
await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
const elsewhere = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`
afterAll(() => standIn.close())

const { app, send, visitor } = await createWholeSite({ NOTION_API_URL: elsewhere })
const { user: ada, cookie } = await createUser(app, 'admin')
const admin = visitor(cookie)
const textOf = async (path: string) => (await send(path)).text()
await saveRecipe(app, aRecipe({ title: 'Thai Curry' }), ada)

test('adds, finds, changes, hides and deletes affiliates', async () => {
  const start = await admin.open('/admin')
  const tabs = start.$('nav[aria-label=Admin] a')
  expect(tabs.toArray().map((tab) => start.$(tab).text())).toEqual(['Affiliates', 'API Keys', 'Database Templates'])
  let page = await admin.open('/admin/affiliates')
  expect(page.$('nav[aria-label=Admin] a[aria-current=page]').text()).toBe('Affiliates')
  const form = await page.follow('Add New Affiliate')
  const typed = { Title: 'Red pot', 'Or a picture URL': `${elsewhere}/pot.png` }
  const refused = await form.send('Add Affiliate', { ...typed, 'Link URL': 'javascript:alert(1)' })
  expect(refused.text('main')).toContain('Enter a web address that starts with https:// or http://')
  page = await refused.send('Add Affiliate', { 'Link URL': 'https://shop.example/pot' })
  expect(page.text()).toContain('Affiliate added successfully')
  expect(page.text('ul[aria-label=Affiliates], dl')).toMatch(/Total\s?1\s?Active\s?1\s?Inactive\s?0/)
  const edit = await (await admin.open('/admin/affiliates?find=pot')).follow('Edit Red pot')
  page = await edit.send('Save Affiliate', { Title: 'Pink pot', Picture: picture })
  expect(page.text()).toContain('Affiliate saved')
  const id = /affiliates\/([\w-]+)/.exec(edit.url)?.[1] ?? ''
  const figures = async () => {
    await app.ads.flush()
    const { $ } = await admin.open(new URL(edit.url).pathname)
    return $('figure')
      .toArray()
      .map((figure) => $(figure).text())
  }
  await send(`/go/${id}`)
  expect((await figures()).join()).not.toContain('Clicks1')
  const settings = await admin.open('/admin/settings')
  await settings.send('Save Settings', { 'Count views and clicks of affiliates': true })
  const left = await send(`/go/${id}`)
  expect(await figures()).toEqual([expect.stringMatching(/^Views0 in/), expect.stringMatching(/^Clicks1 in/)])
  expect([left.status, left.headers.get('location')]).toEqual([302, 'https://shop.example/pot'])
  expect((await send('/go/nothing')).status).toBe(404)
  await send('/admin/affiliates', { cookie, fields: { intent: 'switch', id, active: 'false' } })
  page = await admin.open('/admin/affiliates')
  expect(page.text('tbody')).toContain('Inactive')
  page = await page.send('Delete affiliate')
  expect(page.text()).toContain('Affiliate deleted successfully')
  expect(page.text('main')).not.toContain('Pink pot')
})

const saveKey = async (key: string) =>
  (await admin.open('/admin/keys')).send('Test and save: Notes source (Notion)', { 'API key': key }, '#notes')

test('checks a key before saving it, shows its last characters and removes it', async () => {
  expect((await saveKey('')).text('#notes')).toContain('Please enter a valid API key')
  expect((await saveKey('ntn_wrong')).text('#notes')).toContain('Invalid API key. Please check and try again.')
  const saved = await saveKey('ntn_right-9876')
  expect(saved.text()).toContain('API key saved successfully!')
  expect(saved.text('#notes')).toContain('••••9876')
  expect(saved.$.html()).not.toContain('ntn_right')
  const tested = await saved.send('Test the key: Notes source (Notion)')
  expect(tested.text()).toContain('The key works.')

  const hook = { Address: `${elsewhere}/hook` }
  const hooked = await tested.send('Test and save: Newsletter webhook', hook, '#newsletter')
  const removed = await hooked.send('Remove key', {}, '#newsletter')
  expect(removed.text()).toContain('Removed')
  expect(posts.filter((post) => post.startsWith('/hook'))).toHaveLength(1)
  expect(await textOf('/recipe/thai-curry')).not.toContain('4711')
  await removed.send('Save: Grocery delivery (Instacart)', { 'Partner ID': '4711' }, '#instacart')
  expect(await textOf('/recipe/thai-curry')).toContain('partner_id=4711')
})

test('adds a row with a template and creates a Notion database', async () => {
  const tables = await admin.open('/admin/templates')
  const faqs = await tables.follow('FAQs')
  expect(faqs.text('main')).toContain('Columns of faqs')
  expect(faqs.valueOf('CSV header').trim()).toBe('question,answer,category')
  const row = { question: 'May plums be frozen?', answer: 'Yes, without their stones.' }
  const added = await faqs.send('Add row', row)
  expect(added.text()).toContain('Row added')
  expect(await textOf('/faq')).toContain('May plums be frozen?')
  const address = 'https://www.notion.so/Kitchen-0123456789abcdef0123456789abcdef'
  const created = await added.send('Create in Notion', { 'Address of the page': address })
  expect(created.$('a:contains("open it in Notion")').attr('href')).toBe('https://notes.example/recipes')
  expect(posts.at(-1)).toMatch(/^\/v1\/databases .*"question":\{"title":\{\}\}/)
})

test('finds, withdraws, publishes and renames a recipe', async () => {
  let page = await (await admin.open('/admin/recipes')).send('Search', { 'Find a recipe': 'curry' })
  expect(page.$('tbody tr')).toHaveLength(1)
  page = await page.send('Withdraw recipe', { Reason: 'The curry is too hot.' })
  expect(page.text()).toContain('Recipe withdrawn')
  expect((await send('/recipe/thai-curry')).status).toBe(410)
  page = await page.send(page.$('tbody button:contains("Publish")').attr('aria-label') ?? 'Publish')
  expect(page.text()).toContain('Recipe published')
  const rename = await admin.open('/admin/recipes/thai-curry/rename')
  const refused = await rename.send('Change the address', { 'Address, after /recipe/': 'Curry soup!' })
  expect(refused.text('main')).toContain('That can’t be part of an address. Try curry-soup instead')
  page = await refused.send('Change the address', { 'Address, after /recipe/': 'curry-soup' })
  expect(page.text()).toContain('Address changed. The old one redirects to it')
  expect((await send('/recipe/thai-curry')).headers.get('location')).toBe('/recipe/curry-soup')
})

test('offers the import form and a way back where recipes are extracted', async () => {
  const page = await (await admin.open('/admin/recipes')).follow('Extract a recipe')
  expect(page.valueOf('Recipe Website URL')).toBe('')
  expect((await page.follow('Back')).text('h1')).toBe('Admin')
})

test('applies name, logo and color to every page and refuses an unreadable color', async () => {
  expect(await textOf('/about')).toContain('About Marshmallow Kitchen')
  const form = await admin.open('/admin/settings')
  const words = {
    'Site name': 'Plum & Friends',
    'Email address': 'plums@kitchen.test',
    Heading: 'Plums, mostly',
    'Text below it': 'Jam, cake and brandy.',
    'About text': 'We like plums.\n\nAnd friends.',
    'Footer text': 'Plums from our own trees.',
    'Footer links': 'Our orchard https://orchard.kitchen.test/',
  }
  const unreadable = { ...words, 'Custom color': true, 'Your color': '#ffcc00' }
  const refused = await form.send('Save Settings', unreadable)
  expect(refused.text('main')).toMatch(/has a contrast of 1\.\d\d to 1\. At least 4\.5 is needed/)
  expect(refused.valueOf('Site name')).toBe('Plum & Friends')
  const saved = await refused.send('Save Settings', { 'Your color': '#14706a', Picture: picture })
  expect(saved.text()).toContain('Settings saved')
  const home = await visitor().open('/')
  const logo = home.$('a[aria-label="Plum & Friends, home"]')
  expect(logo.find('img').attr('src')).toMatch(/^\/images\//)
  expect(home.text('title')).toBe('Plum & Friends: Plums, mostly')
  expect(home.$('meta[name=description]').attr('content')).toBe('Jam, cake and brandy.')
  for (const text of ['Plums, mostly', 'Plums from our own trees.']) expect(home.text()).toContain(text)
  for (const href of ['https://orchard.kitchen.test/', 'mailto:plums@kitchen.test'])
    expect(home.$(`a[href="${href}"]`).length).toBeGreaterThan(0)
  const about = await textOf('/about')
  for (const text of [
    'And friends.',
    '<meta property="og:description" content="We like plums. And friends."/>',
    '<title>About Plum &amp; Friends</title>',
    '--accent-day:#14706a',
  ])
    expect(about).toContain(text)
  expect(await textOf('/latest/feed.xml')).toContain('Latest Recipes | Plum &amp; Friends')
})

test('deletes the sample content', async () => {
  const sample = await saveRecipe(app, aRecipe({ title: 'Sample Stew' }), ada)
  const id = sample.ok ? sample.id : ''
  await app.db.update(recipes).set({ isSample: true }).where(eq(recipes.id, id))
  const page = await (await admin.open('/admin/recipes')).send('Remove sample content')
  expect(page.text()).toContain('Sample content removed')
  expect(await findRecipe(app.db, id)).toBeUndefined()
  expect(await findRecipe(app.db, 'curry-soup')).toBeDefined()
})
