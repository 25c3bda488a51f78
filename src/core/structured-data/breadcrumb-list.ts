import type { JsonLd } from '../recipe/json-ld.ts'

interface Crumb {
  label: string
  /** Absent for the page itself. */
  to?: string
}

/** The way to a page, for search engines. `url` is the page's own full address. */
export function breadcrumbList(crumbs: ReadonlyArray<Crumb>, { origin, url }: { origin: string; url: string }): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? url : origin + to,
    })),
  }
}
