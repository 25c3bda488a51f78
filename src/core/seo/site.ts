import type { JsonLd } from '../recipes/json-ld.ts'

export const publisher = (origin: string, siteName: string): JsonLd => ({
  '@type': 'Organization',
  '@id': `${origin}/#publisher`,
  name: siteName,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/apple-touch-icon.png` },
})

/** Describes the site and its search. */
export function webSite(origin: string, siteName: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteName,
    url: `${origin}/`,
    publisher: publisher(origin, siteName),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
