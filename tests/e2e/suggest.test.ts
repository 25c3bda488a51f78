import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { answeringAi } from '../../src/integrations/ai-server/testing/answering-ai.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { sendRecipe } from './crawling/public-pages.ts'
import { startSampleSite } from './sample-site.ts'
import { siteUrl as siteWithoutAi } from './worker-site.ts'

const ai = await answeringAi()
const site = await startSampleSite({ env: { AI_BASE_URL: ai.address, AI_MODEL: ai.model } })
afterAll(async () => {
  await site.stop()
  await ai[Symbol.asyncDispose]()
})

const suggest = (page: Page) => page.getByRole('button', { name: 'Suggest missing details' }).click()

async function writeSoup(page: Page) {
  await page.getByRole('textbox', { name: /^(?:Recipe t|T)itle/ }).fill('Leek Soup')
  await page.getByRole('textbox', { name: 'Ingredients' }).fill('3 leeks\n2 tbsp butter\n1 l stock')
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Fry the leeks in the butter. Add the stock.')
}

test('suggests details in every recipe form, which count once they are accepted', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(`${site.url}/import?by=hand`)
  await suggest(page)
  await page.getByText('Write a title or ingredients first.').waitFor()
  await writeSoup(page)
  const problem = 'The AI server didn’t answer. Fill in the fields yourself, or try again later.'
  await page.route('**/api/recipes/suggestions', (route) => route.fulfill({ status: 502, json: { error: problem } }), {
    times: 1,
  })
  await suggest(page)
  await page.getByText(problem).waitFor()
  await suggest(page)
  const found = page.getByRole('region', { name: 'Suggestions' })
  await found.getByText('Difficulty:').waitFor()
  expect(await found.innerText()).not.toContain('invented')
  // Butter is not vegan, and the table of foods does not know the stock.
  await found.getByText('does not confirm that, so the recipe gets no such label').waitFor()
  const difficulty = page.getByRole('combobox', { name: 'Difficulty' })
  expect(await difficulty.inputValue()).toBe('')
  expect(await findingsOn(page, 'suggestions')).toEqual([])
  await found.getByRole('button', { name: 'Accept difficulty easy' }).click()
  expect(await difficulty.inputValue()).toBe('easy')
  await found.getByRole('button', { name: 'Accept category soup' }).click()
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\//)
  const recipe = page.getByRole('main')
  await recipe.getByText('easy', { exact: false }).first().waitFor()
  await recipe.getByRole('link', { name: 'Soups', exact: true }).first().waitFor()
  expect(await recipe.getByRole('link', { name: 'Dinner', exact: true }).count()).toBe(0)

  await page.goto(`${site.url}/submit-recipe`)
  await writeSoup(page)
  await suggest(page)
  await page.getByRole('button', { name: 'Accept category soup' }).click()
  expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('soup')
  await page.goto(`${site.url}${await sendRecipe(site.url)}/edit`)
  await suggest(page)
  await page.getByRole('button', { name: 'Accept category dinner' }).click()
  expect(await page.getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true)
  // Chromium reports the failed request.
  expect(pageErrors.filter((error) => !error.includes('/api/recipes/suggestions'))).toEqual([])
})

test('offers no suggestions on a site without an AI server', async () => {
  const answer = await fetch(`${siteWithoutAi}/api/recipes/suggestions`)
  expect(await answer.json()).toEqual({ available: false })
})
