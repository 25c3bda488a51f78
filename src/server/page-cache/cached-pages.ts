import { matchPath } from 'react-router'
import type { AnnouncedTable, Page } from '../../core/pages/page.ts'
import { pages } from '../../web/app/pages.ts'

interface CachedPage extends Page {
  cache: ReadonlyArray<AnnouncedTable>
}

/** Pages that look the same to every visitor. Their loaders use no data about the visitor. */
export const cachedPages = pages
  .filter((page): page is CachedPage => page.cache !== 'never')
  // The footer of every page links categories.
  .map((page) => ({ ...page, cache: [...page.cache, 'recipe_categories' as const] }))

/** Returns the page of a data request. React Router requests a page's data at the page's path plus `.data`. */
const pagePathOf = (pathname: string) => pathname.replace(/\/_root\.data$|\/_\.data$/, '/').replace(/\.data$/, '')

export function cachedPageAt(pathname: string): CachedPage | undefined {
  const path = pagePathOf(pathname)
  // The path of a feed looks like the path of a post.
  if (path.endsWith('/feed.xml')) return undefined
  return cachedPages.find((page) => matchPath({ path: `/${page.path}`, end: true }, path))
}
