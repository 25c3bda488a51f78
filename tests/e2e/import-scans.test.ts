import { expect, test } from 'vitest'
import { beanSalad, leekSoup } from '../../src/importer/testing/page-recipes.ts'
import { drawInColumns, makePdf } from '../../src/importer/testing/make-pdf.ts'
import { recipePage } from '../../src/operations/importing/testing/make-scan.ts'
import { newVisitor } from './browser.ts'
import { draftOn } from './import-editor.ts'
import { siteUrl } from './worker-site.ts'

/** Recognizing each line costs processor time. */
const shortSalad = { ...beanSalad, ingredients: beanSalad.ingredients.slice(0, 3), steps: beanSalad.steps.slice(0, 1) }

test('opens the recipe of a PDF and that of a photo in the editor on a phone, and says that it recognizes text', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const { page, pageErrors } = await newVisitor(phone)
  await page.goto(`${siteUrl}/import?from=file`)
  expect(await page.getByLabel('Take a photo').getAttribute('capture')).toBe('environment')
  const pdf = Buffer.from(await makePdf((drawn) => drawInColumns(drawn, leekSoup)))
  const file = { name: 'soup.pdf', mimeType: 'application/pdf', buffer: pdf }
  await page.getByLabel('Import from PDF').setInputFiles(file)
  const editor = await draftOn(page)
  expect(await editor.getByLabel('Title').inputValue()).toBe(leekSoup.title)
  expect(await editor.getByLabel('Ingredients').inputValue()).toBe(leekSoup.ingredients.join('\n'))
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.waitFor({ state: 'detached' })

  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await recipePage(shortSalad) }
  await page.getByLabel('Scan Recipe from Photo').setInputFiles(photo)
  await page.getByText('Recognizing the text').first().waitFor()
  await draftOn(page)
  expect(await editor.getByLabel('Title').inputValue()).toBe(beanSalad.title)
  expect(pageErrors).toEqual([])
})
