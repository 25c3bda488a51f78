export interface PageState {
  /** The position that React Router gives an entry. */
  idx?: number
  key?: string
  /** How many sheets are open on top of the page. Missing for the page itself. */
  sheets?: number
}

export interface HistoryEntry {
  state: PageState | null
  url: string
}

export const currentEntry = ({ history, location }: Window): HistoryEntry => ({
  state: history.state as PageState | null,
  url: location.href,
})

export const sheetsOf = (state: PageState | null) => state?.sheets ?? 0

export const withSheets = (state: PageState | null, sheets: number) => (sheets > 0 ? { ...state, sheets } : state)

/** The position of an entry. Entries that the browser added for a link to a part of the page have none. */
const placeOf = (state: PageState | null) => state?.idx

/** Returns true for a page and its sheets. Without a position, they have only their address in common. */
export const isSamePage = (one: HistoryEntry, other: HistoryEntry) =>
  placeOf(one.state) === placeOf(other.state) && (placeOf(one.state) !== undefined || one.url === other.url)

/** Returns how many pages forward it is from one entry to another. */
export const pagesBetween = (from: HistoryEntry, to: HistoryEntry) =>
  (placeOf(to.state) ?? 0) - (placeOf(from.state) ?? 0)
