import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { draftOn, editorOf } from './import-editor.ts'
import { newAddress } from './new-address.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const recipe = (title: string, more: object = {}) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Chop the leeks.', 'Simmer in the stock.'],
    ...more,
  }).replaceAll('</', '<\\/')}</script><h1>${title}</h1>`

const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: 'olive' } })
  .jpeg()
  .toBuffer()
const hostile = '</script><script>window.cracked=1</script><img src=x onerror="window.cracked=1">'
const web = await startStandInWeb({
  '/leek': { body: recipe('Leek Broth', { image: '/leek.jpg' }) },
  '/leek.jpg': { type: 'image/jpeg', body: photo },
  '/second': { body: recipe('Second', { image: '/leek.jpg' }) },
  '/blocked': { status: 403, body: 'Forbidden' },
  '/login': { status: 401, body: 'Who are you?' },
  '/file.html': { body: Buffer.from('%PDF-1.7\n1 0 obj\n') },
  '/story': { body: '<!doctype html><title>A story</title><p>No food in it.</p>' },
  '/big': { body: Buffer.alloc(50_000_000, ' ') },
  '/slow': { body: recipe('Slow Stew'), delayMs: 4_000 },
  '/hostile': {
    body: recipe(`Broth ${hostile}`, { description: hostile, recipeIngredient: [hostile, '1 leek'], author: hostile }),
  },
})
afterAll(() => web.close())

// A second visitor would load all scripts again.
const { page, pageErrors } = await newVisitor()

async function importFrom(address: string) {
  await page.getByLabel('Recipe Website URL').fill(address)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
}

test.each([
  ['/blocked', /403/],
  ['/login', /log ?in|sign ?in|account/i],
  ['/story', /recipe/i],
  ['/big', /large|big|MB/i],
  ['/gone', /404|not there|no page|gone/i],
  ['/file.html', /This address leads to a PDF/],
])('%s: shows the reason, and keeps the address', async (path, reason) => {
  const form = await plainVisitor(siteUrl).open('/import')
  const failed = await form.send('Import', { 'Recipe Website URL': web.url + path })
  expect(failed.text('[role=alert] strong')).toBe('Failed to import recipe')
  expect(failed.text('[role=alert]')).toMatch(reason)
  expect(failed.valueOf('Recipe Website URL')).toBe(web.url + path)
})

test('refuses a private address', async () => {
  const form = await plainVisitor(siteUrl).open('/import')
  const refused = await form.send('Import', { 'Recipe Website URL': 'http://169.254.169.254/latest/meta-data/' })
  expect(refused.text('[role=alert] strong')).toBe('Failed to import recipe')
  expect((await plainVisitor(siteUrl).open('/import?url=soup.example/leek')).valueOf('Recipe Website URL')).toBe(
    'https://soup.example/leek',
  )
})

test('accepts an address without https://, cancels an import, and imports the pasted HTML of a blocked site', async () => {
  const typed = `${web.url.replace('http://', '')}/leek`
  await page.goto(`${siteUrl}/import`)
  const field = page.getByLabel('Recipe Website URL')
  // The browser refuses an invalid address and does not change it.
  await field.fill('leek soup')
  await field.press('Enter')
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  expect(await field.inputValue()).toBe('leek soup')
  await field.fill(typed)
  const [request] = await Promise.all([page.waitForRequest('**/api/import/web-page'), field.press('Enter')])
  expect(request.postData()).toContain(`https://${typed}`)
  expect(await field.inputValue()).toBe(`https://${typed}`)
  const alert = page.getByRole('main').getByRole('alert')
  // The stand-in web has no https.
  await alert.waitFor()

  await importFrom(`${web.url}/slow`)
  await page.getByText('Fetching the page').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('progressbar').count()).toBe(0)

  await importFrom(`${web.url}/file.html`)
  await alert.getByRole('button', { name: 'Choose a file' }).click()
  await page.getByLabel('Recipe file', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Import from Website' }).click()
  await importFrom(`${web.url}/blocked`)
  await alert.getByText('403').waitFor()
  await alert.getByRole('button', { name: 'Paste the page’s HTML' }).click()
  await page.getByLabel('HTML of the page').fill(recipe('Pasted Pie'))
  await page.getByRole('button', { name: 'Read the pasted text' }).click()
  const editor = await draftOn(page)
  expect(await editor.getByLabel('Title').inputValue()).toBe('Pasted Pie')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'hidden' })
  expect(await page.getByText('is not saved yet').count()).toBe(0)
})

