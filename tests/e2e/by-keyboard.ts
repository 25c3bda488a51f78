import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const mostPresses = 120

/** The accessible name of the focused element. Empty if nothing has the focus. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
  })
}

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string | ((focused: string) => boolean)) {
  const seen = []
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab')
    const current = await focused(page)
    if (typeof name === 'string' ? current.startsWith(name) : name(current)) return
    seen.push(current)
  }
  throw new Error(`Tab never reached "${name}"; it passed ${seen.join(' | ')}`)
}

/** Presses a shortcut that opens a text field, until the field has the focus. Letters typed too early are shortcuts. */
export async function openField(page: Page, shortcut: string) {
  const isTyping = () => page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)
  await expect
    .poll(async () => {
      if (!(await isTyping())) await page.keyboard.press(shortcut)
      return isTyping()
    })
    .toBe(true)
}
