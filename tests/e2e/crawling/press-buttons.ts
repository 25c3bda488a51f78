import type { Dialog, Locator, Page } from 'playwright-core'
import { takeNotes } from './page-activity.ts'

const buttons =
  'button:enabled, summary, input[type=submit]:enabled, input[type=button]:enabled, [role=button], [role=tab], [role=switch], [role=menuitem]'
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const quietMs = 120
const answerMs = 1_500
/** A button counts as dead only if nothing happens for this long on a freshly loaded page. */
const deadAfterMs = 10_000
const appearMs = 5_000
const closeMs = 400

/** Pages whose text editor or drag handles load after the page. */
const hasEditor = /^\/admin\/(?:blog|kb|newsletter)\/edit/

type Names = ReadonlyArray<string | null>

/**
 * Presses each new button of a page by keyboard, and then the buttons in the dialog or menu it opened. Restores the
 * page before each button. Returns the buttons without any effect. `pressed` collects names, so that buttons in the
 * header and footer are pressed only once. `look` is called before the first press.
 */
export async function pressButtons(
  page: Page,
  address: string,
  pressed: Set<string>,
  look?: () => Promise<void>,
): Promise<Array<string>> {
  const dead: Array<string> = []
  await open(page, address)
  await look?.()
  const names = await namesOf(page.locator(buttons))
  for (const name of names) {
    if (name === null || pressed.has(name)) continue
    pressed.add(name)
    await backTo(page, address, names)
    // A dialog of the button before may open late and hide this one, and a busy machine may answer late.
    const isAlive =
      (await pressNamed(page, name, { appearMs, withinMs: answerMs }).catch(() => false)) ||
      (await pressAfterReload(page, address, name))
    if (!isAlive) dead.push(`${address}: "${name}"`)
    dead.push(...(await pressInside(page, address, names, name, pressed)))
  }
  return dead
}

/** Restores the loaded page. Does not load the page again if Escape undoes the press. */
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

/** Compares the names of the buttons. Errors count as no names, because the page may be navigating. */
const hasNames = async (page: Page, names: Names) => isSame(await namesOf(page.locator(buttons)).catch(() => []), names)

function isSame(some: Names, others: Names): boolean {
  const [seen, seenBefore] = [some, others].map((names) => names.filter((name) => name !== null).join('\n'))
  return seen === seenBefore
}

/** Waits for a button, because a dialog may open a moment after the page. */
async function buttonNamed(page: Page, name: string, mostMs = 6 * appearMs): Promise<Locator> {
  const found = page.locator(buttons)
  // Buttons of third parties appear after the page, and much later on a busy machine.
  for (const end = Date.now() + mostMs; ; await page.waitForTimeout(50)) {
    const index = (await namesOf(found)).indexOf(name)
    if (index >= 0) return found.nth(index)
    if (Date.now() > end) throw new Error(`${page.url()} has no "${name}" any more`)
  }
}

interface Patience {
  appearMs: number
  withinMs: number
}

async function pressNamed(page: Page, name: string, { appearMs: mostMs, withinMs }: Patience): Promise<boolean> {
  return answers(page, await buttonNamed(page, name, mostMs), withinMs)
}

async function pressAfterReload(page: Page, address: string, name: string): Promise<boolean> {
  await open(page, address)
  return pressNamed(page, name, { appearMs: 6 * appearMs, withinMs: deadAfterMs })
}

/** Presses the buttons of a dialog or menu that a button opened. */
async function pressInside(page: Page, address: string, outside: Names, opener: string, pressed: Set<string>) {
  const dead: Array<string> = []
  if (!isAt(page, address)) return dead
  const inside = page.locator(overlays).filter({ visible: true }).last().locator(`${buttons}, [role=option]`)
  // The press may still cause a navigation.
  const names = await namesOf(inside).catch(() => [])
  // A dialog that was open before belongs to the page.
  if (names.every((name) => outside.includes(name))) return dead
  for (const [index, name] of names.entries()) {
    const full = `${opener} › ${name}`
    if (name === null || pressed.has(full)) continue
    pressed.add(full)
    // One option of each list is enough.
    if (isOption(name) && names.findIndex(isOption) < index) continue
    if (!isAt(page, address) || !isSame(await namesOf(inside).catch(() => []), names)) {
      await backTo(page, address, outside)
      await openAgain(page, opener, inside)
    }
    const button = inside.nth(index)
    const again = async () => {
      await open(page, address)
      await openAgain(page, opener, inside)
      const reopened = await namesOf(inside).catch(() => [])
      // The first press had an effect if the dialog offers something else now. If there is none, it belonged to an
      // earlier button, whose answer came late.
      if (reopened[index] !== name) return true
      return answers(page, button, deadAfterMs)
    }
    // Late content may have closed the dialog, and a busy machine may respond late, so the button gets a second chance.
    const isAlive = (await answers(page, button).catch(() => false)) || (await again())
    if (!isAlive) dead.push(`${address}: "${full}"`)
  }
  return dead
}

