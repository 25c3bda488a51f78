import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { clippedTexts } from './clipped-texts.ts'
import { siteUrl } from './worker-site.ts'

/** The distances of WCAG 2.2, success criterion 1.4.12. */
const distances =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const recipe = '/recipe/creamy-garlic-parmesan-pasta'

/** Opens the page that the server sends. Its layout needs no scripts, and each costs processor time. */
async function openLayout(page: Page, path: string) {
  await page.goto(siteUrl + path, { waitUntil: 'commit' })
  await page.waitForLoadState('load')
}

test('twice the size, and wide letters, words and lines, leave all text on the page and the menu within reach', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  for (const path of ['/', '/search?q=soup', recipe, `${recipe}/cook`, '/import']) {
    await openLayout(page, path)
    const twice = await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    const menu = page.getByLabel(path.endsWith('/cook') ? 'Close cook mode' : 'Menu', { exact: true })
    const box = await menu.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    // The ways to import are written out.
    const trays = await page
      .getByRole('tablist', { name: 'Ways to import' })
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(trays).toEqual(path === '/import' ? [0] : [])

    await twice.evaluate((element) => void element.parentNode?.removeChild(element))
    await page.addStyleTag({ content: distances })
    expect([path, await clippedTexts(page)]).toEqual([path, []])
  }
  await close()
})

test('every button of a dialog is within reach at 400 % zoom, and no timer covers the buttons of another', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 320, height: 256 } })
  await page.goto(siteUrl + recipe)
  await page.getByRole('button', { name: /plan$/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the meal plan' })
  await dialog.getByRole('button', { name: 'Add to the plan' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Cook', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Start a timer: 9 minutes' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
  const timers = page.getByRole('region', { name: 'Timers' }).getByRole('listitem')
  await timers
    .first()
    .getByRole('button', { name: /^Remove the timer/ })
    .click()
  expect(await timers.count()).toBe(1)

  await page.goto(`${siteUrl}/import?by=hand`)
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.waitFor()
  await expect.poll(() => editor.evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
  await close()
})
