import { afterAll, expect, test } from 'vitest'
import { emptyRecipeForm, recipeFromForm } from '../../src/core/recipes/forms/recipe-form.ts'
import { readEnv } from '../../src/lib/env/env.ts'
import { startApp } from '../../src/operations/app/start-app.ts'
import { reportRecipe } from '../../src/operations/moderation/report-recipe.ts'
import { claimItem } from '../../src/operations/moderation/claim.ts'
import { saveDraft } from '../../src/operations/recipes/save-recipe.ts'
import { createUser, signIn } from '../accounts.ts'
import { createModeration } from '../moderation.ts'
import { newVisitor } from './browser.ts'
import { openField, tabTo } from './by-keyboard.ts'
import { siteUrl, workerSite } from './worker-site.ts'

// Only a public site reviews submissions, so they are saved as if this site were public.
const env = readEnv({ ...workerSite.env, PUBLIC_URL: 'https://kitchen.example', LOG_LEVEL: 'silent' })
if (!env.ok) throw new Error(env.problem)
const started = await startApp(env.env)
if (!started.ok) throw new Error(started.problem)
const { app, close: closeApp } = started
afterAll(closeApp)
const { user: otherEditor } = await createUser(app, 'editor', 'Ida')
const moderation = createModeration(app, otherEditor)
const submitted = (title: string) => moderation.send(title, 'visitor')

const { page, pageErrors } = await newVisitor()
const { keyboard } = page
const cook = await signIn(page, workerSite, 'cook')

