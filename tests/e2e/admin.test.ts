import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { startSampleSite } from './sample-site.ts'
import { newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'

const red = { create: { width: 400, height: 300, channels: 3 as const, background: 'red' } }
const picture = await sharp(red).png().toBuffer()
const aPage = `<title>Plum Cake</title><script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Plum Cake',
  recipeIngredient: ['500 g plums'],
  recipeInstructions: ['Bake.'],
})}</script>`

/** Replaces three other sites: the notes service, which accepts one key, a shop with a picture, and a recipe page. */
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
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify({ url: 'https://notes.example/recipes' }))
})
await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve))
const elsewhere = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`

// This site is separate, because the last test deletes its sample content.
const site = await startSampleSite({ env: { NOTION_API_URL: elsewhere } })
const { page, pageErrors } = await newVisitor({ reducedMotion: 'reduce' })
await signIn(page, site, 'admin')
afterAll(async () => {
  await site.stop()
  standIn.close()
})

const open = (path: string) => page.goto(site.url + path)
const waitForText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const asVisitor = (path: string) => fetch(site.url + path, { redirect: 'manual' })
const press = (name: string | RegExp, within: Page | ReturnType<Page['getByRole']> = page) =>
  within.getByRole('button', { name }).click()

/** Returns true if a link is inside the window and its scroll containers, and nothing covers it. */
const isInSight = (link: Locator) =>
  link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
    return points.every((found) => element.contains(found))
  })

test('reaches every entry of the side menu on a low screen', async () => {
  const { page: low, close } = await newVisitor({ viewport: { width: 1280, height: 960 } })
  await signIn(low, site, 'admin')
  await low.goto(`${site.url}/admin`)
  const menu = low.getByRole('navigation', { name: 'Administration' })
  const entries = await menu.getByRole('link').all()
  expect(entries.length).toBeGreaterThan(15)
  const hidden: Array<string> = []
  for (const entry of entries) if (!(await isInSight(entry))) hidden.push(await entry.innerText())
  expect(hidden).toEqual([])
  expect(await low.getByRole('contentinfo').count()).toBe(0)

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

test('closes the menu of a phone with Escape and returns the focus', async () => {
  const { page: phone, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await signIn(phone, site, 'admin')
  await phone.goto(`${site.url}/admin/recipes`)
  const menu = phone.locator('details', { has: phone.locator('summary', { hasText: 'Administration' }) })
  await menu.locator('summary').focus()
  await phone.keyboard.press('Enter')
  await phone.keyboard.press('Tab')
  expect(await menu.getByRole('link', { name: 'Overview' }).evaluate((link) => link.matches(':focus'))).toBe(true)
  await phone.keyboard.press('Escape')
  expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  expect(await menu.locator('summary').evaluate((summary) => summary.matches(':focus'))).toBe(true)
  await close()
})

test('adds, hides and deletes affiliates by keyboard', async () => {
  await open('/admin')
  expect(
    await page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link').allTextContents(),
  ).toEqual(['Affiliates', 'API Keys', 'Database Templates'])
  await tabTo(page, 'Affiliate dashboard')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Affiliates' }).waitFor()
  const tab = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: 'Affiliates' })
  expect(await tab.getAttribute('aria-current')).toBe('page')
  await tabTo(page, 'Add New Affiliate')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Add New Affiliate' }).waitFor()
  await tabTo(page, 'Title')
  await page.keyboard.type('Red pot')
  await tabTo(page, 'Link URL')
  await page.keyboard.type('javascript:alert(1)')
  await tabTo(page, 'Or a picture URL')
  await page.keyboard.type(`${elsewhere}/pot.png`)
  await page.keyboard.press('Enter')
  await waitForText('Enter a web address that starts with https:// or http://')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('linkUrl')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://shop.example/pot')
  await page.keyboard.press('Enter')
  await waitForText('Affiliate added successfully')
  expect(await page.getByRole('list', { name: 'Affiliates' }).getByRole('listitem').allTextContents()).toEqual([
    'Total4',
    'Active4',
    'Inactive0',
  ])
  await tabTo(page, 'Red pot: active')
  await page.keyboard.press('Space')
  await waitForText('Affiliate status updated')
  await page
    .getByRole('row', { name: /Red pot/ })
    .getByText('Inactive', { exact: true })
    .waitFor()
  await tabTo(page, 'Delete Red pot')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Delete affiliate')
  await page.keyboard.press('Enter')
  await waitForText('Affiliate deleted successfully')
  await expect.poll(() => page.getByRole('row', { name: /Red pot/ }).count()).toBe(0)
})

test('asks before a rename merges two categories, and goes back to the row', async () => {
  await open('/admin/recipes/categories')
  const rename = async (from: string, to: string) => {
    await page.getByRole('link', { name: `Rename or merge ${from}`, exact: true }).click()
    await page.getByLabel('New name').fill(to)
    await press('Save')
  }
  await rename('thai', 'Thai kitchen')
  const row = page.getByRole('link', { name: 'Thai kitchen', exact: true }).and(page.locator(':focus'))
  await row.waitFor()
  await rename('thai kitchen', 'Italian')
  const dialog = page.getByRole('dialog', { name: 'Merge “Thai kitchen” into “Italian”?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Merge into “Italian”' }).and(page.locator(':focus')).press('Enter')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('link', { name: 'Italian', exact: true }).and(page.locator(':focus')).waitFor()
  expect((await asVisitor('/categories/thai-kitchen')).headers.get('location')).toContain('/categories/italian')
})

test('finds an affiliate, changes its picture, and counts its clicks', async () => {
  await open('/admin/settings')
  await page.getByLabel('Count views and clicks of affiliates').check()
  await press('Save Settings')
  await waitForText('Settings saved')
  await open('/admin/affiliates?find=kitchen+scale')
  await page.getByRole('link', { name: /^Edit .*Retro Kitchen Scale/ }).click()
  const field = page.getByLabel('Picture', { exact: true })
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a letter') })
  await page.getByRole('button', { name: 'Choose another picture' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await page.getByText('Picture uploaded. It will be saved with your ad.').waitFor()
  await page.getByLabel('Title').fill('Pink scale')
  await press('Save Affiliate')
  await waitForText('Affiliate saved')
  const left = await asVisitor('/go/retro-kitchen-scale')
  expect([left.status, left.headers.get('location')]).toEqual([302, 'https://example.com/retro-kitchen-scale'])
  expect((await asVisitor('/go/nothing')).status).toBe(404)
  // Cached pages also count their ads.
  for (let times = 0; times < 3; times += 1) await asVisitor('/blog/why-a-cheese-sauce-goes-grainy')
  await expect
    .poll(
      async () => {
        await open('/admin/affiliates/retro-kitchen-scale')
        return page.locator('figure').allTextContents()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toEqual([expect.stringMatching(/^Views[3-9] in/), expect.stringMatching(/^Clicks1 in/)])
})

test('checks a key before saving it, shows its last characters and removes it', async () => {
  await open('/admin/keys')
  const notes = page.getByRole('region', { name: 'Notes source (Notion)' })
  await press(/^Test and save/, notes)
  await notes.getByText('Please enter a valid API key').waitFor()
  await notes.getByLabel('API key').fill('ntn_wrong')
  await press(/^Test and save/, notes)
  await notes.getByText('Invalid API key. Please check and try again.').waitFor()
  await notes.getByLabel('API key').fill('ntn_right-9876')
  await press(/^Test and save/, notes)
  await waitForText('API key saved successfully!')
  await notes.getByText('••••9876').waitFor()
  expect(await page.content()).not.toContain('ntn_right')
  await press(/^Test the key/, notes)
  await waitForText('The key works.')

  const webhook = page.getByRole('region', { name: 'Newsletter webhook' })
  await webhook.getByLabel('Address').fill(`${elsewhere}/hook`)
  await press(/^Test and save/, webhook)
  await press(/^Remove the key/, webhook)
  await press('Remove key', page.getByRole('dialog'))
  await waitForText('Removed')
  expect(posts.filter((post) => post.startsWith('/hook'))).toHaveLength(1)

  const grocery = page.getByRole('region', { name: 'Grocery delivery (Instacart)' })
  await grocery.getByLabel('Partner ID').fill('4711')
  await press(/^Save/, grocery)
  await grocery.getByText('Set on').waitFor()
  expect(await (await asVisitor('/recipe/thai-coconut-curry-soup')).text()).toContain('partner_id=4711')
})

test('adds a row with a template, copies it and creates a Notion database', async () => {
  await open('/admin/templates')
  await page.getByRole('navigation', { name: 'Tables' }).getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('heading', { name: 'Columns of faqs' }).waitFor()
  await page.getByLabel('question').fill('May plums be frozen?')
  await page.getByLabel('answer').fill('Yes, without their stones.')
  await press('Add row')
  await waitForText('Row added')
  expect(await (await asVisitor('/faq')).text()).toContain('May plums be frozen?')
  expect(await page.getByRole('textbox', { name: 'CSV header' }).inputValue()).toBe('question,answer,category')
  await press('Copy: JSON example')
  await page.getByText(/^Copied to clipboard!$|^Copying failed/).waitFor()
  await page.getByLabel('Address of the page').fill('https://www.notion.so/Kitchen-0123456789abcdef0123456789abcdef')
  await press('Create in Notion')
  await page.getByRole('link', { name: 'open it in Notion' }).waitFor()
  expect(posts.at(-1)).toMatch(/^\/v1\/databases .*"question":\{"title":\{\}\}/)
})

test('shows a message at the field for an incomplete date in a template', async () => {
  await open('/admin/templates/affiliates')
  const day = page.getByLabel('starts_on (optional)')
  await day.focus()
  await page.keyboard.type('12')
  await press('Add row')
  const saidAt = () =>
    day.evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)
  await expect.poll(saidAt).toBe('Enter a full date, or leave it empty')
  expect(await day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByLabel('starts_on (optional)').getAttribute('aria-invalid')).toBe('true')

  // The server reports other missing fields.
  await day.fill('2026-12-01')
  await press('Add row')
  await expect.poll(() => page.locator('[aria-invalid=true]').first().getAttribute('name')).not.toBe('starts_on')
  expect(await day.getAttribute('aria-invalid')).toBe(null)
})

test('focuses an incomplete date instead of a corrected field', async () => {
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

  // The previous message does not appear again while the next response is loading.
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

test('registers a click on a date while the field above it gets an error', async () => {
  await open('/admin/affiliates/retro-kitchen-scale')
  const day = page.getByLabel('First day (optional)')
  const pressed = day.evaluate(
    (field) => new Promise((resolve) => field.addEventListener('click', () => resolve('day'))),
  )
  await page.getByLabel('Or a picture URL').click()
  await page.keyboard.type('ab')
  await day.click()
  expect(await Promise.race([pressed, page.waitForTimeout(0)])).toBe('day')
})

test('saves settings from a bar that covers no field', async () => {
  const { page: phone, close } = await newVisitor({ viewport: { width: 360, height: 700 } })
  await signIn(phone, site, 'admin')
  await phone.goto(`${site.url}/admin/settings`)
  const covered: Array<string> = []
  for (const field of await phone.locator('main form :is(input:not([type=hidden]), textarea):visible').all()) {
    // As the Tab key does.
    await field.evaluate((element: HTMLElement) => element.focus())
    const shown = field.locator('xpath=(ancestor-or-self::*[self::label or self::input or self::textarea])[1]')
    if (!(await isInSight(shown))) covered.push((await field.getAttribute('name')) ?? '')
  }
  expect(covered).toEqual([])
  expect(await isInSight(phone.getByRole('button', { name: 'Save Settings' }))).toBe(true)
  await close()
})

test('registers a click on a box that the settings bar partly covers', async () => {
  const { page: low, close } = await newVisitor({ viewport: { width: 1280, height: 700 } })
  await signIn(low, site, 'admin')
  await low.goto(`${site.url}/admin/settings`)
  const box = low.getByRole('checkbox', { name: 'The logo contains the name' })
  const { x, y } = await box.evaluate((element) => {
    const barTop = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
    const { left, top, width, height } = element.getBoundingClientRect()
    window.scrollBy({ top: top + height / 2 - barTop })
    return { x: left + width / 2, y: barTop - 4 }
  })
  await low.mouse.move(x, y)
  await low.mouse.down()
  await low.mouse.up()
  expect(await box.isChecked()).toBe(true)
  await close()
})

test('applies name, logo and color to every page and refuses an unreadable color', async () => {
  expect(await (await asVisitor('/about')).text()).toContain('About Marshmallow Kitchen')
  await open('/admin/settings')
  await page.getByLabel('Site name').fill('Plum & Friends')
  await page.getByLabel('Your color').fill('#ffcc00')
  expect(await page.getByLabel('Custom color').isChecked()).toBe(true)
  await press('Save Settings')
  await page.getByText(/has a contrast of 1\.\d\d to 1\. At least 4\.5 is needed/).waitFor()
  expect(await page.getByLabel('Site name').inputValue()).toBe('Plum & Friends')
  await page.getByLabel('Your color').fill('#14706a')
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await page.getByText('Picture uploaded. It will be saved with your site.').waitFor()
  await page.getByLabel('Email address').fill('plums@kitchen.test')
  await page.getByLabel('Heading').fill('Plums, mostly')
  await page.getByLabel('Text below it').fill('Jam, cake and brandy.')
  await page.getByLabel('About text').fill('We like plums.\n\nAnd friends.')
  await page.getByLabel('Footer text').fill('Plums from our own trees.')
  await page.getByLabel('Footer links').fill('Our orchard https://orchard.kitchen.test/')
  await press('Save Settings')
  await waitForText('Settings saved')
  expect(await isInSight(page.getByLabel('Footer links'))).toBe(true)
  await page.getByRole('link', { name: 'Plum & Friends, home' }).locator('img[src^="/images/"]').waitFor()
  expect(await page.getByRole('link', { name: 'Plum & Friends, home' }).innerText()).toBe('Plum & Friends')
  const home = await (await asVisitor('/')).text()
  expect(home).toContain('<title>Plum &amp; Friends: Plums, mostly</title>')
  expect(home).toContain('<meta name="description" content="Jam, cake and brandy."/>')
  for (const text of [
    'Plums, mostly',
    'Plums from our own trees.',
    'href="https://orchard.kitchen.test/"',
    'mailto:plums@kitchen.test',
  ])
    expect(home).toContain(text)
  const about = await (await asVisitor('/about')).text()
  expect(about).toContain('And friends.')
  expect(about).toContain('<meta property="og:description" content="We like plums. And friends."/>')
  expect(about).toContain('<title>About Plum &amp; Friends</title>')
  expect(about).toContain('--accent-day:#14706a')
  expect(await (await asVisitor('/latest/feed.xml')).text()).toContain('Latest Recipes | Plum &amp; Friends')
})

test('finds, features, withdraws, publishes and renames a recipe', async () => {
  await open('/admin/recipes')
  await page.getByLabel('Find a recipe').fill('curry')
  await press('Search')
  const row = page.getByRole('row', { name: /Thai Coconut Curry Soup/ })
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await row.getByRole('switch').press('Space')
  await waitForText('Featured recipes updated')
  await press(/^Withdraw/, row)
  await page.getByRole('dialog').getByLabel('Reason').fill('The curry is too hot.')
  await press('Withdraw recipe', page.getByRole('dialog'))
  await waitForText('Recipe withdrawn')
  expect((await asVisitor('/recipe/thai-coconut-curry-soup')).status).toBe(410)
  await press(/^Publish/, row)
  await waitForText('Recipe published')
  await row.getByRole('link', { name: /^Change the address/ }).click()
  await page.getByLabel('Address, after /recipe/').fill('Curry soup!')
  await press('Change the address')
  await page.getByText('That can’t be part of an address. Try curry-soup instead').waitFor()
  await page.getByLabel('Address, after /recipe/').fill('curry-soup')
  await press('Change the address')
  await waitForText('Address changed. The old one redirects to it')
  expect((await asVisitor('/recipe/thai-coconut-curry-soup')).headers.get('location')).toBe('/recipe/curry-soup')
})

test('extracts a recipe on its page', async () => {
  await open('/admin/recipes')
  await page.getByRole('link', { name: 'Extract a recipe' }).click()
  await page.getByLabel('Recipe Website URL').fill(`${elsewhere}/plum-cake`)
  await press('Import')
  await page.getByRole('dialog').getByLabel('Title').waitFor()
  await press('Close', page.getByRole('dialog'))
  await press('Back')
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
})

test('deletes the sample content after a confirmation', async () => {
  await open('/admin/recipes')
  await press('Remove the sample content')
  await press('Cancel', page.getByRole('dialog'))
  await press('Remove the sample content')
  await press('Remove sample content', page.getByRole('dialog'))
  await waitForText('Sample content removed')
  await page.getByText('No recipes yet.').waitFor()
  // The browser logs refused forms, and the question about two categories, as failed requests.
  expect(pageErrors.filter((pageError) => !/status of (?:409|422)/.test(pageError))).toEqual([])
})

test('shows missing pages within the administration', async () => {
  await open('/admin/faq/edit/nothing')
  await page.getByRole('heading', { level: 1, name: 'Question not found' }).waitFor()
  expect(await page.title()).toBe('Question not found')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit log' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Questions' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor()
})

test('creates, downloads, uploads, deletes and restores a backup', async () => {
  await open('/admin/backup')
  await press('Make a backup')
  await waitForText('Backup finished')
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(taken.suggestedFilename()).toMatch(/^kitchen-[\d-]+\.backup$/)
  const file = page.getByLabel('Backup file')
  await file.setInputFiles({ name: 'x.backup', mimeType: 'application/gzip', buffer: Buffer.from('holiday photos') })
  await page.getByText('The file was not saved.').waitFor()
  await file.setInputFiles(await taken.path())
  await waitForText('Backup uploaded')
  await expect.poll(() => rows.count()).toBe(3)
  await press('Delete', rows.nth(1))
  await press('Delete it', page.getByRole('dialog'))
  await waitForText('Backup deleted')
  await expect.poll(() => rows.count()).toBe(2)
  await open('/admin/settings')
  await page.getByLabel('Site name').fill('Gone tomorrow')
  await press('Save Settings')
  await waitForText('Settings saved')
  await open('/admin/backup')
  await press('Restore')
  await press('Restore it', page.getByRole('dialog'))
  await page.waitForURL(/\/auth\?next=/)
  await waitForText('Backup restored')
  expect(await (await asVisitor('/about')).text()).toContain('About Plum &amp; Friends')
  await signIn(page, site, 'admin')
  await open('/admin/backup')
  const notice = page.getByRole('region', { name: 'Backup restored' })
  await notice
    .getByText(/^The site is restored to its state of .* with \d+ recipes, \d+ accounts? and \d+ pictures?/)
    .waitFor()
  await press('Dismiss', notice)
  await notice.waitFor({ state: 'detached' })
})
