import type { JsonLd } from '../recipes/json-ld.ts'

interface ListedPage {
  name: string
  /** Path of the item's own page. */
  path: string
}

/** Lists the items of a page in order. Each item's own page describes it. */
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

export function recipeList(
  name: string,
  recipes: ReadonlyArray<{ id: string; title: string }>,
  origin: string,
): JsonLd {
  const pages = recipes.map(({ id, title }) => ({ name: title, path: `/recipe/${encodeURIComponent(id)}` }))
  return itemList(name, pages, origin)
}
