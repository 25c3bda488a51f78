import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Edit before saving' })

/** Expects the editor with the recipe of `startBlockingWeb`, of which nothing is saved yet. */
export async function expectSoup(page: Page, url: string) {
  const editor = editorOf(page)
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
  await editor.waitFor()
  expect(await editor.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Blocked Leek Soup')
  const ingredients = await editor.getByRole('textbox', { name: 'Ingredients' }).inputValue()
  expect(ingredients).toBe('3 leeks, sliced\n2 tbsp butter\n1 l stock')
  expect(await editor.getByRole('textbox', { name: 'Source address' }).inputValue()).toBe(url)
}
