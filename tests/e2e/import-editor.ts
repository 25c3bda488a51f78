import type { Page } from 'playwright-core'

export const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Edit before saving' })

/** Waits for the draft of an import. Pictures of other recipes are suggested first, if the site has any that suit it. */
export async function draftOn(page: Page) {
  const editor = editorOf(page)
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await editor.or(picker).first().waitFor()
  if (await picker.isVisible()) await picker.getByRole('button', { name: 'Skip' }).click()
  await editor.waitFor()
  return editor
}

/** Returns the title of the draft. */
export async function titleOfDraft(page: Page) {
  return (await draftOn(page)).getByLabel('Title').inputValue()
}
