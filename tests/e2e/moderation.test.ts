import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { freePort } from '../free-port.ts'
import { startSampleSite } from './sample-site.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { openField, tabTo } from './by-keyboard.ts'

// Only a public site reviews visitors' submissions.
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const site = await startSampleSite({ env: { PORT: String(port), PUBLIC_URL: url } })
afterAll(() => site.stop())

async function person(role: 'cook' | 'editor' | 'visitor') {
  const visit = await newVisitor({ reducedMotion: 'reduce' })
  if (role !== 'visitor') await signIn(visit.page, site, role)
  return visit
}

async function sendIn(page: Page, title: string) {
  await page.goto(`${url}/submit-recipe`)
  await page.getByLabel('Recipe title').fill(title)
  await page.getByLabel('Description').fill('What my grandmother made on Sundays.')
  await page.getByLabel('Ingredients').fill('4 leeks\n1 l stock')
  await page.getByLabel('Instructions').fill('Slice the leeks.\n\nSimmer them in the stock for half an hour.')
  await page.getByRole('button', { name: 'Submit Recipe' }).click()
  await page.getByText('Recipe submitted! Thank you').waitFor()
}

/** Submits a recipe without a browser. */
async function sendByForm(title: string) {
  const recipe = { title, description: 'Plain.', ingredients: '4 leeks', instructions: 'Simmer the leeks.' }
  await fetch(`${url}/submit-recipe`, {
    method: 'POST',
    body: new URLSearchParams(recipe),
    headers: { origin: url },
    redirect: 'manual',
  })
}

