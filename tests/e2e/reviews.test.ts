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
import { tabTo } from './by-keyboard.ts'
import { finger, keys } from './hands.ts'
import { readMail } from './mails.ts'
import { plainVisitor } from './plain-visitor.ts'
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

const pasta = `${url}/recipe/creamy-garlic-parmesan-pasta`
const cookies = `${url}/recipe/classic-chocolate-chip-cookies`
const soup = '/recipe/thai-coconut-curry-soup'
const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'tomato' } })
  .jpeg()
  .toBuffer()
const jpeg = { name: 'pasta.jpg', mimeType: 'image/jpeg', buffer: photo }
const htmlAsJpeg = { ...jpeg, name: 'page.jpg', buffer: Buffer.from('<html><script>alert(1)</script>') }

const reviewsOn = (page: Page) => page.getByRole('region', { name: 'Reviews' })

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

test('shows a visitor’s review with a photo after the emailed link and an editor’s approval', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(pasta)
  await reviewsOn(page).getByText('No written reviews yet, only stars.').waitFor()
  await reviewsOn(page).getByRole('link', { name: 'Write a review' }).click()
  await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor()

  // By keyboard alone, with a mistake first.
  await tabTo(page, 'Send review')
  await page.keyboard.press('Enter')
  await page.getByText('Choose one to five stars').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByText('4 stars, very good').last().waitFor()
  await tabTo(page, 'I made it')
  await page.keyboard.press('Space')
  await tabTo(page, 'Your review')
  await page.keyboard.type('Silky and quick.')
  await tabTo(page, 'Your name')
  await page.keyboard.type('Vera')
  await tabTo(page, 'Email')
  await page.keyboard.type('vera@example.com')
  await page.locator('input[type=file]').setInputFiles(htmlAsJpeg)
  await page.getByText('page.jpg: This is not a picture we can read').waitFor()
  await page.locator('input[type=file]').setInputFiles(jpeg)
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
  expect(await findingsOn(page, 'the form')).toEqual([])
  await tabTo(page, 'Send review')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.tagName === 'H1')

  const link = await linkMailedTo('vera@example.com')
  await page.goto(link)
  expect(await findingsOn(page, 'the mailed link')).toEqual([])
  await page.getByRole('button', { name: 'Show my review' }).click()
  await page.getByText('Your review waits for an editor.').waitFor()
  await page.goto(pasta)
  await reviewsOn(page).getByText('No written reviews yet, only stars.').waitFor()

  await approveAll()
  await expect
    .poll(async () => {
      await page.reload()
      return reviewsOn(page).getByText('Silky and quick.').count()
    })
    .toBe(1)
  await page.getByRole('link', { name: /^4.0 out of 5, 1 rating.*To the reviews$/ }).click()
  const review = page.getByRole('article', { name: 'Review by Vera' })
  await review.getByText('Made it').waitFor()
  expect(JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText())).toMatchObject({
    aggregateRating: { ratingValue: 4, ratingCount: 1 },
    review: [{ reviewBody: 'Silky and quick.' }],
  })
  await review.getByRole('link', { name: /Open large$/ }).click()
  await page.getByRole('dialog', { name: 'Photo by Vera' }).waitFor()
  await page.keyboard.press('Escape')
  await review.getByRole('button', { name: /^Helpful/ }).click()
  await review.getByRole('button', { name: /1 vote$/, pressed: true }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('helpful-reviews') !== null)
  await page.reload()
  await review.getByRole('button', { name: /^Helpful/, pressed: true }).waitFor()
  expect(await findingsOn(page, 'the recipe')).toEqual([])

  await page.goto(link)
  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await reviewsOn(page).getByText('No written reviews yet, only stars.').waitFor()
  expect(pageErrors).toEqual([expect.stringMatching(/422 .* at \/api\/pictures$/)])
})

