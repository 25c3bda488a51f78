import type { Locator, Page } from 'playwright-core'
import { takeNotes } from './what-happened.ts'

const buttons =
  'button:enabled, summary, input[type=submit]:enabled, input[type=button]:enabled, [role=button], [role=tab], [role=switch], [role=menuitem]'
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const quietMs = 120
const answerMs = 1_500
const appearMs = 5_000

/**
 * Presses each button of a page that nobody pressed yet, by keyboard, each on a freshly loaded page, and then the buttons of
 * what it opened. Gives those after which nothing happened. `pressed` remembers them by name, so that header and footer
 * are tried once.
 */
export async function pressButtons(page: Page, address: string, pressed: Set<string>): Promise<Array<string>> {
  const dead: Array<string> = []
  await open(page, address)
  const names = await namesOf(page.locator(buttons))
  for (const name of names) {
    if (name === null || pressed.has(name)) continue
    pressed.add(name)
    await open(page, address)
    if (!(await answers(page, await buttonNamed(page, name)))) dead.push(`${address}: "${name}"`)
    dead.push(...(await pressInside(page, address, name, pressed)))
  }
  return dead
}

/** Waits for it: a dialog may open by itself a moment after the page. */
async function buttonNamed(page: Page, name: string): Promise<Locator> {
  const found = page.locator(buttons)
  for (const end = Date.now() + appearMs; ; await page.waitForTimeout(50)) {
    const index = (await namesOf(found)).indexOf(name)
    if (index >= 0) return found.nth(index)
    if (Date.now() > end) throw new Error(`${page.url()} has no "${name}" any more`)
  }
}

/** The buttons of a dialog or menu that a button has just opened. */
async function pressInside(page: Page, address: string, opener: string, pressed: Set<string>) {
  const dead: Array<string> = []
  const inside = page.locator(overlays).filter({ visible: true }).last().locator(`${buttons}, [role=option]`)
  if (page.url().split('#')[0] !== new URL(address, page.url()).href.split('#')[0]) return dead
  const names = await namesOf(inside)
  for (const [index, name] of names.entries()) {
    const full = `${opener} › ${name}`
    if (name === null || pressed.has(full)) continue
    pressed.add(full)
    if (index > 0) {
      await open(page, address)
      await answers(page, await buttonNamed(page, opener))
    }
    if (!(await answers(page, inside.nth(index)))) dead.push(`${address}: "${full}"`)
  }
  return dead
}

/** Until the page's script answers for every button, and what comes with a visitor's first move has come. */
async function open(page: Page, address: string) {
  await page.goto(new URL(address, page.url()).href)
  for (const end = Date.now() + appearMs; Date.now() < end; await page.waitForTimeout(20)) {
    const isAlive = await page.evaluate(() =>
      [...document.querySelectorAll('button')].every((button) =>
        Object.keys(button).some((key) => key.startsWith('__reactProps')),
      ),
    )
    if (isAlive) return page.keyboard.press('Shift')
  }
  throw new Error(`${address} has a button that the script does not know`)
}

/** The name of each, or null for what cannot be seen; alike buttons of a list have one name, what they are of left out. */
function namesOf(found: Locator): Promise<Array<string | null>> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return null
      if (element.closest('[inert], [aria-hidden=true]')) return null
      const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      const label = element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? ''
      return `${label.trim().replace(/\s+/g, ' ').slice(0, 60)} (${element.getAttribute('role') ?? element.localName})`
    }),
  )
}

/** Whether anything happens when the button is pressed. */
async function answers(page: Page, button: Locator): Promise<boolean> {
  const heard: Array<string> = []
  const hear = (what: string) => () => void heard.push(what)
  const events = ['request', 'download', 'dialog', 'filechooser', 'framenavigated'] as const
  const listeners = events.map((name) => ({ name, listener: hear(name) }))
  for (const { name, listener } of listeners) page.on(name as 'request', listener)
  try {
    await becomeQuiet(page, heard)
    // Going to a tab chooses it; everything else has to wait for the key.
    await button.focus()
    const role = await button.getAttribute('role')
    if (role !== 'tab') await becomeQuiet(page, heard)
    await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
    for (const end = Date.now() + answerMs; Date.now() < end; await page.waitForTimeout(30)) {
      if (heard.length > 0 || (await takeNotes(page).catch(() => ['navigation'])).length > 0) return true
      if (await button.evaluate((element) => element !== document.activeElement).catch(() => true)) return true
    }
    return false
  } finally {
    for (const { name, listener } of listeners) page.off(name as 'request', listener)
  }
}

/** Late pictures, tooltips and prefetched pages are not the button's doing. */
async function becomeQuiet(page: Page, heard: Array<string>) {
  for (const end = Date.now() + appearMs; Date.now() < end;) {
    heard.length = 0
    await takeNotes(page)
    await page.waitForTimeout(quietMs)
    if (heard.length === 0 && (await takeNotes(page)).length === 0) return
  }
}
