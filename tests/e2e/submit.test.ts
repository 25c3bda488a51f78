import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { runCommand } from '../run-command.ts'
import { startSampleSite } from './sample-site.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`
const publicSite = await startSampleSite({ env: { PORT: String(port), PUBLIC_URL: publicUrl } })
afterAll(() => publicSite.stop())

/** Runs the command line while the site is running. */
async function marshmallow(...args: Array<string>) {
  const { code, output } = await runCommand(publicSite.env, ...args)
  expect(code).toBe(0)
  return output
}

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'chocolate' } })
  .jpeg()
  .toBuffer()
const jpeg = { name: 'pie.jpg', mimeType: 'image/jpeg', buffer: photo }

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Recipe title').fill(title)
  await page.getByLabel('Description').fill('What my grandmother made on Sundays.')
  await page.getByLabel('Prep time').fill('20')
  await page.getByLabel('Cook time').fill('40')
  await page.getByLabel('Servings').fill('6')
  await page.getByLabel('Category').selectOption('Desserts')
  await page.getByLabel('Ingredients').fill('4 apples\n200 g flour')
  await page.getByLabel('Instructions').fill('Slice the apples.\n\nBake them under the dough.')
}

const choose = (page: Page, file: typeof jpeg) => page.locator('input[type=file]').setInputFiles(file)
const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('submission-draft'))
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Recipe' }).click()

test('submits a recipe with a picture, publishes, finds, renames and withdraws it', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.clock.install()
  await page.goto(`${publicUrl}/submit-recipe`)
  await page.getByRole('heading', { level: 1, name: 'Share Your Recipe' }).waitFor()
  const options = await page.getByLabel('Category').locator('option').allInnerTexts()
  expect(options.slice(1, 20).join(', ')).toBe(
    'Appetizers, Breakfast, Lunch, Dinner, Desserts, Soups, Salads, Snacks, Vegan, Vegetarian, Gluten-Free, Dairy-Free, Keto, Paleo, Quick Meals, Pasta, Italian, Asian, Slow Cooker',
  )
  await fillIn(page, 'Sunday Apple Pie')
  await choose(page, jpeg)
  await page.getByText('Picture uploaded. It will be saved with your recipe.').waitFor()
  await page.getByLabel('Your name').fill('Ada')

  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answered = page.waitForResponse('**/api/submissions')
  await submit(page)
  expect(await page.getByRole('button', { name: 'Submitting...' }).isDisabled()).toBe(true)
  const banner = page.getByText('Recipe submitted! Thank you')
  await answered
  await page.clock.runFor(900)
  expect(await banner.count()).toBe(0)
  await page.clock.runFor(200)
  await banner.waitFor()
  // The toast comes one tick after its banner.
  await page.clock.runFor(50)
  await page.getByRole('region', { name: 'Notifications' }).getByText('Recipe submitted!').waitFor()
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Choose a picture' }).isVisible()).toBe(true)
  await page.clock.runFor(2_500)
  expect(await banner.count()).toBe(1)
  await page.clock.runFor(600)
  await banner.waitFor({ state: 'detached' })
  await page.clock.resume()
  expect(await page.getByRole('region', { name: 'Follow “Sunday Apple Pie”' }).isVisible()).toBe(true)

  // After a reload, this browser shows the submission without the link.
  await page.reload()
  expect(await page.getByText('We restored what you typed.').count()).toBe(0)
  await page
    .getByRole('region', { name: 'Submitted from this browser' })
    .getByRole('link', { name: 'Sunday Apple Pie' })
    .click()
  await page.getByText('Waiting for review').waitFor()
  const followUrl = page.url()
  expect(followUrl).toMatch(/\/submissions\/[\w-]{22,}$/)

  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByText('This recipe is waiting for review.').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
  const picture = page.getByRole('main').locator('picture img').first()
  expect(await picture.getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{24}\//)
  for (const path of [
    '/sitemap.xml',
    '/sitemap/recipes-1.xml',
    '/latest/feed.xml',
    '/categories/dessert/feed.xml',
    '/search/suggestions?q=apple',
    '/latest',
    '/search?q=grandmother',
    '/categories/desserts',
    '/',
  ])
    expect(await (await fetch(publicUrl + path)).text()).not.toMatch(/apple.pie/i)

  const waiting = await marshmallow('review')
  expect(waiting).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d {2}http:\/\/127.0.0.1:\d+\/recipe\/sunday-apple-pie {2}Sunday Apple Pie \(Ada\)\n$/,
  )
  expect(await marshmallow('review', 'publish', 'sunday-apple-pie')).toBe('published /recipe/sunday-apple-pie\n')
  expect(await marshmallow('review')).toBe('Nothing is waiting for review.\n')
  const report = new URLSearchParams({ reason: 'Something else', words: 'Odd.' })
  await fetch(`${publicUrl}/recipe/sunday-apple-pie/report`, {
    method: 'POST',
    body: report,
    headers: { origin: publicUrl },
  })
  expect(await marshmallow('review')).toBe(`Waiting reports and changes at ${publicUrl}/admin/review: 1\n`)
  expect(await marshmallow('rename', 'sunday-apple-pie', 'apple-pie')).toBe('renamed /recipe/apple-pie\n')
  await page.goto(`${publicUrl}/latest`)
  await page.getByRole('link', { name: 'Sunday Apple Pie' }).first().click()
  await page.waitForURL(`${publicUrl}/recipe/apple-pie`)
  expect(await page.getByText('This recipe is waiting for review.').count()).toBe(0)
  const moved = await fetch(`${publicUrl}/recipe/sunday-apple-pie?scale=2`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/recipe/apple-pie?scale=2'])

  await page.goto(followUrl)
  await page.getByText('Published').waitFor()
  await page.getByRole('link', { name: 'Withdraw my recipe' }).click()
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'Withdraw my recipe' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('Taken down', { exact: true }).waitFor()
  expect(await page.getByText('take the recipe back').count()).toBe(0)
  await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Removed on /)
  const top = () => page.locator(':focus').evaluate((heading) => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(0)
  await expect.poll(top).toBeLessThan(700)
  expect(pageErrors).toEqual([])
  const gone = await page.goto(`${publicUrl}/recipe/apple-pie`)
  expect(gone?.status()).toBe(410)
  await page.getByRole('heading', { name: 'Recipe not found' }).waitFor()
  await page.getByText('It was taken down. Would you like to import a recipe from a website?').waitFor()
  await close()
})

