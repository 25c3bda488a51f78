import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
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

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'olive' } })
  .jpeg()
  .toBuffer()
const hostile = '</script><script>window.cracked=1</script><img src=x onerror="window.cracked=1">'
const web = await startStandInWeb({
  '/leek': { body: recipe('Leek Broth', { image: '/leek.jpg' }) },
  '/leek.jpg': { type: 'image/jpeg', body: photo },
  '/waiting': { body: recipe('First', { image: '/leek.jpg' }) },
  '/waiting-too': { body: recipe('Second', { image: '/leek.jpg' }) },
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

async function tryToImport(address: string) {
  const visitor = await newVisitor()
  await visitor.page.goto(`${siteUrl}/import`)
  await visitor.page.getByLabel('Recipe Website URL').fill(address)
  await visitor.page.getByRole('button', { name: 'Import', exact: true }).click()
  return visitor
}

test.each([
  ['/blocked', /403/],
  ['/login', /log ?in|sign ?in|account/i],
  ['/story', /recipe/i],
  ['/big', /large|big|MB/i],
  ['/gone', /404|not there|no page|gone/i],
])('%s: shows the reason and all alternatives', async (path, reason) => {
  const { page, close } = await tryToImport(web.url + path)
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(reason)
  for (const way of ['Paste the page’s HTML', 'Try again', 'Write it by hand']) {
    expect(await alert.getByRole('button', { name: way }).isVisible()).toBe(true)
  }
  expect(await page.getByLabel('Recipe Website URL').inputValue()).toBe(web.url + path)
  await close()
})

test('offers to choose the file where an address leads to one', async () => {
  const { page, close } = await tryToImport(`${web.url}/file.html`)
  const alert = page.getByRole('main').getByRole('alert')
  await alert.getByText('This address leads to a PDF').waitFor()
  expect(await alert.getByRole('button', { name: 'Paste the page’s HTML' }).count()).toBe(0)
  await alert.getByRole('button', { name: 'Choose a file' }).click()
  await page.getByLabel('Recipe file', { exact: true }).waitFor()
  await close()
})

test('accepts an address without https:// in every import form', async () => {
  const typed = `${web.url.replace('http://', '')}/leek`
  const { page, close } = await tryToImport(typed)
  const field = page.getByLabel('Recipe Website URL')
  // The stand-in web has no https, so the test checks only the request.
  const answered = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await answered.waitFor()
  expect(await field.inputValue()).toBe(`https://${typed}`)
  await field.fill(typed)
  const [request] = await Promise.all([page.waitForRequest('**/api/import/web-page'), field.press('Enter')])
  expect(request.postData()).toContain(`https://${typed}`)
  expect(await field.inputValue()).toBe(`https://${typed}`)

  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('link', { name: 'Import Recipe' }).first().click()
  await field.fill(typed)
  await page.getByRole('dialog').getByRole('button', { name: 'Import Recipe' }).click()
  await answered.waitFor()

  await page.goto(`${siteUrl}/import?url=${typed}`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await answered.waitFor()
  // The browser refuses an invalid address and does not change it.
  await page.goto(`${siteUrl}/import`)
  await field.fill('leek soup')
  await field.press('Enter')
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  expect(await field.inputValue()).toBe('leek soup')
  await close()
})

test('refuses a private address', async () => {
  const { page, close } = await tryToImport('http://169.254.169.254/latest/meta-data/')
  await page.getByRole('main').getByRole('alert').waitFor()
  await close()
})

test('previews and stores the picture, and preserves the draft', async () => {
  const { page, pageErrors, close } = await tryToImport(`${web.url}/leek`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.waitFor()
  await editor.getByLabel('Title').fill('Leek Broth, mended')

  // Escape discards nothing. The draft is still there after a reload.
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  expect(await editor.getByLabel('Title').inputValue()).toBe('Leek Broth, mended')

  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\/leek-broth-mended/)
  const picture = page.getByRole('main').locator('picture img').first()
  await picture.waitFor()
  expect(await picture.getAttribute('src')).toMatch(/^\/images\/[0-9a-f]{24}\//)
  expect(pageErrors).toEqual([])
  await close()
})

test('preserves a waiting draft during a second import', async () => {
  const { page, close } = await tryToImport(`${web.url}/waiting`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.waitFor()
  await editor.getByLabel('Title').fill('First, half done')
  await page.keyboard.press('Escape')
  await page.getByLabel('Recipe Website URL').fill(`${web.url}/waiting-too`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await editor.waitFor()
  expect(await editor.getByLabel('Title').inputValue()).toBe('Second')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Write it by hand' }).click()
  expect(await editor.getByLabel('Title').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.getByText('Second is not saved yet.').waitFor()
  await page.getByText('First, half done is not saved yet.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue editing' }).count()).toBe(2)
  await close()
})

test('discards everything when an import is canceled', async () => {
  const { page, close } = await tryToImport(`${web.url}/slow`)
  await page.getByText('Fetching the page').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('progressbar').count()).toBe(0)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'hidden' })
  await page.goto(`${siteUrl}/search?q=Slow%20Stew`)
  await page.getByText('No recipes found. Try a different search term.').waitFor()
  await close()
})

test('imports pasted HTML of a blocked site', async () => {
  const { page, close } = await tryToImport(`${web.url}/blocked`)
  await page.getByRole('button', { name: 'Paste the page’s HTML' }).click()
  await page.getByLabel('HTML of the page').fill(recipe('Pasted Pie'))
  await page.getByRole('button', { name: 'Read the pasted text' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
  expect(await editor.getByLabel('Title').inputValue()).toBe('Pasted Pie')
  await close()
})

test('imports pasted HTML once with the main button', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('link', { name: 'Import Recipe' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import Recipe' })
  const address = dialog.getByLabel('Recipe Website URL')
  const importIt = dialog.getByRole('button', { name: 'Import Recipe' })
  await address.fill(`${web.url}/blocked`)
  await importIt.click()
  await dialog.getByRole('button', { name: 'Paste the page’s HTML' }).click()
  const box = dialog.getByLabel('HTML of the page')
  const open = (tab: string) => dialog.getByRole('tab', { name: tab }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  for (const [url, title] of [
    [`${web.url}/blocked`, 'Pasted Pudding'],
    ['', 'Pasted Porridge'],
  ] as const) {
    await open('URL')
    await address.fill(url)
    await open('Text')
    await box.fill(recipe(title))
    const [request] = await Promise.all([page.waitForRequest('**/api/import/web-page'), importIt.click()])
    expect(request.postDataJSON()).toEqual({ url, html: recipe(title) })
    await editor.or(picker).first().waitFor()
    if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
    expect(await editor.getByLabel('Title').inputValue()).toBe(title)
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'hidden' })
    // The pasted page is a draft now.
    expect(await box.inputValue()).toBe('')
  }
  await box.fill(' \n')
  await open('URL')
  await address.fill(`${web.url}/gone`)
  const [request] = await Promise.all([page.waitForRequest('**/api/import/web-page'), importIt.click()])
  expect(request.postDataJSON()).toEqual({ url: `${web.url}/gone` })
  await close()
})

test('shows scripts of an imported page as text', async () => {
  const { page, pageErrors, close } = await tryToImport(`${web.url}/hostile`)
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
  // Text typed into the editor must be as harmless as imported text.
  await editor.getByLabel('Title').fill(`Broth ${hostile}`)
  await editor.getByLabel('Description').fill(hostile)
  await editor.getByLabel('Ingredients').fill(`${hostile}\n1 leek`)
  await editor.getByLabel('Instructions').fill(hostile)
  await editor.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const path of ['', '/latest', '/search?q=Broth']) {
    if (path) await page.goto(siteUrl + path)
    else await page.reload()
    expect(await page.evaluate('window.cracked')).toBeUndefined()
  }
  expect(pageErrors).toEqual([])
  await close()
})

test('shows messages at empty fields', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/import?by=hand`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
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
  expect(await editor.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
  await close()
})