test('preserves drafts through Escape, another import and a reload, and stores the picture', async () => {
  await page.goto(`${siteUrl}/import`)
  await importFrom(newAddress(`${web.url}/leek`))
  const editor = await draftOn(page)
  const title = editor.getByLabel('Title')
  await title.fill('Leek Broth, mended')
  // Escape discards nothing.
  await page.keyboard.press('Escape')
  await importFrom(`${web.url}/second`)
  await editor.waitFor()
  expect(await title.inputValue()).toBe('Second')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Write it by hand' }).click()
  expect(await title.inputValue()).toBe('')
  await editor.getByLabel('Source address').fill('ftp://example.com')
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  for (const message of [
    'Give the recipe a title',
    'Add at least one ingredient',
    'Add at least one step',
    'The source address must start with http:// or https://',
  ]) {
    await editor.getByText(message).waitFor()
  }
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
  await editor.getByLabel('Source address').fill('')
  await page.keyboard.press('Escape')
  await page.getByText('Second is not saved yet.').waitFor()

  await page.reload()
  const drafts = page.getByRole('region', { name: 'Not saved yet' }).locator('> div')
  await drafts.filter({ hasText: 'Leek Broth, mended' }).getByRole('button', { name: 'Continue editing' }).click()
  expect(await title.inputValue()).toBe('Leek Broth, mended')
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\/leek-broth-mended/)
  const picture = page.getByRole('main').locator('picture img').first()
  await picture.waitFor()
  expect(await picture.getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{24}\//)
  expect(pageErrors).toEqual([])
})

test('imports pasted HTML once with the main button', async () => {
  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('link', { name: 'Import Recipe' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import Recipe' })
  const importIt = dialog.getByRole('button', { name: 'Import Recipe' })
  const imported = async () => {
    const [request] = await Promise.all([page.waitForRequest('**/api/import/web-page'), importIt.click()])
    return request.postDataJSON() as unknown
  }
  const url = `${web.url}/blocked`
  await dialog.getByLabel('Recipe Website URL').fill(url)
  await dialog.getByRole('tab', { name: 'Text' }).click()
  const box = dialog.getByLabel('HTML of the page')
  const html = recipe('Pasted Pudding')
  await box.fill(html)
  expect(await imported()).toEqual({ url, html })
  await draftOn(page)
  await page.keyboard.press('Escape')
  await editorOf(page).waitFor({ state: 'hidden' })
  // The pasted page is a draft now.
  expect(await box.inputValue()).toBe('')
  await box.fill(' \n')
  await dialog.getByRole('tab', { name: 'URL' }).click()
  expect(await imported()).toEqual({ url })
})

test('shows scripts of an imported page as text', async () => {
  await page.goto(`${siteUrl}/import`)
  await importFrom(newAddress(`${web.url}/hostile`))
  const editor = await draftOn(page)
  // Text typed into the editor must be as harmless as imported text.
  await editor.getByLabel('Title').fill(`Broth ${hostile}`)
  await editor.getByLabel('Description').fill(hostile)
  await editor.getByLabel('Ingredients').fill(`${hostile}\n1 leek`)
  await editor.getByLabel('Instructions').fill(hostile)
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const path of [page.url(), `${siteUrl}/search?q=Broth`]) {
    await page.goto(path)
    expect(await page.evaluate('window.cracked')).toBeUndefined()
  }
  expect(pageErrors).toEqual([])
})