test('saves stars in one press at the end of cook mode, and words later', async () => {
  const { page, pageErrors } = await newVisitor()
  await signIn(page, site, 'trusted')
  await page.goto(`${cookies}/cook?step=99`)
  await page.getByRole('button', { name: '3 stars' }).click()
  await page.getByText('Saved, thank you!').waitFor()
  expect(await findingsOn(page, 'cook mode')).toEqual([])
  await page.getByRole('link', { name: 'Add words or a photo' }).click()
  expect(await page.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
  expect(await page.getByLabel('I made it').isChecked()).toBe(true)
  await page.getByLabel('What I changed').fill('Rye flour')
  await page.getByLabel('Your review').fill('x'.repeat(1_000_000))
  await page.getByRole('button', { name: 'Save review' }).click()
  await page.getByText('A review has at most 5,000 characters').waitFor()
  await page.getByLabel('Your review').fill('Chewy.')
  await page.getByRole('button', { name: 'Save review' }).click()
  await reviewsOn(page).getByText('Rye flour').waitFor()
  // Saving leads to the reviews, not to the top of the page.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await reviewsOn(page).getByRole('link', { name: 'Edit your review' }).isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit your review')
  expect(pageErrors).toEqual([])
})

test('says which photos will be missing before a review is sent', async () => {
  const { page } = await newVisitor()
  await signIn(page, site, 'trusted')
  await page.goto(`${cookies}/review?stars=4`)
  const input = page.locator('input[type=file]')
  await input.setInputFiles(['one', 'two', 'three', 'four'].map((name) => ({ ...jpeg, name: `${name}.jpg` })))
  await page.getByText('four.jpg: A review has at most 3 photos.').waitFor()
  await page.getByRole('button', { name: 'Remove photo 3' }).click()

  const upload = Promise.withResolvers<void>()
  await page.route('**/api/pictures', async (route) => {
    await upload.promise
    await route.abort()
  })
  await input.setInputFiles({ ...jpeg, name: 'late.jpg' })
  await page.getByLabel('Your review').fill('Crisp edges.')
  await page.getByRole('button', { name: 'Save review' }).click()
  await page.getByRole('button', { name: 'Uploading photos...' }).waitFor()
  upload.resolve()
  await page.getByText('late.jpg: The picture could not be uploaded.').waitFor()
  await page.getByRole('button', { name: 'Save review' }).waitFor()
  expect(await page.getByLabel('Your review').inputValue()).toBe('Crisp edges.')

  await page.getByRole('button', { name: 'Save review' }).click()
  await reviewsOn(page).getByText('Crisp edges.').waitFor()
})

test('reviews, orders and votes without script', async () => {
  const visitor = plainVisitor(url)
  const form = await visitor.open(`${soup}/review?stars=5`)
  const words = { 'Your review': 'Two bowls each.', 'Your name': 'Nina' }
  const refused = await form.send('Send review', { ...words, Email: 'nowhere' })
  expect(refused.text()).toContain('Enter an email address such as cook@example.com')
  expect(refused.valueOf('Your review')).toBe('Two bowls each.')
  const sent = await refused.send('Send review', { Email: 'nina@example.com' })
  expect(sent.text('h1')).toBe('One more step')
  const linked = await visitor.open(new URL(await linkMailedTo('nina@example.com')).pathname)
  await linked.send('Show my review')
  await approveAll()
  await expect.poll(async () => (await visitor.open(soup)).text('#reviews')).toContain('Two bowls each.')
  const newest = await (await visitor.open(soup)).follow('Newest')
  expect(newest.url).toBe(`${url}${soup}?reviews=newest#reviews`)
  const voted = await newest.send('Helpful: the review by Nina. 0 votes')
  expect(voted.text()).toContain('Thank you for your vote')
  expect((await visitor.open(`${soup}?photos=only`)).text('#reviews')).toContain('No review with photos here.')
})

test.each([
  { way: 'with a phone', hand: finger, cook: 'Pia' },
  { way: 'by keyboard alone', hand: keys, cook: 'Kai' },
])('takes a cook from the search to the review $way', async ({ hand, cook }) => {
  const { page, pageErrors } = await newVisitor(hand.context)
  const press = (role: 'button' | 'link', name: string) => hand.press(page, role, name)
  await page.clock.install()
  await page.goto(`${url}/search`)
  await hand.write(page, 'Search by title', 'garlic pasta')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=garlic/)
  await press('link', 'Creamy Garlic Parmesan Pasta')
  await page.getByRole('heading', { level: 1, name: 'Creamy Garlic Parmesan Pasta' }).waitFor()

  await press('button', 'Add to shopping list')
  await page.getByText('Added to your list').waitFor()
  await page.goto(`${url}/shopping-list`)
  await press('button', 'Share')
  await press('button', 'Share by link')
  const shared = (await page.getByRole('dialog').getByText('/shopping-list/').textContent()) ?? ''
  await page.keyboard.press('Escape')
  const { page: otherPage } = await newVisitor(hand.context)
  await otherPage.goto(shared)
  await hand.tick(otherPage, /parmesan/)
  await hand.tick(page, /garlic/)
  for (const on of [page, otherPage])
    for (const name of [/garlic/, /parmesan/])
      await expect.poll(() => on.getByRole('checkbox', { name }).first().isChecked()).toBe(true)

  await page.goto(pasta)
  await press('link', 'Cook')
  const step = page.getByRole('region', { name: /^Step \d of 5$/ })
  await press('button', 'Start a timer: 9 minutes')
  await press('link', 'Next')
  await step.getByText('Step 2 of 5').waitFor()
  await press('button', 'Start a timer: 3 minutes')
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  await page.reload()
  await expect.poll(() => timers.count()).toBe(2)
  await goOffline(page)
  await page.clock.fastForward(180_000)
  await page.getByText('time is up', { exact: false }).first().waitFor()
  await page.context().setOffline(false)
  for (const number of [3, 4, 5]) {
    await press('link', 'Next')
    await step.getByText(`Step ${number} of 5`).waitFor()
  }
  await press('button', '5 stars')

  await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor()
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  await hand.write(page, 'Your review', 'Gone in ten minutes.')
  await hand.addPhoto(page, jpeg)
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor()
  await hand.write(page, 'Your name', cook)
  await hand.write(page, 'Email', `${cook}@example.com`)
  await press('button', 'Send review')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.goto(await linkMailedTo(`${cook.toLowerCase()}@example.com`))
  await press('button', 'Show my review')
  await page.getByText('Your review waits for an editor.').waitFor()
  await approveAll()
  const review = page.getByRole('article', { name: `Review by ${cook}` })
  await expect
    .poll(async () => {
      await page.goto(pasta)
      return review.getByText('Gone in ten minutes.').count()
    })
    .toBe(1)
  await review.getByRole('link', { name: /Open large$/ }).waitFor()
  await page.getByRole('link', { name: /^5.0 out of 5, \d rating/ }).waitFor()
  expect(pageErrors).toEqual([])
})
