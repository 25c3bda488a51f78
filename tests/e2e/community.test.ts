import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/connection/open.ts'
import { insertReview } from '../../src/db/reviews/reviews.ts'
import { images } from '../../src/db/schema/pictures.ts'
import { reviews } from '../../src/db/schema/reviews.ts'
import { signIn } from '../accounts.ts'
import { freePort } from '../free-port.ts'
import { aReview } from '../reviews.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { openField, tabTo } from './by-keyboard.ts'
import { startSampleSite } from './sample-site.ts'

// Only a public site reads reviews before others do.
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const site = await startSampleSite({ env: { PORT: String(port), PUBLIC_URL: url } })
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const { db, close } = await openDatabase({ env: { DATA_DIR: site.dataDir, ...site.env }, log: silent })
afterAll(async () => {
  await close()
  await site.stop()
})

const [picture] = await db.select({ id: images.id }).from(images).orderBy(images.id).limit(1)

/** Stores a review that waits for an editor. */
async function send(by: { id: string; name: string }, recipeId: string, changes: Parameters<typeof aReview>[0]) {
  const content = aReview(changes)
  const id = await insertReview(db, {
    ...content,
    recipeId,
    userId: by.id,
    name: by.name,
    email: null,
    state: 'waiting',
  })
  if (id === undefined) throw new Error('The review was not stored')
  return id
}

test('moderates reviews by keyboard, and shows them to the community and their author', async () => {
  // A retry begins with an empty community too.
  await db.delete(reviews)
  const [visitor, cook, editor] = [await newVisitor(), await newVisitor(), await newVisitor()]
  const user = await signIn(cook.page, site, 'cook')
  await signIn(editor.page, site, 'editor')
  const findings: Array<string> = []
  const look = async ({ page }: typeof visitor, where: string) => findings.push(...(await findingsOn(page, where)))

  await visitor.page.goto(`${url}/community`)
  await visitor.page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
  await look(visitor, 'the empty community')
  const photoIds = picture ? [picture.id] : []
  await send(user, 'thai-coconut-curry-soup', { stars: 4, body: 'Warm and sour.', photoIds })
  await send(user, 'homemade-margherita-pizza', { stars: 1, body: 'Buy my pans!' })

  const { keyboard } = editor.page
  await editor.page.goto(`${url}/admin/review`)
  await tabTo(editor.page, 'Reviews2')
  await keyboard.press('Enter')
  await editor.page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
  await look(editor, 'the queue of reviews')
  await keyboard.press('j')
  await keyboard.press('Enter')
  // The queue shows the words of a review too.
  await editor.page.getByRole('heading', { level: 1, name: 'Thai Coconut Curry Soup' }).waitFor()
  await look(editor, 'a review in moderation')
  await keyboard.press('a')
  await editor.page.getByRole('heading', { level: 1, name: 'Homemade Margherita Pizza' }).waitFor()
  await openField(editor.page, 'r')
  await keyboard.type('No advertising, please.')
  await keyboard.press('Control+Enter')
  await editor.page.getByRole('heading', { name: 'Nothing to review' }).waitFor()

  // The page was cached while there was no review.
  const card = visitor.page.getByRole('article').filter({ hasText: 'Warm and sour.' })
  await expect
    .poll(async () => {
      await visitor.page.reload()
      return card.count()
    })
    .toBe(1)
  expect(await card.innerText()).toContain('4.0')
  await visitor.page.getByRole('heading', { name: 'Most cooked this week' }).waitFor()
  expect(await visitor.page.getByText('Buy my pans!').count()).toBe(0)
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await look(visitor, 'the community')

  await cook.page.goto(`${url}/account/reviews`)
  await cook.page.getByText('No advertising, please.').waitFor()
  await look(cook, 'my reviews')
  await tabTo(cook.page, 'Delete of Homemade Margherita Pizza')
  await cook.page.keyboard.press('Enter')
  await cook.page.getByRole('dialog', { name: 'Delete your review?' }).waitFor()
  await tabTo(cook.page, 'Delete')
  await cook.page.keyboard.press('Enter')
  await cook.page.getByText('Your review is deleted').waitFor()
  expect(await cook.page.getByText('Buy my pans!').count()).toBe(0)
  expect(findings).toEqual([])
  for (const visit of [visitor, cook, editor]) expect(visit.pageErrors).toEqual([])
})

test('moderates a review and deletes one without script, on a phone', async () => {
  const options = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }
  const [cook, editor] = [await newVisitor(options), await newVisitor(options)]
  const user = await signIn(cook.page, site, 'cook')
  await signIn(editor.page, site, 'editor')
  await db.delete(reviews)
  const id = await send(user, 'mixed-berry-smoothie-bowl', { body: 'Cold.' })
  await editor.page.goto(`${url}/admin/review/reviews`)
  await editor.page.getByRole('link', { name: 'Mixed Berry Smoothie Bowl' }).click()
  await editor.page.getByRole('button', { name: 'Reject' }).click()
  await editor.page.getByText('Give a reason. The author will see it').waitFor()
  await editor.page.getByRole('button', { name: 'Approve' }).click()
  await editor.page.getByRole('heading', { name: 'Nothing to review' }).waitFor()
  expect(await editor.page.locator('body').innerText()).toContain('Approved')
  expect(await db.$count(reviews, sql`id = ${id} and state = 'published'`)).toBe(1)
  await cook.page.goto(`${url}/account/reviews`)
  await cook.page.getByText('Published').waitFor()
  await cook.page.getByText('Delete the review of Mixed Berry Smoothie Bowl').click()
  await cook.page.getByRole('button', { name: 'Delete', exact: true }).click()
  await cook.page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
  expect(await cook.page.locator('body').innerText()).toContain('Your review is deleted')
  expect(await db.$count(reviews, eq(reviews.id, id))).toBe(0)
})