const waitForText = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function press(...keys: Array<string>) {
  for (const key of keys) await keyboard.press(key)
}
/** Sends the filters. The results replace the form. Before that, keys go into the form's field. */
async function sendFilters() {
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input'))).toBe(false)
}
async function openFirst(title: string) {
  await expect.poll(() => page.locator('a[data-item]').allInnerTexts()).toEqual([title])
  await press('j', 'Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

test('focuses an invalid field of the edit page, also where it is folded away or holds a picture', async () => {
  const words = { ...emptyRecipeForm, title: 'Folded Focaccia', ingredients: '', instructions: 'Knead.' }
  const draft = await saveDraft(app, recipeFromForm(words), cook)
  await page.goto(`${siteUrl}/my-recipes/${draft.ok ? draft.id : ''}/edit`)
  const isFocused = (label: string) => page.getByLabel(label).evaluate((field) => field === document.activeElement)
  const send = button('Submit for review').or(button('Publish'))
  const calories = page.getByLabel('Calories')
  await send.click()
  await waitForText('Add at least one ingredient')
  expect(await isFocused('Ingredients')).toBe(true)
  await page.getByLabel('Ingredients').fill('500 g flour')
  expect(await calories.isVisible()).toBe(false)
  await calories.evaluate((field) => field.setAttribute('value', '-1'))
  await send.click()
  await waitForText('This cannot be less than 0')
  await expect.poll(() => isFocused('Calories')).toBe(true)
  await calories.fill('200')
  const picture = page.getByLabel('Add a picture')
  await picture.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') })
  await send.click()
  await waitForText('This is not a picture we can read')
  await expect.poll(() => isFocused('Add a picture')).toBe(true)
  expect(await calories.inputValue()).toBe('200')
})

test('decides several items by keyboard, but not with Enter in the reason', async () => {
  await signIn(page, workerSite, 'editor')
  const ids = [await submitted('Cheap Watches'), await submitted('Cheaper Watches')]
  await page.goto(`${siteUrl}/admin/review?q=watches`)
  for (const _ of ids) await press('j', 'x')
  await tabTo(page, 'Select none')
  await press('Enter')
  expect(await page.getByLabel('Reason for all selected items').isVisible()).toBe(false)
  const firstBox = page.locator('[name=ticked]').first()
  expect(await firstBox.evaluate((box) => box.matches(':focus'))).toBe(true)
  for (const _ of ids) await press('x', 'j')
  await tabTo(page, 'Reason for all selected items')
  await keyboard.type('Recipes only, please')
  await press('Enter')
  await tabTo(page, 'Reject selected')
  await press('Enter')
  await waitForText('2 rejected')
  for (const id of ids) expect(await moderation.statusOf(id)).toBe('rejected')
})

test('moderates by keyboard, from the filters to a changed decision', async () => {
  const id = await submitted('Keyed Cake')
  await page.goto(`${siteUrl}/admin/review`)
  await press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await tabTo(page, 'Title')
  await keyboard.type('Keyed')
  await sendFilters()
  await openFirst('Keyed Cake')
  await tabTo(page, 'Claim')
  await press('Enter')
  await waitForText('Claimed by you')
  await tabTo(page, 'Release')
  await press('Enter')
  await waitForText('Unclaimed')
  await openField(page, 'c')
  await keyboard.type('How many does it serve?')
  await press('Control+Enter')
  await waitForText('Changes requested')
  await moderation.edit(id, { title: 'Keyed Cake' }, 'link-holder')
  await page.goto(`${siteUrl}/admin/review?q=Keyed`)
  await openFirst('Keyed Cake')
  await openField(page, 'r')
  await keyboard.type('Too plain.')
  await press('Control+Enter')
  await waitForText('Rejected')
  await page.goto(`${siteUrl}/admin/review?q=Keyed`)
  await tabTo(page, 'Status')
  await keyboard.type('Rej')
  await tabTo(page, 'Title')
  await sendFilters()
  await openFirst('Keyed Cake')
  await press('a')
  await waitForText('Approved')
  await reportRecipe(app, id, { reason: 'Something else', words: 'Odd.' }, 'a visitor')
  await page.goto(`${siteUrl}/admin/review?kind=report&q=Keyed`)
  await openFirst('Keyed Cake')
  await press('a')
  await waitForText('Report dismissed')
})

test('shows the current state after a refused decision, so that the next try succeeds', async () => {
  const id = await submitted('Contested Stew')
  const { id: itemId } = await moderation.itemOf(id)
  await page.goto(`${siteUrl}/admin/review/${itemId}`)
  await claimItem(app, otherEditor, itemId, { takeOver: false })
  await button('Approve').click()
  await waitForText('Your decision was not saved')
  await button('Take over').click()
  await waitForText('Claimed by you')
  await button('Approve').click()
  await waitForText('Approved')
})

test('shows a missing reason and scrolls to the top of the next item on a phone', async () => {
  const first = await submitted('First Phone Cake')
  await submitted('Second Phone Cake')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${siteUrl}/admin/review/${(await moderation.itemOf(first)).id}`)
  await button('Reject').click()
  await waitForText('Give a reason. The author will see it')
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Reason', { exact: true }).boundingBox()
  const missing = await page.getByText('Give a reason. The author will see it').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 740)
  expect((missing?.y ?? 740) + (missing?.height ?? 0)).toBeLessThanOrEqual(740)
  await keyboard.type('No cakes, please.')
  await button('Reject').click()
  await waitForText('Here is the next item.')
  await page.getByRole('heading', { level: 1, name: 'Second Phone Cake' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('folds the filters on a phone, and says how many are active', async () => {
  await page.goto(`${siteUrl}/admin/review?q=nothing+like+this`)
  await page.getByText('1 active').waitFor()
  const title = page.getByRole('searchbox', { name: 'Title' })
  expect(await title.isVisible()).toBe(false)
  const filters = page.locator('summary', { hasText: 'Filters' })
  await filters.click()
  expect(await title.isVisible()).toBe(true)
  await filters.click()
  await page.setViewportSize({ width: 1280, height: 740 })
  expect(await title.isVisible()).toBe(true)
  expect(await filters.isVisible()).toBe(false)
  // Browsers log responses that have an error status.
  expect(pageErrors.filter((pageError) => !/status of (?:409|422)/.test(pageError))).toEqual([])
})