const openItem = async (page: Page, title: string) => {
  await page.goto(`${url}/admin/review`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const waitForText = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()

test('moderates a recipe from submission over revision to report and withdrawal', async () => {
  const [visitor, cook, editor, second] = [
    await person('visitor'),
    await person('cook'),
    await person('editor'),
    await person('editor'),
  ]
  const findings: Array<string> = []
  const look = async (page: Page, where: string) => findings.push(...(await findingsOn(page, where)))

  // A visitor submits a recipe, and an editor requests changes by keyboard.
  await sendIn(visitor.page, 'Leek Soup')
  await visitor.page.getByRole('link', { name: 'Follow your recipe' }).click()
  await waitForText(visitor.page, 'Waiting for review')
  await editor.page.goto(`${url}/admin/review`)
  await look(editor.page, 'the queue')
  await editor.page.keyboard.press('j')
  await editor.page.keyboard.press('Enter')
  await editor.page.getByRole('heading', { level: 1, name: 'Leek Soup' }).waitFor()
  await look(editor.page, 'an item')
  await openField(editor.page, 'c')
  await editor.page.keyboard.type('How many does it serve?')
  await editor.page.keyboard.press('Control+Enter')
  await waitForText(editor.page, 'Changes requested')

  // The sender edits it by its link, without an account.
  await visitor.page.reload()
  await waitForText(visitor.page, 'How many does it serve?')
  const recipeIsHidden = await visitor.page.request.get(`${url}/recipe/leek-soup`)
  expect(recipeIsHidden.status()).toBe(404)
  await visitor.page.getByRole('link', { name: 'Edit and resubmit' }).click()
  await visitor.page.getByLabel('Servings').fill('4')
  await look(visitor.page, 'mending by link')
  await visitor.page.getByRole('button', { name: 'Resubmit' }).click()
  await waitForText(visitor.page, 'Waiting for review')

  // Two editors decide at the same time. The second editor sees a conflict and overwrites nothing.
  await openItem(editor.page, 'Leek Soup')
  await openItem(second.page, 'Leek Soup')
  await waitForText(second.page, 'Changes by the author')
  const earlier = second.page.getByRole('region', { name: 'Earlier decision' })
  expect(await earlier.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Changes requested\s+.* by A editor\s+How many does it serve\?$/),
  ])
  await waitForText(second.page, 'No photo. Visitors see this drawing instead.')
  await editor.page.keyboard.press('a')
  await waitForText(editor.page, 'Approved')
  await second.page.getByLabel('Reason').fill('Too plain.')
  await second.page.getByRole('button', { name: 'Reject' }).click()
  await waitForText(second.page, 'Your decision was not saved')
  expect(await second.page.getByLabel('Reason').inputValue()).toBe('Too plain.')
  await visitor.page.goto(`${url}/recipe/leek-soup`)
  await visitor.page.getByRole('heading', { level: 1, name: 'Leek Soup' }).waitFor()

  // A cook with an account starts a draft, submits it, and edits it after it is published.
  await cook.page.goto(`${url}/submit-recipe`)
  await cook.page.getByLabel('Recipe title').fill('Onion Pie')
  await cook.page.getByRole('button', { name: 'Save as draft' }).click()
  await cook.page.getByRole('heading', { level: 1, name: 'Edit “Onion Pie”' }).waitFor()
  await cook.page.getByLabel('Ingredients').fill('6 onions\n200 g flour')
  await cook.page.getByLabel('Instructions').fill('Bake the onions in the dough.')
  await look(cook.page, 'editing')
  await cook.page.getByRole('button', { name: 'Submit for review' }).click()
  await waitForText(cook.page, 'Waiting for review')
  await look(cook.page, 'one of my recipes')
  await openItem(editor.page, 'Onion Pie')
  await editor.page.getByLabel('Reason').fill('A fine pie.')
  await editor.page.getByRole('button', { name: 'Claim' }).click()
  await waitForText(editor.page, 'Claimed by you')
  expect(await editor.page.getByLabel('Reason').inputValue()).toBe('A fine pie.')
  await openItem(second.page, 'Onion Pie')
  await waitForText(second.page, 'has claimed it.')
  await second.page.getByRole('button', { name: 'Approve' }).click()
  await waitForText(second.page, 'so your decision was not saved')
  await editor.page.getByRole('button', { name: 'Approve' }).click()
  await waitForText(editor.page, 'Approved')
  await cook.page.goto(`${url}/my-recipes?show=published`)
  await look(cook.page, 'my recipes')
  await cook.page.getByRole('link', { name: 'Edit Onion Pie' }).click()
  await cook.page.getByLabel('Title').fill('Sweet Onion Pie')
  await cook.page.getByRole('button', { name: 'Submit the change' }).click()
  await waitForText(cook.page, 'Until then the recipe stays as it was')
  await visitor.page.goto(`${url}/recipe/onion-pie`)
  await visitor.page.getByRole('heading', { level: 1, name: 'Onion Pie', exact: true }).waitFor()
  await editor.page.goto(`${url}/admin/review?kind=revision`)
  await editor.page.getByRole('link', { name: 'Onion Pie', exact: true }).click()
  await waitForText(editor.page, 'Changes')
  expect(await editor.page.locator('ins').first().innerText()).toContain('Sweet')
  await look(editor.page, 'a change')
  await tabTo(editor.page, 'Approve')
  await editor.page.keyboard.press('Enter')
  await waitForText(editor.page, 'Approved')
  await cook.page.goto(`${url}/my-recipes/onion-pie/history`)
  await waitForText(cook.page, 'Current version')
  await look(cook.page, 'the history')

  // A visitor reports the recipe, and the recipe is withdrawn.
  await visitor.page.goto(`${url}/recipe/onion-pie`)
  await visitor.page.getByRole('heading', { level: 1, name: 'Sweet Onion Pie' }).waitFor()
  await visitor.page.getByRole('link', { name: 'Report this recipe' }).click()
  await look(visitor.page, 'the report')
  await visitor.page.getByLabel('What is wrong?').selectOption('It is copied from somewhere')
  await visitor.page.getByLabel('Details').fill('It is in my book.')
  await visitor.page.getByRole('button', { name: 'Send Report' }).click()
  await waitForText(visitor.page, 'Thank you. We’ll look into it.')
  await openItem(editor.page, 'Sweet Onion Pie')
  await waitForText(editor.page, 'It is in my book.')
  await editor.page.getByRole('button', { name: 'Withdraw the recipe' }).click()
  await waitForText(editor.page, 'Give a reason. The author will see it')
  await editor.page.keyboard.type('It is copied.')
  await editor.page.getByRole('button', { name: 'Withdraw the recipe' }).click()
  await waitForText(editor.page, 'Recipe withdrawn')
  expect((await visitor.page.request.get(`${url}/recipe/onion-pie`)).status()).toBe(410)
  await cook.page.goto(`${url}/my-recipes`)
  await waitForText(cook.page, 'It is copied.')

  expect(findings).toEqual([])
  const ours = [visitor, cook, editor, second].flatMap(({ pageErrors }) => pageErrors)
  // Browsers log responses that have an error status.
  expect(ours.filter((pageError) => !/status of (?:404|409|410|422)/.test(pageError))).toEqual([])
  for (const visit of [visitor, cook, editor, second]) await visit.close()
})

