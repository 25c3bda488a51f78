import type { JsonLd } from '../recipe/json-ld.ts'

interface ListedPage {
  name: string
  /** Of its own page. */
  path: string
}

/** What a page lists, in its order; each is described on its own page. */
export function itemList(name: string, pages: ReadonlyArray<ListedPage>, origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: origin + page.path,
    })),
  }
}

/** The same for recipe cards. */
export function recipeList(
  name: string,
  recipes: ReadonlyArray<{ id: string; title: string }>,
  origin: string,
): JsonLd {
  const pages = recipes.map(({ id, title }) => ({ name: title, path: `/recipe/${encodeURIComponent(id)}` }))
  return itemList(name, pages, origin)
}
