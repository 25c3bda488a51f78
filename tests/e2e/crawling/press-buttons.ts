import type { Page } from 'playwright-core'
import type { Effect, PressInPage, Scope } from './press-in-page.ts'

const answerMs = 1_500
/** A button counts as dead only if nothing happens for this long on a freshly loaded page. */
const deadAfterMs = 10_000
const appearMs = 5_000
/** Parts of third parties appear after the page, and much later on a busy machine. */
const lateMs = 30_000
const closeMs = 400

/** Pages whose text editor or drag handles load after the page. */
const hasEditor = /^\/admin\/(?:blog|kb|newsletter)\/edit/

/**
 * Presses each new button of a page, and then the buttons in the dialog or menu it opened. Loads the page again only if
 * a press left the button of the next one behind. Returns the buttons without any effect. `pressed` collects names, so
 * that buttons in the header and footer are pressed only once. `look` is called before the first press.
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
  const outside = await namesIn(page, 'page')
  for (const name of outside) {
    if (pressed.has(name)) continue
    pressed.add(name)
    await backTo(page, address, name, outside)
    // A dialog of the button before may open late and hide this one, and a busy machine may answer late.
    const isAlive =
      (await press(page, 'page', name, answerMs)) === 'some' || (await pressAfterReload(page, address, name))
    if (!isAlive) dead.push(`${address}: "${name}"`)
    dead.push(...(await pressInside(page, address, outside, name, pressed)))
  }
  return dead
}

/** Makes sure that the button can be pressed. Loads the page again if Escape does not undo the last press. */
async function backTo(page: Page, address: string, name: string, outside: ReadonlyArray<string>) {
  const isBack = async () => isAt(page, address) && (await namesIn(page, 'page')).includes(name)
  // A dialog that opens with the page has all its buttons.
  const isInTheWay = async () =>
    (await isOverlayOpen(page)) && !(await namesIn(page, 'overlay')).every((inside) => outside.includes(inside))
  if ((await isBack()) && !(await isInTheWay())) return
  await page.keyboard.press('Escape')
  for (const end = Date.now() + closeMs; Date.now() < end; await page.waitForTimeout(30))
    if ((await isBack()) && !(await isInTheWay())) return
  await open(page, address)
}

const isAt = (page: Page, address: string) =>
  page.url().split('#')[0] === new URL(address, page.url()).href.split('#')[0]

async function pressAfterReload(page: Page, address: string, name: string): Promise<boolean> {
  await open(page, address)
  for (const end = Date.now() + lateMs; Date.now() < end; await page.waitForTimeout(50))
    if ((await namesIn(page, 'page')).includes(name)) break
  return (await press(page, 'page', name, deadAfterMs)) === 'some'
}

/** Presses the buttons of a dialog or menu that a button opened. */
async function pressInside(
  page: Page,
  address: string,
  outside: ReadonlyArray<string>,
  opener: string,
  pressed: Set<string>,
) {
  const dead: Array<string> = []
  if (!isAt(page, address)) return dead
  const names = await namesIn(page, 'overlay')
  // A dialog that was open before belongs to the page.
  if (names.every((name) => outside.includes(name))) return dead
  const firstOption = names.find(isOption)
  for (const name of names) {
    const full = `${opener} › ${name}`
    // One option of each list is enough.
    if (pressed.has(full) || (isOption(name) && name !== firstOption)) continue
    pressed.add(full)
    if (!isAt(page, address) || !(await namesIn(page, 'overlay')).includes(name))
      await openAgain(page, address, opener, outside)
    let effect = await press(page, 'overlay', name, answerMs)
    if (effect !== 'some') {
      // Late content may have closed the dialog, and a busy machine may respond late, so the button gets a second chance.
      await open(page, address)
      await openAgain(page, address, opener, outside)
      effect = await press(page, 'overlay', name, deadAfterMs)
    }
    // If the dialog offers something else now, the first press had an effect after all.
    if (effect === 'none') dead.push(`${address}: "${full}"`)
  }
  return dead
}

async function openAgain(page: Page, address: string, opener: string, outside: ReadonlyArray<string>) {
  await backTo(page, address, opener, outside)
  await press(page, 'page', opener, answerMs)
  // Some openers announce nothing.
  for (const end = Date.now() + appearMs; Date.now() < end; await page.waitForTimeout(30))
    if (await isOverlayOpen(page)) return
}

const isOption = (name: string) => name.endsWith('(option)')

/** Opens a page and waits until its script handles every button. */
async function open(page: Page, address: string) {
  const { href } = new URL(address, page.url())
  // A navigation that the last press started late may end this one.
  await page.goto(href).catch(() => page.goto(href))
  for (const end = Date.now() + lateMs; Date.now() < end; await page.waitForTimeout(20)) {
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

/** Presses a button. Leaving the page counts as an effect. */
const press = (page: Page, scope: Scope, name: string, withinMs: number) =>
  page
    .evaluate(([where, wanted, ms]) => pressInPage.press(where, wanted, ms), [scope, name, withinMs] as const)
    .catch((error): Effect => {
      if (/context was destroyed|navigation/i.test(String(error))) return 'some'
      throw error
    })

/** Returns no names while the page is navigating. */
const namesIn = (page: Page, scope: Scope) =>
  page.evaluate((where) => pressInPage.names(where), scope).catch((): Array<string> => [])

const isOverlayOpen = (page: Page) => page.evaluate(() => pressInPage.isOverlayOpen()).catch(() => false)

declare const pressInPage: PressInPage
