import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { openDatabase } from '../../src/db/connection/open.ts'
import { listReviewQueue } from '../../src/db/reviews/review-queue.ts'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { readEnv } from '../../src/lib/env/env.ts'
import { createLog } from '../../src/lib/log/log.ts'
import { assembleApp } from '../../src/operations/app/start-app.ts'
import { decideReview } from '../../src/operations/reviews/decide-review.ts'
import { freePort } from '../free-port.ts'
import { findingsOn } from './axe-findings.ts'
import { goOffline, newVisitor } from './browser.ts'
import { finger, type Hand, keys, tickByKey } from './hands.ts'
import { readMail } from './mails.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { startSampleSite } from './sample-site.ts'

const mailServer = await startMailServer()
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const site = await startSampleSite({
  env: { PORT: String(port), PUBLIC_URL: url, SMTP_URL: mailServer.url, MAIL_FROM: 'post@recipes.example' },
})
const read = readEnv({ ...site.env, LOG_LEVEL: 'silent' })
if (!read.ok) throw new Error(read.problem)
const log = createLog({ level: 'silent' })
const database = await openDatabase({ env: read.env, log })
const { app, close } = assembleApp(read.env, log, database)
afterAll(async () => {
  await close()
  await database.close()
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
})

const pasta = { title: 'Creamy Garlic Parmesan Pasta', path: '/recipe/creamy-garlic-parmesan-pasta' }
const soup = '/recipe/thai-coconut-curry-soup'
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tomato' } })
  .jpeg()
  .toBuffer()
const jpeg = { name: 'pasta.jpg', mimeType: 'image/jpeg', buffer: photo }
const htmlAsJpeg = { ...jpeg, name: 'page.jpg', buffer: Buffer.from('<html><script>alert(1)</script>') }

async function linkMailedTo(address: string) {
  const mail = () => mailServer.received.find(({ to }) => to.includes(address))
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined()
  const received = mail()
  return received ? readMail(received).link('/review/') : ''
}

async function approveAll() {
  const { reviews } = await listReviewQueue(app.db, { state: 'open', text: '' }, null)
  for (const { review, version } of reviews)
    await decideReview(app, 'command-line', { id: review.id, version }, { decision: 'approve', reason: '' })
}

/** Waits for the site, which is another process than the one that approves. */
async function showsReview(path: string, words: string) {
  await expect.poll(async () => (await plainVisitor(url).open(path)).text('#reviews')).toContain(words)
}

const buttonsOf = ({ $ }: PlainPage) =>
  $('form button')
    .toArray()
    .map((button) => $(button).attr('aria-label') ?? '')

async function findRecipe(page: Page, hand: Hand) {
  await page.goto(`${url}/search`)
  await hand.write(page, 'Search by title', 'garlic pasta')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=garlic/)
  await hand.press(page, 'link', pasta.title)
  await page.getByRole('heading', { level: 1, name: pasta.title }).waitFor()
}

/** Puts the recipe on a list by keyboard, and ticks it together with another cook. */
async function shop(page: Page) {
  const press = (name: string) => keys.press(page, 'button', name)
  await press('Save')
  await page.getByText('Recipe saved to your favorites!').waitFor()
  await press('Add to shopping list')
  await page.getByText('Added to your list').waitFor()
  await page.goto(`${url}/shopping-list`)
  await press('Share')
  await press('Share by link')
  const shared = (await page.getByRole('dialog').getByText('/shopping-list/').textContent()) ?? ''
  await page.keyboard.press('Escape')
  const other = await plainVisitor(url).open(new URL(shared).pathname)
  await other.send(buttonsOf(other).find((name) => /^Tick .*parmesan/.test(name)) ?? '')
  await tickByKey(page, /garlic/)
  await expect
    .poll(() =>
      page
        .getByRole('checkbox', { name: /parmesan/ })
        .first()
        .isChecked(),
    )
    .toBe(true)
  await expect
    .poll(async () => buttonsOf(await plainVisitor(url).open(new URL(shared).pathname)))
    .toContainEqual(expect.stringMatching(/^Untick .*garlic/))
  await keys.press(page, 'link', pasta.title)
}

/** Goes from the shown step to this one. */
async function cookTo(page: Page, hand: Hand, last: number) {
  const step = page.getByRole('region', { name: /^Step \d of 5$/ })
  for (;;) {
    const text = await step.getByText(/^Step \d of 5$/).innerText()
    const number = Number(text[5])
    if (number === last) return
    await hand.press(page, 'link', 'Next')
    await step.getByText(`Step ${number + 1} of 5`).waitFor()
  }
}

