import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { signInAt } from '../accounts.ts'
import { startSite } from '../site.ts'
import { launch, newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'

const red = { create: { width: 400, height: 300, channels: 3 as const, background: 'red' } }
const picture = await sharp(red).png().toBuffer()
const aPage = `<title>Plum Cake</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Plum Cake',
  recipeIngredient: ['500 g plums'],
  recipeInstructions: ['Bake.'],
})}</script>`

/** Stands for the notes service, which knows one key, for a shop with a picture, and for somebody's recipe page. */
const posts: Array<string> = []
const standIn = createServer(async (request, response) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  const { url = '', method, headers } = request
  if (method === 'POST') posts.push(`${url} ${Buffer.concat(chunks)}`)
  if (url === '/pot.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  if (url === '/plum-cake') return void response.writeHead(200, { 'content-type': 'text/html' }).end(aPage)
  if (url === '/hook') return void response.writeHead(204).end()
  const isKnown = headers.authorization === 'Bearer ntn_right-9876'
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ url: 'https://notes.example/kept' }))
})
await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
const elsewhere = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`

// A site of its own: the last thing done here takes its sample content away.
const [browser, site] = await Promise.all([launch(), startSite({ env: { NOTION_API_URL: elsewhere } })])
const { page, complaints } = await newVisitor(browser, { reducedMotion: 'reduce' })
await signInAt(page, site.url, site.dataDir, 'admin')
afterAll(async () => {
  await browser.close()
  await site.stop()
  standIn.close()
})

const open = (path: string) => page.goto(site.url + path)
const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const asVisitor = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const press = (name: string | RegExp, within: Page | ReturnType<Page['getByRole']> = page) =>
  within.getByRole('button', { name }).click()

/** Not beyond an edge of the window or of what scrolls, nor under anything. */
const isInSight = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
    return points.every((found) => element.contains(found))
  })

test('on a low screen every entry of the side menu is reached, by keyboard and by mouse', async () => {
  const { page: low, close } = await newVisitor(browser, { viewport: { width: 1280, height: 800 } })
  await signInAt(low, site.url, site.dataDir, 'admin')
  await low.goto(`${site.url}/admin`)
  const menu = low.getByRole('navigation', { name: 'Administration' })
  const entries = await menu.getByRole('link').all()
  expect(entries.length).toBeGreaterThan(15)
  const hidden: Array<string> = []
  for (const entry of entries) if (!(await isInSight(entry))) hidden.push(await entry.innerText())
  expect(hidden).toEqual([])

  await low.setViewportSize({ width: 1280, height: 600 })
  const last = menu.getByRole('link', { name: 'Audit log' })
  expect(await isInSight(last)).toBe(false)
  await tabTo(low, 'Audit log')
  expect(await isInSight(last)).toBe(true)
  await low.reload()
  await menu.hover({ position: { x: 100, y: 100 } })
  await low.mouse.wheel(0, 1_000)
  await expect.poll(() => isInSight(last)).toBe(true)
  expect(await low.evaluate(() => window.scrollY)).toBe(0)
  await last.click()
  await low.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  expect(await isInSight(last)).toBe(true)
  await close()
})

test('affiliates are added, hidden and deleted by keyboard alone', { timeout: 60_000 }, async () => {
  await open('/admin')
  expect(
    await page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link').allTextContents(),
  ).toEqual(['Affiliates', 'API Keys', 'Database Templates'])
  await tabTo(page, 'Affiliate dashboard')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Affiliates' }).waitFor()
  await tabTo(page, 'Add New Affiliate')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Add New Affiliate' }).waitFor()
  await tabTo(page, 'Title')
  await page.keyboard.type('Red pot')
  await tabTo(page, 'Link URL')
  await page.keyboard.type('javascript:alert(1)')
  await tabTo(page, 'Or the address of a picture')
  await page.keyboard.type(`${elsewhere}/pot.png`)
  await page.keyboard.press('Enter')
  await said('This is no web address. It has to begin with https:// or http://')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('linkUrl')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://shop.example/pot')
  await page.keyboard.press('Enter')
  await said('Affiliate added successfully')
  expect(await page.getByRole('list', { name: 'Affiliates' }).getByRole('listitem').allTextContents()).toEqual([
    'Total4',
    'Active4',
    'Inactive0',
  ])
  await tabTo(page, 'Red pot: active')
  await page.keyboard.press('Space')
  await said('Affiliate status updated')
  await page
    .getByRole('row', { name: /Red pot/ })
    .getByText('Inactive', { exact: true })
    .waitFor()
  await tabTo(page, 'Delete Red pot')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Delete affiliate')
  await page.keyboard.press('Enter')
  await said('Affiliate deleted successfully')
  await expect.poll(() => page.getByRole('row', { name: /Red pot/ }).count()).toBe(0)
})

test(
  'an affiliate is found, changed with a picture of one’s own, followed and counted',
  { timeout: 60_000 },
  async () => {
    await open('/admin/settings')
    await page.getByLabel('Count views and clicks of affiliates').check()
    await press('Save Settings')
    await said('Settings saved')
    await open('/admin/affiliates?find=kitchen+scale')
    await page.getByRole('link', { name: /Retro Kitchen Scale/ }).click()
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('The picture is here and goes with your ad.').waitFor()
    await page.getByLabel('Title').fill('Pink scale')
    await press('Save Affiliate')
    await said('Affiliate saved')
    const left = await asVisitor('/go/retro-kitchen-scale')
    expect([left.status, left.headers.get('location')]).toEqual([302, 'https://example.com/retro-kitchen-scale'])
    expect((await asVisitor('/go/nothing')).status).toBe(404)
    // Kept pages show their ads as well.
    for (let times = 0; times < 3; times += 1) await asVisitor('/blog/why-a-cheese-sauce-goes-grainy')
    await expect
      .poll(
        async () => {
          await open('/admin/affiliates/retro-kitchen-scale')
          return page.locator('figure').allTextContents()
        },
        { timeout: 15_000, interval: 1_000 },
      )
      .toEqual([expect.stringMatching(/^Views[3-9] in/), expect.stringMatching(/^Clicks1 in/)])
  },
)

test('a key is tried before it is kept, shown by its end, and removed', { timeout: 60_000 }, async () => {
  await open('/admin/keys')
  const notes = page.getByRole('region', { name: 'Notes source (Notion)' })
  await press(/^Test and save/, notes)
  await notes.getByText('Please enter a valid API key').waitFor()
  await notes.getByLabel('Integration secret').fill('ntn_wrong')
  await press(/^Test and save/, notes)
  await notes.getByText('Invalid API key. Please check and try again.').waitFor()
  await notes.getByLabel('Integration secret').fill('ntn_right-9876')
  await press(/^Test and save/, notes)
  await said('API key saved successfully!')
  await notes.getByText('••••9876').waitFor()
  expect(await page.content()).not.toContain('ntn_right')
  await press(/^Test the key/, notes)
  await said('The service answered: the key works.')

  const webhook = page.getByRole('region', { name: 'Newsletter webhook' })
  await webhook.getByLabel('Address').fill(`${elsewhere}/hook`)
  await press(/^Test and save/, webhook)
  await press(/^Remove the key/, webhook)
  await press('Remove key', page.getByRole('dialog'))
  await said('API key removed')
  expect(posts.filter((post) => post.startsWith('/hook'))).toHaveLength(1)

  const grocery = page.getByRole('region', { name: 'Grocery delivery (Instacart)' })
  await grocery.getByLabel('Partner id').fill('4711')
  await press(/^Save/, grocery)
  await grocery.getByText('Set on').waitFor()
  expect(await (await asVisitor('/recipe/thai-coconut-curry-soup')).text()).toContain('partner_id=4711')
})

test('a template adds a row, is copied, and becomes a database of the notes service', { timeout: 60_000 }, async () => {
  await open('/admin/templates')
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('heading', { name: 'Columns of faqs' }).waitFor()
  await page.getByLabel('question').fill('May plums be frozen?')
  await page.getByLabel('answer').fill('Yes, without their stones.')
  await press('Add row')
  await said('Row added')
  expect(await (await asVisitor('/faq')).text()).toContain('May plums be frozen?')
  expect(await page.getByRole('textbox', { name: 'CSV header' }).inputValue()).toBe('question,answer,category')
  await press('Copy: JSON example')
  await page.getByText(/^Copied to clipboard!$|^It could not be copied/).waitFor()
  await page.getByLabel('Address of the page').fill('https://www.notion.so/Kitchen-0123456789abcdef0123456789abcdef')
  await press('Create in Notion')
  await page.getByRole('link', { name: 'open it in Notion' }).waitFor()
  expect(posts.at(-1)).toMatch(/^\/v1\/databases .*"question":\{"title":\{\}\}/)
})

test('half a day in a row of a template is refused at its field, in words of the site', async () => {
  await open('/admin/templates/affiliates')
  const day = page.getByLabel('starts_on (optional)')
  await day.focus()
  await page.keyboard.type('12')
  await press('Add row')
  const saidAt = () =>
    day.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)
  await expect.poll(saidAt).toBe('Write the whole day, or leave it empty')
  expect(await day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel('starts_on (optional)').getAttribute('aria-invalid')).toBe('true')

  // What is missing besides is said by the site.
  await day.fill('2026-12-01')
  await press('Add row')
  await expect.poll(() => page.locator('[aria-invalid=true]').first().getAttribute('name')).not.toBe('starts_on')
  expect(await day.getAttribute('aria-invalid')).toBe(null)
})

test('half a day typed after the site refused a row takes the keyboard to the day, and not to what was put right', async () => {
  await open('/admin/templates/affiliates')
  const [title, address] = [page.getByLabel('title', { exact: true }), page.getByLabel('link_url')]
  const day = page.getByLabel('starts_on (optional)')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  const wrong = () =>
    page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  await address.fill('https://example.com/pot')
  await press('Add row')
  await expect.poll(focused).toBe('title')

  await title.fill('A pot of half a day')
  await day.focus()
  await page.keyboard.type('12')
  await press('Add row')
  await expect.poll(wrong).toEqual(['starts_on'])
  expect(await focused()).toBe('starts_on')

  // What the site said of the row before is not said again while the next answer is on its way.
  const answer = Promise.withResolvers<void>()
  await page.route('**/admin/templates/affiliates*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await title.fill('')
  await day.fill('2026-12-01')
  await press('Add row')
  await page.getByRole('button', { name: 'Adding...' }).waitFor()
  expect(await wrong()).toEqual([])
  answer.resolve()
  await expect.poll(wrong).toEqual(['title'])
  await expect.poll(focused).toBe('title')
  await page.unroute('**/admin/templates/affiliates*')
})

test(
  'name, logo and colour are on every page at once, and a colour nobody could read is refused',
  { timeout: 60_000 },
  async () => {
    expect(await (await asVisitor('/about')).text()).toContain('About Marshmallow Kitchen')
    await open('/admin/settings')
    await page.getByLabel('Site name').fill('Plum & Friends')
    await page.getByLabel('A colour of your own').check()
    await page.getByLabel('Your colour').fill('#ffcc00')
    await press('Save Settings')
    await page.getByText(/have a contrast of 1\.\d\d to 1; people need 4\.5/).waitFor()
    expect(await page.getByLabel('Site name').inputValue()).toBe('Plum & Friends')
    await page.getByLabel('Your colour').fill('#14706a')
    await page
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
    await page.getByText('The picture is here and goes with your site.').waitFor()
    await press('Save Settings')
    await said('Settings saved')
    await page.getByRole('link', { name: 'Plum & Friends, home' }).locator('img[src^="/images/"]').waitFor()
    const about = await (await asVisitor('/about')).text()
    expect(about).toContain('<title>About Plum &amp; Friends</title>')
    expect(about).toContain('--accent-day:#14706a')
    expect(await (await asVisitor('/latest/feed.xml')).text()).toContain('Latest Recipes | Plum &amp; Friends')
  },
)

test('a recipe is found, featured, withdrawn, published and moved', { timeout: 60_000 }, async () => {
  await open('/admin/recipes')
  await page.getByLabel('Find a recipe').fill('curry')
  await press('Search')
  const row = page.getByRole('row', { name: /Thai Coconut Curry Soup/ })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await row.getByRole('switch').press('Space')
  await said('Featured recipes updated')
  await press(/^Withdraw/, row)
  await page.getByRole('dialog').getByLabel('Reason').fill('The curry is too hot.')
  await press('Withdraw recipe', page.getByRole('dialog'))
  await said('Recipe withdrawn')
  expect((await asVisitor('/recipe/thai-coconut-curry-soup')).status).toBe(410)
  await press(/^Publish/, row)
  await said('Recipe published')
  await row.getByRole('link', { name: /^Rename/ }).click()
  await page.getByLabel('Address, after /recipe/').fill('Curry soup!')
  await press('Rename')
  await page.getByText('That cannot be part of an address; curry-soup would be one').waitFor()
  await page.getByLabel('Address, after /recipe/').fill('curry-soup')
  await press('Rename')
  await said('Address changed; the old one leads to the new')
  expect((await asVisitor('/recipe/thai-coconut-curry-soup')).headers.get('location')).toBe('/recipe/curry-soup')
})

test('a recipe is extracted on a page with a way back', { timeout: 60_000 }, async () => {
  await open('/admin/recipes')
  await page.getByRole('link', { name: 'Extract a recipe' }).click()
  await page.getByLabel('Recipe Website URL').fill(`${elsewhere}/plum-cake`)
  await press('Import')
  await page.getByRole('dialog').getByLabel('Title').waitFor()
  await press('Close', page.getByRole('dialog'))
  await press('Back')
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
})

test('the sample content goes with one press, and a question before it', { timeout: 60_000 }, async () => {
  await open('/admin/recipes')
  await press('Remove the sample content')
  await press('Cancel', page.getByRole('dialog'))
  await press('Remove the sample content')
  await press('Remove sample content', page.getByRole('dialog'))
  await said('Sample content removed')
  await page.getByText('There is no recipe yet.').waitFor()
  // A form that was refused, which the browser notes as a failed request.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([])
})

test('what is not there is said within the administration', async () => {
  await open('/admin/faq/edit/nothing')
  await page.getByRole('heading', { level: 1, name: 'There is no such question' }).waitFor()
  expect(await page.title()).toBe('There is no such question')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit log' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Questions' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
})

test('a backup is made, taken along, brought in again, deleted and gone back to', { timeout: 60_000 }, async () => {
  await open('/admin/backup')
  await press('Make a backup')
  await said('The backup is there')
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(taken.suggestedFilename()).toMatch(/^kitchen-[\d-]+\.backup$/)
  const file = page.getByLabel('Backup file')
  await file.setInputFiles({ name: 'x.backup', mimeType: 'application/gzip', buffer: Buffer.from('holiday photos') })
  await page.getByText('The file was not taken.').waitFor()
  await file.setInputFiles(await taken.path())
  await said('The backup is here')
  await expect.poll(() => rows.count()).toBe(3)
  await press('Delete', rows.nth(1))
  await press('Delete it', page.getByRole('dialog'))
  await said('Backup deleted')
  await expect.poll(() => rows.count()).toBe(2)
  await open('/admin/settings')
  await page.getByLabel('Site name').fill('Gone tomorrow')
  await press('Save Settings')
  await said('Settings saved')
  await open('/admin/backup')
  await press('Restore')
  await press('Restore it', page.getByRole('dialog'))
  await page.waitForURL(/\/auth$/)
  expect(await (await asVisitor('/about')).text()).toContain('About Plum &amp; Friends')
})
