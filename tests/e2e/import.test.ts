import { afterAll, expect, test } from 'vitest'
import { corpusExpected, corpusHtml, corpusPages, hasCorpus } from '../corpus.ts'
import { newVisitor } from './browser.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const wanted = { jsonld: 'the JSON-LD one', microdata: 'the microdata one', none: 'the one without markup' }

/** One page for each kind of markup: the first page in the list whose expected values have both lists. */
const samples = hasCorpus('The import through the real screens') ? Object.keys(wanted).map(firstOfClass) : []

function firstOfClass(kind: string) {
  const page = corpusPages().find(
    ({ class: own, id }) => own === kind && corpusExpected(id).instructions_list?.length > 2,
  )
  if (!page) throw new Error(`The corpus has no page of class ${kind}`)
  return page.id
}

const web = await startStandInWeb(Object.fromEntries(samples.map((id) => [`/${id}`, { body: corpusHtml(id) }])))
afterAll(() => web.close())

test.each(samples)('imports %s as a page of the site', async (id) => {
  const expected = corpusExpected(id)
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(`${web.url}/${id}`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()

  // The picture's host is unreachable, so the site offers a picture of a similar recipe.
  const editor = page.getByRole('dialog', { name: 'Edit before saving' })
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()

  const title = `${expected.title} of ours`
  await editor.getByLabel('Title').fill(title)
  await editor.getByLabel('Servings').fill('3')
  await editor.getByRole('button', { name: 'Save Recipe' }).click()

  await page.waitForURL(/\/recipe\//)
  await page.getByText('Recipe saved to your collection!').waitFor()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
  for (const step of expected.instructions_list) expect(shown).toContain(words(step))

  await page.goto(`${siteUrl}/latest`)
  await page.getByRole('link', { name: title }).first().click()
  await page.waitForURL(/\/recipe\//)

  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(`${web.url}/${id}`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('This recipe already exists in your collection!').first().waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

/** Returns the first words of a step. Layout and conversion do not change them. */
const words = (step: string) =>
  step
    .replace(/^\d+\s*[-.)]\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join(' ')
