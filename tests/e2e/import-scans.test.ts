import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beanSalad, leekSoup } from '../../src/importer/testing/page-recipes.ts'
import { drawInColumns, makePdf } from '../../src/importer/testing/make-pdf.ts'
import {
  ingredientsOf,
  recipePage,
  stepsOf,
  textPage,
  titleOf,
} from '../../src/operations/importing/testing/make-scan.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

async function openForm(options = {}) {
  const visitor = await newVisitor(options)
  await visitor.page.goto(`${siteUrl}/import`)
  await visitor.page.getByRole('tab', { name: 'External Services' }).click()
  await visitor.page.getByRole('tab', { name: 'File' }).click()
  return visitor
}

/** Waits for the draft. Pictures of other recipes are suggested first, if the site has any that suit it. */
async function draftOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Edit before saving' })
  const skip = page.getByRole('button', { name: 'Skip' })
  await dialog.or(skip).waitFor({ timeout: 120_000 })
  if (await skip.isVisible()) await skip.click()
  return {
    title: await dialog.getByLabel('Title').inputValue(),
    ingredients: (await dialog.getByLabel('Ingredients').inputValue()).split('\n'),
  }
}

test('opens the recipe of a PDF in the editor', async () => {
  const { page, pageErrors, close } = await openForm()
  expect(await findingsOn(page, '/import with the fields for PDF and photos')).toEqual([])
  expect(await page.getByLabel('Take a photo').isVisible()).toBe(false)
  const pdf = await makePdf((drawn) => drawInColumns(drawn, leekSoup))
  const file = { name: 'soup.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
  await page.getByLabel('Import from PDF').setInputFiles(file)
  expect(await draftOn(page)).toEqual({ title: leekSoup.title, ingredients: leekSoup.ingredients })
  expect(pageErrors).toEqual([])
  await close()
})

test('recognizes two photos of one recipe on a phone, and says that it does', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const { page, pageErrors, close } = await openForm(phone)
  expect(await page.getByLabel('Take a photo').getAttribute('capture')).toBe('environment')
  await page
    .getByLabel('Scan Recipe from Photo')
    .setInputFiles([
      png('photo-10.png', await textPage([stepsOf(beanSalad)])),
      png('photo-9.png', await textPage([titleOf(beanSalad), ingredientsOf(beanSalad)])),
    ])
  await page.getByText('Recognizing the text').first().waitFor()
  expect(await draftOn(page)).toEqual({ title: beanSalad.title, ingredients: beanSalad.ingredients })
  expect(pageErrors).toEqual([])
  await close()
})

test('says what to do about a photo without a recipe', async () => {
  const { page, close } = await openForm()
  const notes = await textPage(['Minutes of the meeting on Monday, with all members of the choir.'])
  await page.getByLabel('Scan Recipe from Photo').setInputFiles(png('notes.png', notes))
  const problem = page.getByRole('alert')
  await problem.getByText('Take the photo again in good light').waitFor({ timeout: 120_000 })
  expect(await problem.getByRole('button', { name: /HTML/ }).count()).toBe(0)
  await page.getByLabel('Scan Recipe from Photo').setInputFiles(png('soup.png', await recipePage(leekSoup)))
  expect(await draftOn(page)).toMatchObject({ title: leekSoup.title })
  await close()
})
