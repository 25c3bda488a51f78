import type { BrowserContextOptions, Page } from 'playwright-core'
import { tabTo } from './by-keyboard.ts'

/** A way to use a page: with a finger, or with the keys alone. */
export interface Hand {
  context: BrowserContextOptions
  press(page: Page, role: 'button' | 'link', name: string): Promise<void>
  write(page: Page, label: string, text: string): Promise<void>
  addPhoto(page: Page, photo: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

/** "5 stars" for "5 stars, excellent", but "Cook" for no "Cookies". */
const named = (name: string) => new RegExp(`^${name}(?:,|$)`)

/** On a phone. */
export const finger: Hand = {
  context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  press: (page, role, name) =>
    page
      .getByRole(role, { name: named(name) })
      .first()
      .tap(),
  write: (page, label, text) => page.getByLabel(label).first().fill(text),
  addPhoto: (page, photo) => page.locator('input[type=file]').setInputFiles(photo),
}

export const keys: Hand = {
  context: {},
  async press(page, role, name) {
    await page
      .getByRole(role, { name: named(name) })
      .first()
      .waitFor()
    await tabTo(page, (focused) => named(name).test(focused))
    await page.keyboard.press('Enter')
  },
  async write(page, label, text) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  },
  async addPhoto(page, photo) {
    const chooser = page.waitForEvent('filechooser')
    await keys.press(page, 'button', 'Add photos')
    await (await chooser).setFiles(photo)
  },
}

export async function tickByKey(page: Page, name: RegExp) {
  await page.getByRole('checkbox', { name }).first().waitFor()
  await tabTo(page, (focused) => name.test(focused))
  await page.keyboard.press('Space')
}
