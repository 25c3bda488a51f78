import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const paths = [
  '/',
  '/search?q=soup',
  '/recipes',
  '/recipe/creamy-garlic-parmesan-pasta',
  '/recipe/creamy-garlic-parmesan-pasta/cook',
  '/shopping-list',
  '/meal-plan',
  '/import',
  '/what-can-i-make',
  '/submit-recipe',
  '/privacy',
]

test('text of twice the size fits a phone, and the menu stays within reach', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  const widths: Array<[string, number]> = []
  for (const path of paths) {
    await page.goto(siteUrl + path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    widths.push([path, await page.evaluate(() => document.documentElement.scrollWidth)])
    const menu = page.getByLabel(path.endsWith('/cook') ? 'Close cook mode' : 'Menu', { exact: true })
    const box = await menu.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  }
  expect(widths.filter(([, width]) => width > 360)).toEqual([])
  await close()
})

test('every button of a dialog is within reach at 400 % zoom', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 320, height: 256 } })
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta`)
  await page.getByRole('button', { name: /plan$/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the meal plan' })
  await dialog.getByRole('button', { name: 'Add to the plan' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`${siteUrl}/import?by=hand`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.waitFor()
  const top = () => editor.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBe(0)
  await close()
})

test('no timer covers the buttons of another at 400 % zoom', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 320, height: 256 } })
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta/cook`)
  await page.getByRole('button', { name: 'Start a timer: 9 minutes' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  await timers
    .first()
    .getByRole('button', { name: /^Remove the timer/ })
    .click()
  expect(await timers.count()).toBe(1)
  await close()
})

test('the ways to import are written out at twice the size on a phone', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${siteUrl}/import`)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const tabs = page.getByRole('tablist', { name: 'Ways to import' })
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await close()
})

test('the meals of a day have room for long words on a tablet', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 768, height: 1024 } })
  await page.goto(`${siteUrl}/meal-plan`)
  const lunch = await page
    .getByRole('region', { name: /^Lunch, / })
    .first()
    .boundingBox()
  expect(lunch?.width).toBeGreaterThan(200)
  await close()
})