test('hides a submission’s page from caches, referrers and search engines', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${publicUrl}/submit-recipe`)
  await fillIn(page, 'Private Pudding')
  await submit(page)
  await page.getByRole('link', { name: 'Follow your recipe' }).click()
  await page.waitForURL(/\/submissions\//)
  const answer = await fetch(page.url())
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  const unknown = await page.goto(`${publicUrl}/submissions/${'x'.repeat(32)}`)
  expect(unknown?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Unknown link' }).waitFor()
  const blind = await fetch(`${publicUrl}/submissions/${'x'.repeat(32)}`, {
    method: 'POST',
    body: new URLSearchParams(),
  })
  expect(blind.status).toBe(404)
  await close()
})

test('preserves input after closing the tab until it is sent or discarded', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/submit-recipe`)
  await fillIn(page, 'Half a Thought')
  await choose(page, jpeg)
  await page.getByText('Picture uploaded. It will be saved with your recipe.').waitFor()
  await expect.poll(() => storedDraft(page)).toMatch(/Half a Thought.*"imageId":"[0-9a-f]{24}"/)
  await page.close()

  const again = await page.context().newPage()
  await again.goto(`${siteUrl}/submit-recipe`)
  await again.getByText('We restored what you typed.').waitFor()
  expect(await again.getByLabel('Recipe title').inputValue()).toBe('Half a Thought')
  expect(await again.getByLabel('Category').inputValue()).toBe('dessert')
  expect(await again.getByRole('img', { name: 'As chosen' }).getAttribute('src')).toMatch(/^\/images\//)
  // A change right before leaving the page is also preserved.
  await again.getByLabel('Recipe title').fill('Half a Thought more')
  await again.getByRole('link', { name: 'Latest' }).first().click()
  await again.waitForURL(/latest/)
  await again.goto(`${siteUrl}/submit-recipe`)
  await again.getByText('We restored what you typed.').waitFor()
  expect(await again.getByLabel('Recipe title').inputValue()).toBe('Half a Thought more')
  await again.getByRole('button', { name: 'Start over' }).click()
  expect(await again.getByLabel('Recipe title').inputValue()).toBe('')
  await again.getByRole('button', { name: 'Choose a picture' }).waitFor()
  await again.reload()
  expect(await again.getByLabel('Recipe title').inputValue()).toBe('')
  expect(pageErrors).toEqual([])
  await close()
})