/** Presses the opener until the dialog or menu is open. Late content may have opened it instead of the first press. */
async function openAgain(page: Page, opener: string, inside: Locator) {
  for (let tries = 0; tries < 5; tries += 1) {
    // If the dialog opened late, it hides its opener.
    if (await inside.first().isVisible()) return
    await pressNamed(page, opener, { appearMs, withinMs: answerMs }).catch(() => false)
    // A dialog loads its script first, which takes seconds on a busy machine. A second press would close it.
    for (const end = Date.now() + appearMs; Date.now() < end; await page.waitForTimeout(30))
      if (await inside.first().isVisible()) return
  }
}

const isOption = (name: string | null) => name?.endsWith('(option)') ?? false

/** Opens a page and waits until its script handles every button. */
async function open(page: Page, address: string) {
  const { href } = new URL(address, page.url())
  // A navigation that the last press started late may end this one.
  await page.goto(href).catch(() => page.goto(href))
  for (const end = Date.now() + 6 * appearMs; Date.now() < end; await page.waitForTimeout(20)) {
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

/**
 * Returns the name of each button, or null for hidden buttons. Similar buttons of a list share a name, without the
 * item's title.
 */
function namesOf(found: Locator): Promise<Array<string | null>> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) return null
      // Ignores a toast's buttons, which disappear with the toast.
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

/**
 * Returns whether pressing the button has any effect. Waits for the dialog or menu that the button announces. Otherwise
 * a dialog whose script loads first would seem to belong to the next button.
 */
async function answers(page: Page, button: Locator, withinMs = answerMs): Promise<boolean> {
  const announced = await button.getAttribute('aria-haspopup', { timeout: appearMs })
  const isAlive = await hasEffect(page, button, withinMs)
  if (isAlive && announced !== null)
    await page
      .locator(overlays)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: appearMs })
      .catch(() => undefined)
  return isAlive
}

async function hasEffect(page: Page, button: Locator, withinMs: number): Promise<boolean> {
  const heard: Array<string> = []
  const hear = (what: string) => () => void heard.push(what)
  const events = ['request', 'download', 'filechooser', 'framenavigated'] as const
  const listeners = events.map((name) => ({ name, listener: hear(name) }))
  for (const { name, listener } of listeners) page.on(name as 'request', listener)
  // Playwright closes a dialog only if nobody listens. An open one stops the page forever.
  const closeDialog = (dialog: Dialog) => {
    heard.push('dialog')
    void dialog.accept()
  }
  page.on('dialog', closeDialog)
  try {
    const role = await button.getAttribute('role')
    // Focusing a tab selects it. Other buttons need a key.
    if (role !== 'tab') await button.focus()
    await becomeQuiet(page, heard)
    await button.focus()
    await page.keyboard.press(role === 'switch' ? 'Space' : 'Enter')
    for (const end = Date.now() + withinMs; Date.now() < end; await page.waitForTimeout(30)) {
      if (heard.length > 0 || (await takeNotes(page).catch(() => ['navigation'])).length > 0) return true
      if (await button.evaluate((element) => element !== document.activeElement).catch(() => true)) return true
    }
    return false
  } finally {
    for (const { name, listener } of listeners) page.off(name as 'request', listener)
    page.off('dialog', closeDialog)
  }
}

/** Waits until pictures, tooltips and prefetched pages have finished. */
async function becomeQuiet(page: Page, heard: Array<string>) {
  for (const end = Date.now() + appearMs; Date.now() < end;) {
    heard.length = 0
    await takeNotes(page)
    await page.waitForTimeout(quietMs)
    if (heard.length === 0 && (await takeNotes(page)).length === 0) return
  }
}
