/** Takes the place of every shared list's page. It has no lines and no secret address, and the browser knows both. */
export const anySharedList = 'on-this-device'
const anySharedListPage = `/shopping-list/${anySharedList}`
const sharedListPage = /^\/shopping-list\/[\w-]{32}$/

/** Pages that work with what the browser stores itself. They are stored with each release. */
export const shellPages = ['/offline', '/saved', '/shopping-list', anySharedListPage, '/meal-plan'] as const

/** Returns which of these pages opens at a path without a connection. */
export const shellPageAt = (path: string): string | undefined =>
  sharedListPage.test(path) ? anySharedListPage : shellPages.find((page) => page === path)

const recipePage = /^\/recipe\/([^/]+)(?:\/cook)?$/

/** Returns the id of the recipe that a page or its cook mode shows. */
export function recipeIdAt(path: string): string | undefined {
  const id = recipePage.exec(path)?.[1]
  return id === undefined || id.endsWith('.data') ? undefined : decoded(id)
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The pages of a recipe that are stored. */
export function pagesOfRecipe(id: string): [page: string, cookMode: string] {
  const path = `/recipe/${encodeURIComponent(id)}`
  return [path, `${path}/cook`]
}

/** Returns the page's path for one of React Router's requests for data. */
export const pageOfData = (path: string) => (path.endsWith('.data') ? path.slice(0, -'.data'.length) : undefined)

/** The offline page, which leads on to the page that could not be loaded. */
export const offlinePath = (wanted: string) => `/offline?${new URLSearchParams({ page: wanted })}`

/**
 * Returns the address that could not be loaded. Only addresses of this site count. Browsers drop tabs and line breaks,
 * so a slash, a tab and a slash would lead to another site.
 */
export function wantedPage(search: URLSearchParams): string | null {
  const wanted = search.get('page')
  return wanted && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(wanted) && !wanted.startsWith('/offline') ? wanted : null
}

/** Marks the `html` element of a stored page. It contains a visitor's data, which may be old. */
export const copyMark = 'data-copy'

/** Tells the site that a page is fetched to be stored, so that its ads are not counted. */
export const copyHeader = 'x-offline-copy'
