import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { signInAt } from '../accounts.ts'
import { freePort } from '../free-port.ts'
import { startSite } from '../site.ts'
import { findingsOn } from './axe-findings.ts'
import { launch, newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'

// Only a public site reviews what strangers send.
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const site = await startSite({ env: { PORT: String(port), PUBLIC_URL: url } })
const browser = await launch()
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function person(role: 'cook' | 'editor' | 'visitor') {
  const somebody = await newVisitor(browser, { reducedMotion: 'reduce' })
  if (role !== 'visitor') await signInAt(somebody.page, url, site.dataDir, role)
  return somebody
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

/** The same without a browser. */
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

const said = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()

test(
  'the life of a recipe: sent in, questioned, mended, approved; changed by its cook, approved, reported, withdrawn',
  { timeout: 120_000 },
  async () => {
    const [visitor, cook, editor, second] = [
      await person('visitor'),
      await person('cook'),
      await person('editor'),
      await person('editor'),
    ]
    const findings: Array<string> = []
    const look = async (page: Page, where: string) => findings.push(...(await findingsOn(page, where)))

    // A visitor sends one in; an editor asks for changes by keyboard alone.
    await sendIn(visitor.page, 'Leek Soup')
    await visitor.page.getByRole('link', { name: 'Follow your recipe' }).click()
    await said(visitor.page, 'Waiting for review')
    await editor.page.goto(`${url}/admin/review`)
    await look(editor.page, 'the queue')
    await editor.page.keyboard.press('j')
    await editor.page.keyboard.press('Enter')
    await editor.page.getByRole('heading', { level: 1, name: 'Leek Soup' }).waitFor()
    await look(editor.page, 'an item')
    await editor.page.keyboard.press('c')
    await editor.page.keyboard.type('How many does it serve?')
    await editor.page.keyboard.press('Control+Enter')
    await said(editor.page, 'Changes requested')

    // Its cook mends it at the link, without an account.
    await visitor.page.reload()
    await said(visitor.page, 'How many does it serve?')
    const recipeIsHidden = await visitor.page.request.get(`${url}/recipe/leek-soup`)
    expect(recipeIsHidden.status()).toBe(404)
    await visitor.page.getByRole('link', { name: 'Edit and send again' }).click()
    await visitor.page.getByLabel('Servings').fill('4')
    await look(visitor.page, 'mending by link')
    await visitor.page.getByRole('button', { name: 'Send again' }).click()
    await said(visitor.page, 'Waiting for review')

    // Two editors at once: the second is told, and nothing is overwritten.
    await openItem(editor.page, 'Leek Soup')
    await openItem(second.page, 'Leek Soup')
    await said(second.page, 'What its cook has mended')
    await editor.page.keyboard.press('a')
    await said(editor.page, 'Approved')
    await second.page.getByLabel('Reason').fill('Too plain.')
    await second.page.getByRole('button', { name: 'Reject' }).click()
    await said(second.page, 'Your decision was not carried out')
    expect(await second.page.getByLabel('Reason').inputValue()).toBe('Too plain.')
    await visitor.page.goto(`${url}/recipe/leek-soup`)
    await visitor.page.getByRole('heading', { level: 1, name: 'Leek Soup' }).waitFor()

    // A cook with an account begins one, sends it in, and changes it once it is listed.
    await cook.page.goto(`${url}/submit-recipe`)
    await cook.page.getByLabel('Recipe title').fill('Onion Pie')
    await cook.page.getByRole('button', { name: 'Save as draft' }).click()
    await cook.page.getByRole('heading', { level: 1, name: 'Edit “Onion Pie”' }).waitFor()
    await cook.page.getByLabel('Ingredients').fill('6 onions\n200 g flour')
    await cook.page.getByLabel('Instructions').fill('Bake the onions in the dough.')
    await look(cook.page, 'editing')
    await cook.page.getByRole('button', { name: 'Send for review' }).click()
    await said(cook.page, 'Waiting for review')
    await look(cook.page, 'one of my recipes')
    await openItem(editor.page, 'Onion Pie')
    await editor.page.getByLabel('Reason').fill('A fine pie.')
    await editor.page.getByRole('button', { name: 'Claim it' }).click()
    await said(editor.page, 'You are at it.')
    expect(await editor.page.getByLabel('Reason').inputValue()).toBe('A fine pie.')
    await openItem(second.page, 'Onion Pie')
    await said(second.page, 'is at it.')
    await second.page.getByRole('button', { name: 'Approve' }).click()
    await said(second.page, 'so nothing was decided')
    await editor.page.getByRole('button', { name: 'Approve' }).click()
    await said(editor.page, 'Approved')
    await cook.page.goto(`${url}/my-recipes?show=published`)
    await look(cook.page, 'my recipes')
    await cook.page.getByRole('link', { name: 'Edit Onion Pie' }).click()
    await cook.page.getByLabel('Title').fill('Sweet Onion Pie')
    await cook.page.getByRole('button', { name: 'Send the change for review' }).click()
    await said(cook.page, 'until then the recipe stays as it was')
    await visitor.page.goto(`${url}/recipe/onion-pie`)
    await visitor.page.getByRole('heading', { level: 1, name: 'Onion Pie', exact: true }).waitFor()
    await editor.page.goto(`${url}/admin/review?kind=revision`)
    await editor.page.getByRole('link', { name: 'Onion Pie', exact: true }).click()
    await said(editor.page, 'What the change does')
    expect(await editor.page.locator('ins').first().innerText()).toContain('Sweet')
    await look(editor.page, 'a change')
    await tabTo(editor.page, 'Approve')
    await editor.page.keyboard.press('Enter')
    await said(editor.page, 'Approved')
    await cook.page.goto(`${url}/my-recipes/onion-pie/history`)
    await said(cook.page, 'As it is')
    await look(cook.page, 'the history')

    // A reader reports it, and it goes.
    await visitor.page.goto(`${url}/recipe/onion-pie`)
    await visitor.page.getByRole('heading', { level: 1, name: 'Sweet Onion Pie' }).waitFor()
    await visitor.page.getByRole('link', { name: 'Report this recipe' }).click()
    await look(visitor.page, 'the report')
    await visitor.page.getByLabel('What is wrong?').selectOption('It is copied from somewhere')
    await visitor.page.getByLabel('What did you notice?').fill('It is in my book.')
    await visitor.page.getByRole('button', { name: 'Send Report' }).click()
    await said(visitor.page, 'Thank you. Somebody looks at it.')
    await openItem(editor.page, 'Sweet Onion Pie')
    await said(editor.page, 'It is in my book.')
    await editor.page.getByRole('button', { name: 'Withdraw the recipe' }).click()
    await said(editor.page, 'Say why: the cook reads it')
    await editor.page.keyboard.type('It is copied.')
    await editor.page.getByRole('button', { name: 'Withdraw the recipe' }).click()
    await said(editor.page, 'Recipe withdrawn')
    expect((await visitor.page.request.get(`${url}/recipe/onion-pie`)).status()).toBe(410)
    await cook.page.goto(`${url}/my-recipes`)
    await said(cook.page, 'It is copied.')

    expect(findings).toEqual([])
    const ours = [visitor, cook, editor, second].flatMap(({ complaints }) => complaints)
    // The answers that say no come with their status, which browsers note.
    expect(ours.filter((complaint) => !/status of (?:404|409|410|422)/.test(complaint))).toEqual([])
    for (const somebody of [visitor, cook, editor, second]) await somebody.close()
  },
)

test('several are decided in one go, by keyboard, and Enter in the reason decides nothing', async () => {
  const [visitor, editor] = [await person('visitor'), await person('editor')]
  const titles = ['Cheap Watches', 'Cheaper Watches']
  for (const title of titles) await sendIn(visitor.page, title)
  const { page } = editor
  await page.goto(`${url}/admin/review?q=watches`)
  for (let count = 0; count < titles.length; count += 1) {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await tabTo(page, 'Reason for all that are ticked')
  await page.keyboard.type('Recipes only, please')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Reject ticked')
  await page.keyboard.press('Enter')
  await said(page, '2 rejected')
  await visitor.page.getByRole('link', { name: 'Follow your recipe' }).click()
  await said(visitor.page, 'Recipes only, please')
  for (const { complaints, close } of [visitor, editor]) {
    expect(complaints).toEqual([])
    await close()
  }
})

test('the desk is worked by keyboard alone, from the filters to the second thought', { timeout: 120_000 }, async () => {
  await sendByForm('Keyed Cake')
  const { page, complaints, close } = await person('editor')
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
  }
  const openFirst = async (title: string) => {
    await expect.poll(() => page.locator('a[data-item]').allInnerTexts()).toEqual([title])
    await press('j', 'Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }

  await page.goto(`${url}/admin/review`)
  await press('?')
  await page.getByRole('dialog', { name: 'Keys of the desk' }).waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await find('Keyed')
  await openFirst('Keyed Cake')
  await tabTo(page, 'Claim it')
  await press('Enter')
  await said(page, 'You are at it.')
  await tabTo(page, 'Let it go')
  await press('Enter')
  await said(page, 'Nobody is at it.')
  await press('r')
  await keyboard.type('Too plain.')
  await press('Control+Enter')
  await said(page, 'Rejected')

  await page.goto(`${url}/admin/review`)
  await tabTo(page, 'State')
  await keyboard.type('Rej')
  await find('Keyed Cake')
  await openFirst('Keyed Cake')
  await press('a')
  await said(page, 'Approved')
  const report = new URLSearchParams({ reason: 'Something else', words: 'Odd.' })
  await fetch(`${url}/recipe/keyed-cake/report`, { method: 'POST', body: report, headers: { origin: url } })
  await page.goto(`${url}/admin/review?kind=report&q=Keyed`)
  await openFirst('Keyed Cake')
  await press('a')
  await said(page, 'Report dismissed')
  expect(complaints).toEqual([])
  await close()
})

test('on a phone what is missing is in sight with its label, and the next item is read from its top', async () => {
  for (const title of ['First Phone Cake', 'Second Phone Cake']) await sendByForm(title)
  const { page, close } = await person('editor')
  await page.setViewportSize({ width: 360, height: 740 })
  await openItem(page, 'First Phone Cake')
  await page.getByRole('button', { name: 'Reject' }).click()
  await said(page, 'Say why: the cook reads it')
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Reason', { exact: true }).boundingBox()
  const missing = await page.getByText('Say why: the cook reads it').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 740)
  expect((missing?.y ?? 740) + (missing?.height ?? 0)).toBeLessThanOrEqual(740)
  await page.keyboard.type('No cakes, please.')
  await page.getByRole('button', { name: 'Reject' }).click()
  await said(page, 'Here is the next one.')
  await page.getByRole('heading', { level: 1, name: 'Second Phone Cake' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await close()
})
