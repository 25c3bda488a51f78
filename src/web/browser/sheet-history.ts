interface PageState {
  /** The position that React Router gives an entry. */
  idx?: number
  key?: string
  /** How many sheets are open on top of the page. Missing for the page itself. */
  sheets?: number
}

interface HistoryEntry {
  state: PageState | null
  url: string
}

/** How long an unanswered step through the history is waited for. The browser drops it when another page loads. */
const stepMs = 1000

const sheetsOf = (state: PageState | null) => state?.sheets ?? 0

/** The position of an entry. Entries that the browser added for a link to a part of the page have none. */
const placeOf = (state: PageState | null) => state?.idx

/** Returns true for a page and its sheets. Without a position, they have only their address in common. */
const isSamePage = (one: HistoryEntry, other: HistoryEntry) =>
  placeOf(one.state) === placeOf(other.state) && (placeOf(one.state) !== undefined || one.url === other.url)

/**
 * Lets Back close a sheet. Each open sheet has a history entry with the state and address of its page, so React Router
 * takes them for one entry, and never hears of a step between them. A page that is opened from a sheet replaces the
 * sheet's entry, and a sheet that closes otherwise takes its entry along.
 */
export function createSheetHistory(page: Window) {
  const { history } = page
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  const entry = (): HistoryEntry => ({ state: history.state as PageState | null, url: page.location.href })

  const open: Array<{ close: () => void }> = []
  let shown = entry()
  let settling: ReturnType<typeof setTimeout> | undefined
  let stepping: ReturnType<typeof setTimeout> | undefined

  function settleSoon() {
    clearTimeout(settling)
    // A dialog that makes room for the next one shares its entry.
    settling = setTimeout(settle)
  }

  /** Adds the entries of sheets that opened, or leaves those of sheets that closed. */
  function settle() {
    if (stepping) return
    const held = sheetsOf(history.state as PageState | null)
    for (let sheets = held + 1; sheets <= open.length; sheets++) push({ ...history.state, sheets }, '')
    if (held > open.length) step(open.length - held)
    shown = entry()
  }

  function step(by: number) {
    stepping = setTimeout(() => {
      stepping = undefined
    }, stepMs)
    history.go(by)
  }

  /** Gives an entry what the router has written since. */
  function bringUpToDate() {
    const { state, url } = entry()
    if (url !== shown.url || state?.key !== shown.state?.key) {
      const { sheets: _sheets, ...latest } = shown.state ?? {}
      const sheets = sheetsOf(state)
      replace({ ...latest, ...(sheets > 0 && { sheets }) }, '', shown.url)
    }
    shown = entry()
  }

  function onOwnStep() {
    clearTimeout(stepping)
    stepping = undefined
    const ahead = (placeOf(shown.state) ?? 0) - (placeOf(entry().state) ?? 0)
    // The router opened another page during the step, so the way leads back there.
    if (ahead !== 0) return step(ahead)
    bringUpToDate()
    settleSoon()
  }

  function onStep(event: PopStateEvent) {
    const isOwn = stepping !== undefined
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
    if (sheetsOf(history.state as PageState | null) > 0) replace(state, unused, url)
    else push(state, unused, url)
    shown = entry()
    // Filters change the address below an open sheet. Another page closes it.
    if (page.location.pathname === before) settleSoon()
  }

  history.replaceState = (state: PageState | null, unused: string, url?: string | URL | null) => {
    const sheets = sheetsOf(history.state as PageState | null)
    replace(sheets > 0 ? { ...state, sheets } : state, unused, url)
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
