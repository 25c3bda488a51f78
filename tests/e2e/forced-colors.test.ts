import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharp } from '../../src/operations/pictures/picture-work.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

/** The number of colors in a picture of the element, without those of smooth edges. */
async function colorsOf(element: Locator) {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += info.channels) {
    const color = data.subarray(at, at + 3).join(' ')
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > (info.width * info.height) / 100).map(([color]) => color)
}

test('shows what is chosen and what can be pressed in a contrast theme', async () => {
  const { page, close } = await newVisitor({ forcedColors: 'active' })
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta`)
  const main = page.getByRole('main')

  const fractions = main.getByRole('switch')
  const off = await colorsOf(fractions)
  await fractions.check()
  await page.mouse.move(0, 0)
  expect(off.length).toBeGreaterThan(1)
  await expect.poll(() => colorsOf(fractions)).not.toEqual(off)

  const ingredient = main.getByRole('checkbox').first()
  await ingredient.check()
  await page.mouse.move(0, 0)
  const tick = main
    .locator('label', { has: page.getByRole('checkbox') })
    .first()
    .locator('.lucide')
  await expect.poll(async () => (await colorsOf(tick)).length).toBeGreaterThan(1)

  const units = main.getByRole('group', { name: 'Units' })
  const chosen = await colorsOf(units.getByRole('button', { name: 'As written' }))
  expect(await colorsOf(units.getByRole('button', { name: 'Metric' }))).not.toEqual(chosen)

  await main.getByRole('button', { name: 'Scale Recipe' }).click()
  const slider = main.getByRole('slider')
  await slider.waitFor()
  await expect.poll(async () => (await colorsOf(slider)).length).toBeGreaterThan(1)
  const border = (name: string) =>
    main.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(await border('Print')).toBe('solid')
  await close()
})