test('shows messages at empty fields and preserves input after a failure', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/submit-recipe`)
  await submit(page)
  for (const message of [
    'Give the recipe a title',
    'Describe the recipe in a sentence or two',
    'Add at least one ingredient',
    'Add at least one step',
  ])
    await page.getByText(message).waitFor()
  expect(await page.getByLabel('Recipe title').evaluate((field) => field === document.activeElement)).toBe(true)
  await fillIn(page, 'Offline Omelette')
  expect(await page.getByText('Give the recipe a title').count()).toBe(0)
  await page.getByLabel('Recipe title').fill('o'.repeat(301))
  expect(await page.getByLabel('Recipe title').inputValue()).toHaveLength(301)
  await submit(page)
  await page.getByText('The title is longer than 300 characters').waitFor()
  await page.getByLabel('Recipe title').fill('Offline Omelette')
  await page.getByLabel('Servings').fill('0')
  await submit(page)
  await page.getByText('Servings must be at least 1').waitFor()
  await page.getByLabel('Servings').fill('2')

  await page.context().setOffline(true)
  await submit(page)
  await page.getByRole('main').getByText('The site didn’t answer.').waitFor()
  expect(await page.getByLabel('Instructions').inputValue()).toContain('Slice the apples.')
  await page.context().setOffline(false)
  await submit(page)
  await page.getByText('Recipe submitted! Thank you').waitFor()
  await close()
})

test('replaces, removes, cancels and drops a picture and refuses unreadable ones', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/submit-recipe`)
  const problem = page.getByRole('group', { name: 'Picture (optional)' })
  for (const [name, mimeType, sentence] of [
    ['photo.heic', 'image/heic', 'This is not a picture we can read'],
    ['logo.svg', 'image/svg+xml', 'This is not a picture we can read'],
  ] as const) {
    await choose(page, { name, mimeType, buffer: Buffer.from('x') })
    await problem.getByText(sentence).waitFor()
  }
  await choose(page, { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000_001) })
  await problem.getByText('larger than 10 MB').waitFor()
  // Only the file's content reveals its type.
  await choose(page, { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Butter the toast.') })
  await problem.getByText('This is not a picture we can read').waitFor()
  await fillIn(page, 'Pictured Pudding')
  await submit(page)
  await page.getByText('The picture was not saved.').waitFor()
  await page.getByRole('button', { name: 'Continue without' }).click()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await choose(page, jpeg)
  expect(await page.getByRole('img', { name: 'As chosen' }).getAttribute('src')).toMatch(/^blob:/)
  await page.getByRole('progressbar').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Drop a picture here, or choose one.').waitFor()
  release()
  await page.unroute('**/api/pictures')

  await page.getByText('Drop a picture here').evaluate(
    (zone, bytes) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([new Uint8Array(bytes)], 'dropped.jpg', { type: 'image/jpeg' }))
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    },
    [...photo],
  )
  await page.getByText('Picture uploaded. It will be saved with your recipe.').waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(
    await page.getByRole('button', { name: 'Choose a picture' }).evaluate((b) => b === document.activeElement),
  ).toBe(true)
  // If a recipe is submitted during the upload, it waits for its picture. A local site publishes it at once.
  await choose(page, jpeg)
  await submit(page)
  await page.getByRole('link', { name: 'Follow your recipe' }).click()
  await page.getByText('Published').waitFor()
  await page.getByRole('link', { name: 'Open the recipe' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pictured Pudding' }).waitFor()
  const picture = page.getByRole('main').locator('picture img').first()
  expect(await picture.getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{24}\//)
  expect(pageErrors.filter((pageError) => !/422/.test(pageError))).toEqual([])
  await close()
})

test('submits and withdraws a recipe with a picture without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${publicUrl}/submit-recipe`)
  await fillIn(page, 'Plain Pie')
  await page.getByLabel('Description').fill(' ')
  await page.getByLabel('Picture').setInputFiles(jpeg)
  await submit(page)
  await page.getByText('Describe the recipe in a sentence or two').waitFor()
  expect(await page.getByLabel('Ingredients').inputValue()).toBe('4 apples\n200 g flour')
  expect(await page.getByRole('img', { name: 'As chosen' }).getAttribute('src')).toMatch(/^\/images\//)
  await page.getByLabel('Description').fill('Good.')
  await submit(page)
  await page.getByText('Waiting for review').waitFor()
  const followUrl = page.url()
  await page.getByRole('link', { name: 'Preview' }).click()
  expect(await page.getByRole('main').locator('picture img').first().getAttribute('src')).toMatch(
    /^\/images\/[0-9a-f]{24}\//,
  )
  await page.goto(followUrl)
  await page.getByRole('link', { name: 'Withdraw my recipe' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await page.getByText('Taken down', { exact: true }).waitFor()
  await page.goto(`${publicUrl}/submit-recipe`)
  await fillIn(page, 'Plain Pie')
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') })
  await submit(page)
  await page.getByText('This is not a picture we can read').waitFor()
  expect(await page.getByLabel('Recipe title').inputValue()).toBe('Plain Pie')
  await close()
})

test('submits a recipe by keyboard', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/submit-recipe`)
  await page.getByLabel('Recipe title').focus()
  const { keyboard } = page
  const typed = ['Keyboard Kedgeree', 'Rice and fish.', '10', '20', '4', 'Din', '1 fish', 'Cook it.']
  for (const text of typed) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  expect(
    await page.getByRole('button', { name: 'Choose a picture' }).evaluate((b) => b === document.activeElement),
  ).toBe(true)
  await keyboard.press('Tab')
  await keyboard.type('Kim')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByText('Recipe submitted! Thank you').waitFor()
  const notice = page.getByRole('region', { name: 'Follow “Keyboard Kedgeree”' })
  expect(await notice.evaluate((region) => region === document.activeElement)).toBe(true)
  await close()
})

const post = (sent: object, headers: Record<string, string> = {}) =>
  fetch(`${publicUrl}/api/submissions`, { method: 'POST', headers, body: JSON.stringify(sent) })

const hourNow = () => Math.floor(Date.now() / 3_600_000)

test('refuses most of a thousand submissions from one address', async () => {
  const spam = { title: 'Spam', description: 'Spam', ingredients: '1 spam', instructions: 'Spam.' }
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const counts: Record<number, number> = {}
  let refusal = ''
  const first = hourNow()
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(spam, headers)))
    for (const answer of answers) {
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      if (answer.status === 429) refusal = ((await answer.json()) as { problem: string }).problem
    }
  }
  const { 201: taken = 0, 429: refused = 0 } = counts
  expect(taken + refused).toBe(1000)
  // Thirty submissions are allowed per hour of the clock.
  expect(taken).toBeGreaterThanOrEqual(30)
  expect(taken).toBeLessThanOrEqual(30 * (hourNow() - first + 1))
  expect(refusal).toBe('You’ve submitted a lot of recipes this hour. What you typed is still here. Try again later.')
  const plain = { method: 'POST', headers, body: new URLSearchParams({ title: 'Still typed' }) }
  let page: Response
  let hour: number
  do {
    hour = hourNow()
    // If a new hour has just started, this uses up its submissions.
    while ((await post(spam, headers)).status !== 429) continue
    page = await fetch(`${publicUrl}/submit-recipe`, plain)
  } while (hourNow() !== hour)
  expect(page.status).toBe(429)
  const html = await page.text()
  expect(html).toContain('You’ve submitted a lot of recipes this hour')
  expect(html).toContain('value="Still typed"')
})

test('refuses submissions from bots and other sites', async () => {
  const body = { title: 'Trap', description: 'x', ingredients: '1 x', instructions: 'x' }
  expect((await post({ ...body, website: 'https://spam.example' })).status).toBe(422)
  expect((await post(body, { origin: 'https://evil.example' })).status).toBe(403)
  for (const nonsense of [null, [], 'x', { title: { $ne: 1 } }])
    expect((await post(nonsense as object)).status).toBe(422)
  expect(await marshmallow('review')).not.toContain('Trap')
})

test('puts an import on a public site in moderation, with a link for its browser', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${publicUrl}/import?by=hand`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.getByLabel('Title').fill('Imported Icing')
  await editor.getByLabel('Ingredients').fill('1 egg white')
  await editor.getByLabel('Instructions').fill('Whisk.')
  const source = 'https://icing.example/royal'
  await editor.getByLabel('Source address').fill(`${source}?utm_source=mail`)
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByLabel('Notifications').getByText('It is listed after review.').waitFor()
  await page.getByText('This recipe is waiting for review.').waitFor()
  await page.goto(`${publicUrl}/submit-recipe`)
  await page
    .getByRole('region', { name: 'Submitted from this browser' })
    .getByRole('link', { name: 'Imported Icing' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Imported Icing' }).waitFor()

  // Importing the same page again leads this browser to the recipe. Other browsers are not led there.
  const stranger = await newVisitor()
  for (const [tab, links] of [
    [page, ['Open “Imported Icing”']],
    [stranger.page, []],
  ] as const) {
    await tab.goto(`${publicUrl}/import`)
    await tab.getByLabel('Recipe Website URL').fill(source)
    await tab.getByRole('button', { name: 'Import', exact: true }).click()
    const alert = tab.getByRole('main').getByRole('alert')
    await alert.getByText('This recipe already exists in your collection!').waitFor()
    expect(await alert.getByRole('link').allInnerTexts()).toEqual(links)
  }
  await stranger.close()
  expect(pageErrors).toEqual([])
  await close()
})

test('axe finds nothing in any state of the form in the light and dark theme', async () => {
  const { page, close } = await newVisitor({ reducedMotion: 'reduce' })
  const findings: Array<string> = []
  const look = async (state: string) => findings.push(...(await findingsOn(page, state)))
  await page.goto(`${publicUrl}/submit-recipe`)
  await submit(page)
  await choose(page, { ...jpeg, name: 'a.svg', mimeType: 'image/svg+xml' })
  await page.getByText('This is not a picture we can read').waitFor()
  await look('wrong')
  await fillIn(page, 'Seen by Axe')
  await choose(page, jpeg)
  await page.getByText('Picture uploaded. It will be saved').waitFor()
  await expect.poll(() => storedDraft(page)).toMatch(/"imageId":"[0-9a-f]{24}"/)
  await page.reload()
  await page.getByText('We restored what you typed.').waitFor()
  await look('restored')
  await submit(page)
  await page.getByText('Recipe submitted! Thank you').waitFor()
  await look('sent')
  await page.getByRole('link', { name: 'Follow your recipe' }).click()
  await page.getByRole('link', { name: 'Withdraw my recipe' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).waitFor()
  await look('question')
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByText('This recipe is waiting for review.').waitFor()
  await look('pending recipe')
  expect(findings).toEqual([])
  await close()
})
