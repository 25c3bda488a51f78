import type { JsonLd } from '../recipes/json-ld.ts'

interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** `url` is the page's absolute URL. */
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
