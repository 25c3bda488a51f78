import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { clippedTexts } from './clipped-texts.ts'
import { siteUrl } from './worker-site.ts'

/** The distances of WCAG 2.2, success criterion 1.4.12. */
const distances =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const devices = { computer: 1280, phone: 360 }

test('shows all text on a computer and a phone whose visitor sets wide letters, words and lines', async () => {
  const { page, close } = await newVisitor()
  for (const path of ['/', '/search?q=soup', '/recipes', '/recipe/creamy-garlic-parmesan-pasta']) {
    await page.goto(siteUrl + path)
    await page.addStyleTag({ content: distances })
    for (const [device, width] of Object.entries(devices)) {
      await page.setViewportSize({ width, height: 800 })
      expect([path, device, await clippedTexts(page)]).toEqual([path, device, []])
    }
  }
  await close()
})
