import { afterAll, expect, inject, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { startStandInWeb } from './stand-in-web.ts'

const siteUrl = inject('siteUrl')
const web = await startStandInWeb({
  '/rice': {
    body: `<!doctype html><title>Rice</title><h1>Keyboard Rice</h1><h2>Ingredients</h2><ul><li>1 cup rice</li></ul>
      <h2>Directions</h2><ol><li>Boil the rice.</li></ol>`,
  },
})
const browser = await launch()
afterAll(async () => {
  await browser.close()
  await web.close()
})

test('a recipe is imported and saved without a mouse', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/import`, { waitUntil: 'networkidle' })

  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await tabTo('Recipe Website URL')
  await page.keyboard.type(`${web.url}/rice`)
  await page.keyboard.press('Enter')

  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  await editor.or(picker).waitFor()
  if (await picker.isVisible()) {
    await tabTo('Skip')
    await page.keyboard.press('Enter')
  }
  await editor.waitFor()
  await tabTo('Servings')
  await page.keyboard.type('2')
  await tabTo('Save Recipe')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/recipe\/keyboard-rice/)

  await tabTo('Scale Recipe')
  await page.keyboard.press('Enter')
  await tabTo('Servings scale')
  await page.keyboard.press('ArrowRight')
  await page.getByText('3 servings').first().waitFor()
  expect(complaints).toEqual([])
  await close()

  /** The name a screen reader would say for what has the focus. */
  function focused() {
    return page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null
      return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
    })
  }

  async function tabTo(name: string) {
    const seen = []
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      const current = await focused()
      if (current.startsWith(name)) return
      seen.push(current)
    }
    throw new Error(`Tab never reached "${name}"; it passed ${seen.join(' | ')}`)
  }
})
