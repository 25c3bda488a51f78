import type { Locator, Page } from 'playwright-core'
import { takeNotes } from './what-happened.ts'

const buttons =
  'button:enabled, summary, input[type=submit]:enabled, input[type=button]:enabled, [role=button], [role=tab], [role=switch], [role=menuitem]'
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const quietMs = 120
const answerMs = 1_500
const appearMs = 5_000
const closeMs = 400

/** What comes with a text editor is fetched when the page is there; so is what lets questions be dragged. */
const hasEditor = /^\/admin\/(?:blog|kb|newsletter)\/edit/

type Names = ReadonlyArray<string | null>

/**
 * Presses each button of a page that nobody pressed yet, by keyboard, each on the page as it was loaded, and then the buttons of
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
    await backTo(page, address, names)
    const isAlive = await answers(page, await buttonNamed(page, name)).catch(async () => {
      // What came late has moved it: once more, on the page as it is now complete.
      await open(page, address)
      return answers(page, await buttonNamed(page, name))
    })
    if (!isAlive) dead.push(`${address}: "${name}"`)
    dead.push(...(await pressInside(page, address, names, name, pressed)))
  }
  return dead
}

/** The page as it was loaded. Where a press changed nothing but what Escape closes, loading it again would show the same. */
async function backTo(page: Page, address: string, names: Names) {
  if (isAt(page, address)) {
    if (await hasNames(page, names)) return
    await page.keyboard.press('Escape')
    for (const end = Date.now() + closeMs; Date.now() < end; await page.waitForTimeout(30))
      if (isAt(page, address) && (await hasNames(page, names))) return
  }
  await open(page, address)
}

const isAt = (page: Page, address: string) =>
  page.url().split('#')[0] === new URL(address, page.url()).href.split('#')[0]

/** A page may be on its way to another. */
const hasNames = async (page: Page, names: Names) => isSame(await namesOf(page.locator(buttons)).catch(() => []), names)

function isSame(some: Names, others: Names): boolean {
  const [seen, seenBefore] = [some, others].map((names) => names.filter((name) => name !== null).join('\n'))
  return seen === seenBefore
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
async function pressInside(page: Page, address: string, outside: Names, opener: string, pressed: Set<string>) {
  const dead: Array<string> = []
  if (!isAt(page, address)) return dead
  const inside = page.locator(overlays).filter({ visible: true }).last().locator(`${buttons}, [role=option]`)
  // A press may still be on its way to another page.
  const names = await namesOf(inside).catch(() => [])
  // A dialog that was there before is part of the page.
  if (names.every((name) => outside.includes(name))) return dead
  for (const [index, name] of names.entries()) {
    const full = `${opener} › ${name}`
    if (name === null || pressed.has(full)) continue
    pressed.add(full)
    // One choice of a list is as good as another.
    if (isOption(name) && names.findIndex(isOption) < index) continue
    if (!isAt(page, address) || !isSame(await namesOf(inside).catch(() => []), names)) {
      await backTo(page, address, outside)
      await openAgain(page, opener, inside)
    }
    const button = inside.nth(index)
    const isAlive = await answers(page, button).catch(async () => {
      // What came late has closed the dialog: once more, on the page as it is now complete.
      await open(page, address)
      await openAgain(page, opener, inside)
      return answers(page, button)
    })
    if (!isAlive) dead.push(`${address}: "${full}"`)
  }
  return dead
}

/** What came late may have answered in the place of the press. */
async function openAgain(page: Page, opener: string, inside: Locator) {
  for (let tries = 0; tries < 5; tries += 1) {
    await answers(page, await buttonNamed(page, opener))
    for (const end = Date.now() + closeMs; Date.now() < end; await page.waitForTimeout(30))
      if (await inside.first().isVisible()) return
  }
}

const isOption = (name: string | null) => name?.endsWith('(option)') ?? false

/** Until the page's script answers for every button, and what comes with a visitor's first move has come. */
async function open(page: Page, address: string) {
  await page.goto(new URL(address, page.url()).href)
  for (const end = Date.now() + appearMs; Date.now() < end; await page.waitForTimeout(20)) {
    const isAlive = await page.evaluate(() =>
      [...document.querySelectorAll('button')].every((button) =>
        Object.keys(button).some((key) => key.startsWith('__reactProps')),
      ),
    )
    if (!isAlive) continue
    if (hasEditor.test(address)) await page.getByRole('toolbar').waitFor()
    if (address === '/admin/faq') await page.getByRole('button', { name: /^Drag/ }).first().waitFor()
    return page.keyboard.press('Shift')
  }
  throw new Error(`${address} has a button that the script does not know`)
}

/** The name of each, or null for what cannot be seen; alike buttons of a list have one name, what they are of left out. */
function namesOf(found: Locator): Promise<Array<string | null>> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return null
      // What a toast can do goes away with it.
      if (element.closest('[inert], [aria-hidden=true], [aria-label=Notifications]')) return null
      const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
      const full = element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? ''
      const parts = [...(element.closest('li, tr')?.querySelectorAll('a, th, th *') ?? [])]
      const entry = parts
        .map((part) => part.textContent.trim())
        .find((text) => text && full !== text && full.includes(text))
      const label = entry ? full.replace(entry, '…') : full
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
    const role = await button.getAttribute('role')
    // Going to a tab chooses it; everything else has to wait for the key.
    if (role !== 'tab') await button.focus()
    await becomeQuiet(page, heard)
    await button.focus()
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
