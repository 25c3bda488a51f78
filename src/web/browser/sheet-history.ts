import { currentEntry, isSamePage, type PageState, pagesBetween, sheetsOf, withSheets } from './history-entry.ts'
import { createOwnSteps } from './own-steps.ts'

/**
 * Lets Back close a sheet. Each open sheet has a history entry with the state and address of its page, so React Router
 * treats them as one entry, and does not notice a step between them. A page that is opened from a sheet replaces the
 * sheet's entry, and a sheet that closes in another way removes its entry.
 */
export function createSheetHistory(page: Window) {
  const { history } = page
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  const entry = () => currentEntry(page)
  const ownSteps = createOwnSteps(history)

  const open: Array<{ close: () => void }> = []
  let shown = entry()
  let settling: ReturnType<typeof setTimeout> | undefined

  function settleSoon() {
    clearTimeout(settling)
    // A dialog that makes room for the next one shares its entry.
    settling = setTimeout(settle)
  }

  /** Adds the entries of sheets that opened, or leaves those of sheets that closed. */
  function settle() {
    if (ownSteps.isUnderWay()) return
    const held = sheetsOf(entry().state)
    for (let sheets = held + 1; sheets <= open.length; sheets++) push({ ...history.state, sheets }, '')
    if (held > open.length) ownSteps.go(open.length - held)
    shown = entry()
  }

  /** Gives an entry what the router has written since. */
  function bringUpToDate() {
    const { state, url } = entry()
    if (url !== shown.url || state?.key !== shown.state?.key) {
      const { sheets: _sheets, ...latest } = shown.state ?? {}
      replace(withSheets(latest, sheetsOf(state)), '', shown.url)
    }
    shown = entry()
  }

  function onOwnStep() {
    ownSteps.arrived()
    const ahead = pagesBetween(entry(), shown)
    // The router opened another page during the step, so the way leads back there.
    if (ahead !== 0) return ownSteps.go(ahead)
    bringUpToDate()
    settleSoon()
  }

  function onStep(event: PopStateEvent) {
    const isOwn = ownSteps.isUnderWay()
    const before = shown
    const now = entry()
    if (!isOwn && !isSamePage(now, before)) {
      shown = now
      return settleSoon()
    }
    event.stopImmediatePropagation()
    if (isOwn) return onOwnStep()
    bringUpToDate()
    const sheets = sheetsOf(now.state)
    // A reload closed the sheet, but its entry is still there. The page is what the visitor wants to leave.
    if (open.length === 0 && sheets < sheetsOf(before.state)) return history.back()
    for (const { close } of open.slice(sheets).toReversed()) close()
    settleSoon()
  }

  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    const before = page.location.pathname
    if (sheetsOf(entry().state) > 0) replace(state, unused, url)
    else push(state, unused, url)
    shown = entry()
    // Filters change the address below an open sheet. Another page closes it.
    if (page.location.pathname === before) settleSoon()
  }

  history.replaceState = (state: PageState | null, unused: string, url?: string | URL | null) => {
    replace(withSheets(state, sheetsOf(entry().state)), unused, url)
    shown = entry()
  }

  // Runs before the listener of the router, which is not a capturing one.
  page.addEventListener('popstate', onStep, { capture: true })

  return {
    /** Gives a sheet its entry until the returned function is called. */
    hold(close: () => void) {
      const sheet = { close }
      open.push(sheet)
      settleSoon()
      return () => {
        open.splice(open.indexOf(sheet), 1)
        settleSoon()
      }
    },
  }
}

let own: ReturnType<typeof createSheetHistory> | undefined

/** Returns the history of this tab. The first call must come before React Router starts. */
export const sheetHistory = () => (own ??= createSheetHistory(window))
