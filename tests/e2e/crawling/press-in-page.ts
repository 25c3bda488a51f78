/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends only this function to the page, not its module. */
const buttons =
  'button:enabled, summary, input[type=submit]:enabled, input[type=button]:enabled, [role=button], [role=tab], [role=switch], [role=menuitem]'
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Buttons of the whole page, or those of the dialog or menu that opened last. */
export type Scope = 'page' | 'overlay'

/** Pressing a button did something, did nothing, or the button is not there. */
export type Effect = 'some' | 'none' | 'missing'

export interface PressInPage {
  isOverlayOpen(): boolean
  /** Returns the names of the buttons that can be seen, those that send forms last. */
  names(scope: Scope): Array<string>
  /** Presses the first button with this name. Waits for an effect, and for the dialog or menu that it announces. */
  press(scope: Scope, name: string, withinMs: number): Promise<Effect>
}

/**
 * Adds `pressInPage` to the window. It runs inside the page, because a press that Playwright makes needs ten messages
 * to the browser, and takes several times as long.
 */
export function installPressInPage([buttonSelector, overlaySelector]: readonly [string, string]) {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const takeNotes = () => (window as unknown as { pageActivity: Array<string> }).pageActivity.splice(0)

  const openOverlay = () => [...document.querySelectorAll(overlaySelector)].findLast(isShown)

  /** Similar buttons of a list share a name, without the item's title. */
  function nameOf(element: HTMLElement): string {
    const labelled = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    const full = element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? ''
    const entry = [...(element.closest('li, tr')?.querySelectorAll(':not(button, button *)') ?? [])]
      .map((part) => part.textContent.trim())
      .find((text) => text && full !== text && full.includes(text))
    const label = entry ? full.replace(entry, '…') : full
    return `${label.trim().replace(/\s+/g, ' ').slice(0, 60)} (${element.getAttribute('role') ?? element.localName})`
  }

  function buttonsIn(scope: Scope): Array<HTMLElement> {
    const root = scope === 'page' ? document : openOverlay()
    const selector = scope === 'page' ? buttonSelector : `${buttonSelector}, [role=option]`
    return (
      [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
        .filter(isShown)
        // Buttons of a toast disappear with it.
        .filter((element) => !element.closest('[inert], [aria-hidden=true], [aria-label=Notifications]'))
    )
  }

  async function within(mostMs: number, isTrue: () => boolean): Promise<boolean> {
    for (const end = Date.now() + mostMs; Date.now() < end; await wait(20)) if (isTrue()) return true
    return false
  }

  /** Waits until pictures, tooltips and prefetched pages have finished. */
  async function becomeQuiet() {
    for (const end = Date.now() + 5_000; Date.now() < end;) {
      takeNotes()
      await wait(60)
      if (takeNotes().length === 0) return
    }
  }

  async function press(scope: Scope, name: string, withinMs: number): Promise<Effect> {
    const find = () => buttonsIn(scope).find((element) => nameOf(element) === name)
    const found = find()
    // Focusing a tab selects it.
    if (found && found.getAttribute('role') !== 'tab') found.focus()
    await becomeQuiet()
    const button = find()
    if (!button) return 'missing'
    button.focus()
    // The Enter key presses a button unless the page handles the key itself.
    const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true })
    if (button.dispatchEvent(enter)) button.click()
    const hasEffect = () => takeNotes().length > 0 || document.activeElement !== button
    if (!(await within(withinMs, hasEffect))) return 'none'
    // A dialog loads its script first.
    if (button.ariaHasPopup) await within(5_000, () => openOverlay() !== undefined)
    return 'some'
  }

  const inPage: PressInPage = {
    isOverlayOpen: () => openOverlay() !== undefined,
    names: (scope) => [
      ...new Set(
        buttonsIn(scope)
          .toSorted((left, right) => Number(left.matches('[type=submit]')) - Number(right.matches('[type=submit]')))
          .map(nameOf),
      ),
    ],
    press,
  }
  Object.assign(window, { pressInPage: inPage })
}

export const selectors = [buttons, overlays] as const