test('decides several items by keyboard, but not with Enter in the reason', async () => {
  const [visitor, editor] = [await person('visitor'), await person('editor')]
  const titles = ['Cheap Watches', 'Cheaper Watches']
  for (const title of titles) await sendIn(visitor.page, title)
  const { page } = editor
  await page.goto(`${url}/admin/review?q=watches`)
  for (let count = 0; count < titles.length; count += 1) {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await tabTo(page, 'Select none')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Reason for all selected items').isVisible()).toBe(false)
  expect(
    await page
      .locator('[name=ticked]')
      .first()
      .evaluate((box) => box.matches(':focus')),
  ).toBe(true)
  for (const _ of titles) {
    await page.keyboard.press('x')
    await page.keyboard.press('j')
  }
  await tabTo(page, 'Reason for all selected items')
  await page.keyboard.type('Recipes only, please')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Reject selected')
  await page.keyboard.press('Enter')
  await waitForText(page, '2 rejected')
  await visitor.page.getByRole('link', { name: 'Follow your recipe' }).click()
  await waitForText(visitor.page, 'Recipes only, please')
  for (const { pageErrors, close } of [visitor, editor]) {
    expect(pageErrors).toEqual([])
    await close()
  }
})

test('shows the current state after a refused decision, so that the next try succeeds', async () => {
  const [first, second] = [await person('editor'), await person('editor')]
  await sendByForm('Contested Stew')
  for (const { page } of [first, second]) await openItem(page, 'Contested Stew')
  await first.page.getByRole('button', { name: 'Claim', exact: true }).click()
  await waitForText(first.page, 'Claimed by you')
  const { page } = second
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await waitForText(page, 'Your decision was not saved')
  await page.getByRole('button', { name: 'Take over' }).click()
  await waitForText(page, 'Claimed by you')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await waitForText(page, 'Approved')
  for (const { close } of [first, second]) await close()
})

test('moderates by keyboard, from the filters to a changed decision', async () => {
  await sendByForm('Keyed Cake')
  const { page, pageErrors, close } = await person('editor')
  const { keyboard } = page
  const press = async (...keys: Array<string>) => {
    for (const key of keys) await keyboard.press(key)
  }
  const find = async (title: string) => {
    await tabTo(page, 'Title')
    await press('ControlOrMeta+a')
    await keyboard.type(title)
    await press('Enter')
    await page.waitForURL(/q=/)
    // The results replace the form. Before that, keys go into the form's field.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input'))).toBe(false)
  }
  const openFirst = async (title: string) => {
    await expect.poll(() => page.locator('a[data-item]').allInnerTexts()).toEqual([title])
    await press('j', 'Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }

  await page.goto(`${url}/admin/review`)
  await press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await find('Keyed')
  await openFirst('Keyed Cake')
  await tabTo(page, 'Claim')
  await press('Enter')
  await waitForText(page, 'Claimed by you')
  await tabTo(page, 'Release')
  await press('Enter')
  await waitForText(page, 'Unclaimed')
  await openField(page, 'r')
  await keyboard.type('Too plain.')
  await press('Control+Enter')
  await waitForText(page, 'Rejected')

  await page.goto(`${url}/admin/review`)
  await tabTo(page, 'Status')
  await keyboard.type('Rej')
  await find('Keyed Cake')
  await openFirst('Keyed Cake')
  await press('a')
  await waitForText(page, 'Approved')
  const report = new URLSearchParams({ reason: 'Something else', words: 'Odd.' })
  await fetch(`${url}/recipe/keyed-cake/report`, { method: 'POST', body: report, headers: { origin: url } })
  await page.goto(`${url}/admin/review?kind=report&q=Keyed`)
  await openFirst('Keyed Cake')
  await press('a')
  await waitForText(page, 'Report dismissed')
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a missing reason and scrolls to the top of the next item on a phone', async () => {
  for (const title of ['First Phone Cake', 'Second Phone Cake']) await sendByForm(title)
  const { page, close } = await person('editor')
  await page.setViewportSize({ width: 360, height: 740 })
  await openItem(page, 'First Phone Cake')
  await page.getByRole('button', { name: 'Reject' }).click()
  await waitForText(page, 'Give a reason. The author will see it')
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Reason', { exact: true }).boundingBox()
  const missing = await page.getByText('Give a reason. The author will see it').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 740)
  expect((missing?.y ?? 740) + (missing?.height ?? 0)).toBeLessThanOrEqual(740)
  await page.keyboard.type('No cakes, please.')
  await page.getByRole('button', { name: 'Reject' }).click()
  await waitForText(page, 'Here is the next item.')
  await page.getByRole('heading', { level: 1, name: 'Second Phone Cake' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await close()
})

test('focuses an invalid field of the edit page, also where it is folded away or holds a picture', async () => {
  const { page, close } = await person('cook')
  await page.goto(`${url}/submit-recipe`)
  await page.getByLabel('Recipe title').fill('Folded Focaccia')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByRole('heading', { level: 1, name: 'Edit “Folded Focaccia”' }).waitFor()
  const isFocused = (label: string) => page.getByLabel(label).evaluate((field) => field === document.activeElement)
  const send = page.getByRole('button', { name: 'Submit for review' })
  const calories = page.getByLabel('Calories')
  await send.click()
  await waitForText(page, 'Add at least one ingredient')
  expect(await isFocused('Ingredients')).toBe(true)
  await page.getByLabel('Ingredients').fill('500 g flour')
  await page.getByLabel('Instructions').fill('Knead.')
  expect(await calories.isVisible()).toBe(false)
  await calories.evaluate((field) => field.setAttribute('value', '-1'))
  await send.click()
  await waitForText(page, 'This cannot be less than 0')
  await expect.poll(() => isFocused('Calories')).toBe(true)
  await page.getByText('Tips and nutrition').click()
  await page.waitForTimeout(200)
  expect(await calories.isVisible()).toBe(true)
  await calories.fill('200')
  const picture = page.getByLabel('Add a picture')
  await picture.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') })
  await send.click()
  await waitForText(page, 'This is not a picture we can read')
  await expect.poll(() => isFocused('Add a picture')).toBe(true)
  expect(await calories.inputValue()).toBe('200')
  await picture.setInputFiles([])
  await page.getByLabel('Ingredients').fill('')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.locator('[data-sonner-toast]').getByText('Saved', { exact: true }).waitFor()
  await close()
})

test('folds the filters on a phone, and says how many are active', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  await signIn(page, site, 'editor')
  await page.goto(`${url}/admin/review`)
  const title = page.getByRole('searchbox', { name: 'Title' })
  expect(await title.isVisible()).toBe(false)
  await page.getByText('Filters', { exact: true }).click()
  await title.fill('nothing like this')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByText('1 active').waitFor()
  expect(await title.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 740 })
  expect(await title.isVisible()).toBe(true)
  expect(await page.getByText('Filters', { exact: true }).isVisible()).toBe(false)
  await close()
})
