import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { draftOn } from './import-editor.ts'

/** Expects the editor with the recipe of `startBlockingWeb`, of which nothing is saved yet. */
export async function expectSoup(page: Page, url: string) {
  const editor = await draftOn(page)
  expect(await editor.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Blocked Leek Soup')
  const ingredients = await editor.getByRole('textbox', { name: 'Ingredients' }).inputValue()
  expect(ingredients).toBe('3 leeks, sliced\n2 tbsp butter\n1 l stock')
  expect(await editor.getByRole('textbox', { name: 'Source address' }).inputValue()).toBe(url)
}