test('takes a cook from the search to the review by keyboard alone', async () => {
  const { page, pageErrors } = await newVisitor(keys.context)
  const press = (role: 'button' | 'link', name: string) => keys.press(page, role, name)
  await page.clock.install()
  await findRecipe(page, keys)
  await shop(page)
  await press('link', 'Cook')
  await press('button', 'Start a timer: 9 minutes')
  await cookTo(page, keys, 2)
  await press('button', 'Start a timer: 3 minutes')
  await page.reload()
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  await expect.poll(() => timers.count()).toBe(2)
  await goOffline(page)
  await page.clock.fastForward(180_000)
  await page.getByText('time is up', { exact: false }).first().waitFor()
  await page.context().setOffline(false)
  await cookTo(page, keys, 5)
  await press('button', '5 stars')
  await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor()
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  await keys.write(page, 'Your review', 'Gone in ten minutes.')
  await keys.addPhoto(page, jpeg)
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
  await keys.write(page, 'Your name', 'Kai')
  await keys.write(page, 'Email', 'kai@example.com')
  await press('button', 'Send review')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.tagName === 'H1')
  await page.goto(await linkMailedTo('kai@example.com'))
  expect(await findingsOn(page, 'the mailed link')).toEqual([])
  await press('button', 'Show my review')
  await page.getByText('Your review waits for an editor.').waitFor()
  expect((await plainVisitor(url).open(pasta.path)).text('#reviews')).not.toContain('Gone in ten minutes.')
  await approveAll()
  await showsReview(pasta.path, 'Gone in ten minutes.')

  await page.goto(url + pasta.path)
  await page.getByRole('link', { name: /^5.0 out of 5, 1 rating.*To the reviews$/ }).waitFor()
  const review = page.getByRole('article', { name: 'Review by Kai' })
  // The reviews hydrate after the recipe.
  await expect.poll(() => review.evaluate((element) => Object.keys(element).join())).toContain('__reactProps')
  await review.getByRole('link', { name: /Open large$/ }).press('Enter')
  await page.getByRole('dialog', { name: 'Photo by Kai' }).waitFor()
  await page.keyboard.press('Escape')
  await review.getByRole('button', { name: /^Helpful/ }).press('Enter')
  await review.getByRole('button', { name: /1 vote$/, pressed: true }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('helpful-reviews') !== null)
  await page.reload()
  await review.getByRole('button', { name: /^Helpful/, pressed: true }).waitFor()
  expect(pageErrors).toEqual([])
})

test('takes a cook from the search to the review with a phone', async () => {
  const { page, pageErrors } = await newVisitor(finger.context)
  await signIn(page, site, 'trusted')
  await findRecipe(page, finger)
  await finger.press(page, 'link', 'Cook')
  await cookTo(page, finger, 5)
  await finger.press(page, 'button', '5 stars')
  await page.getByText('Saved, thank you!').waitFor()
  await finger.press(page, 'link', 'Add words or a photo')
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  expect(await page.getByLabel('I made it').isChecked()).toBe(true)
  await finger.write(page, 'Your review', 'Crisp edges.')

  const input = page.locator('input[type=file]')
  await input.setInputFiles(['one', 'two', 'three', 'four'].map((name) => ({ ...jpeg, name: `${name}.jpg` })))
  await page.getByText('four.jpg: A review has at most 3 photos.').waitFor()
  await finger.press(page, 'button', 'Remove photo 3')
  await input.setInputFiles(htmlAsJpeg)
  await page.getByText('page.jpg: This is not a picture we can read').waitFor()
  expect(await findingsOn(page, 'the form')).toEqual([])

  // Says which photos will be missing before the review is sent.
  const upload = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await upload.promise
    await route.abort()
  })
  await input.setInputFiles({ ...jpeg, name: 'late.jpg' })
  await finger.press(page, 'button', 'Save review')
  await page.getByRole('button', { name: 'Uploading photos...' }).waitFor()
  upload.resolve()
  await page.getByText('late.jpg: The picture could not be uploaded.').waitFor()
  await page.getByRole('button', { name: 'Save review' }).waitFor()
  expect(await page.getByLabel('Your review').inputValue()).toBe('Crisp edges.')

  await finger.press(page, 'button', 'Save review')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.getByText('Crisp edges.').waitFor()
  // Saving leads to the reviews, not to the top of the page.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await reviews.getByRole('link', { name: 'Edit your review' }).isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit your review')
  expect(pageErrors.filter((error) => !error.endsWith(' at /api/pictures'))).toEqual([])
})

test('reviews, orders, votes and deletes without script', async () => {
  const visitor = plainVisitor(url)
  const form = await visitor.open(`${soup}/review`)
  const words = { 'Your review': 'Two bowls each.', 'Your name': 'Nina' }
  expect((await form.send('Send review')).text()).toContain('Choose one to five stars')
  const chosen = await visitor.open(`${soup}/review?stars=5`)
  const refused = await chosen.send('Send review', { ...words, Email: 'nowhere' })
  expect(refused.text()).toContain('Enter an email address such as cook@example.com')
  expect(refused.valueOf('Your review')).toBe('Two bowls each.')
  const long = await refused.send('Send review', { 'Your review': 'x'.repeat(5_001), Email: 'nina@example.com' })
  expect(long.text()).toContain('A review has at most 5,000 characters')
  const sent = await long.send('Send review', { 'Your review': 'Two bowls each.' })
  expect(sent.text('h1')).toBe('One more step')
  const link = new URL(await linkMailedTo('nina@example.com')).pathname
  await (await visitor.open(link)).send('Show my review')
  await approveAll()
  await showsReview(soup, 'Two bowls each.')
  const page = await visitor.open(soup)
  expect(JSON.parse(page.$('script[type="application/ld+json"]').first().text())).toMatchObject({
    aggregateRating: { ratingValue: 5, ratingCount: 1 },
    review: [{ reviewBody: 'Two bowls each.' }],
  })
  const newest = await page.follow('Newest')
  expect(newest.url).toBe(`${url}${soup}?reviews=newest#reviews`)
  const voted = await newest.send('Helpful: the review by Nina. 0 votes')
  expect(voted.text()).toContain('Thank you for your vote')
  expect((await visitor.open(`${soup}?photos=only`)).text('#reviews')).toContain('No review with photos here.')
  const deleted = await (await visitor.open(link)).send('Delete')
  expect(deleted.text()).toContain('Your review is deleted')
  expect((await visitor.open(soup)).text('#reviews')).not.toContain('Two bowls each.')
})
