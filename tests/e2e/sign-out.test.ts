import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { siteUrl, workerSite } from './worker-site.ts'

test('sends unsent changes before signing out, and asks if the site does not accept them', async () => {
  const { page, close } = await newVisitor()
  await signIn(page, workerSite, 'cook')
  await page.goto(`${siteUrl}/recipe/thai-coconut-curry-soup`, { waitUntil: 'networkidle' })
  await page.route('**/saved/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Recipe saved to your favorites!').waitFor()
  const leave = page.getByRole('button', { name: 'Sign Out' })
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Sign out and lose changes?' })
  await question.getByText('saved recipes').waitFor()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await question.waitFor({ state: 'detached' })
  await leave.click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await page.getByText('Signed out').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('saved-recipes-unsent'))).toBeNull()
  await close()
})
