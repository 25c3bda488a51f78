/** The address that receives a page open in the cook's browser, and what it and the bookmarklet say to each other. */
export const handover = {
  path: '/import/handover',
  ready: 'marshmallow-kitchen-ready',
  page: 'marshmallow-kitchen-page',
} as const

/** The address that receives what a phone shares. */
export const sharePath = '/import/share'

/** As much as the importer reads of one page. */
export const largestHandedPage = 8_000_000

/** A page as the cook's browser shows it. */
export interface HandedPage {
  /** Empty if the page has no web address, such as a file. */
  url: string
  html: string
}

/** Reads what a page of another site sent. Returns undefined for anything but a page of a recipe. */
export function readHandedPage(sent: unknown): HandedPage | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { kind, url, html } = sent as Record<string, unknown>
  if (kind !== handover.page || typeof url !== 'string' || typeof html !== 'string') return undefined
  return url.length <= 4_000 && html.length <= largestHandedPage ? { url, html } : undefined
}
