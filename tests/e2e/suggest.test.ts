import type { Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { answeringAi } from '../../src/integrations/ai-server/testing/answering-ai.ts'
import { createUserAt } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { sendRecipe } from './crawling/public-pages.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const ai = await answeringAi()
afterAll(() => ai[Symbol.asyncDispose]())

const { cookie } = await createUserAt(workerSite, 'admin')

/** Sends the form of the AI server in the settings. */
async function setAi(fields: Record<string, string>) {
  const body = new URLSearchParams({ service: 'ai', ...fields })
  const answer = await fetch(`${siteUrl}/admin/keys`, {
    method: 'POST',
    body,
    headers: { cookie, origin: siteUrl },
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

const suggest = (page: Page) => page.getByRole('button', { name: 'Suggest missing details' }).click()

async function writeSoup(page: Page) {
  await page.getByRole('textbox', { name: /^(?:Recipe t|T)itle/ }).fill('Leek Soup')
  await page.getByRole('textbox', { name: 'Ingredients' }).fill('3 leeks\n2 tbsp butter\n1 l stock')
  await page.getByRole('textbox', { name: 'Instructions' }).fill('Fry the leeks in the butter. Add the stock.')
}

test('suggests details in every recipe form, which count once they are accepted', async () => {
  const { page, pageErrors } = await newVisitor()
  onTestFinished(() => setAi({ intent: 'remove' }))
  await setAi({ intent: 'save', address: ai.address, model: ai.model, key: '' })
  await page.goto(`${siteUrl}/import?by=hand`)
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

  await page.getByRole('banner').getByRole('link', { name: 'Submit Recipe' }).click()
  await page.waitForURL(`${siteUrl}/submit-recipe`)
  await writeSoup(page)
  await suggest(page)
  await page.getByRole('button', { name: 'Accept category soup' }).click()
  expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('soup')
  await page.goto(`${siteUrl}${await sendRecipe(siteUrl)}/edit`)
  await suggest(page)
  await page.getByRole('button', { name: 'Accept category dinner' }).click()
  expect(await page.getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true)
  // Chromium reports the failed request.
  expect(pageErrors.filter((error) => !error.includes('/api/recipes/suggestions'))).toEqual([])
})

test('offers no suggestions on a site without an AI server', async () => {
  const answer = await fetch(`${siteUrl}/api/recipes/suggestions`)
  expect(await answer.json()).toEqual({ available: false })
})
