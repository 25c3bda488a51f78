import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from '../core/recipe/json-ld.ts'
import { type Root, siteNameOf } from './page-meta.ts'

/** What a page tells search engines of its content, as JSON-LD in its head; React Router escapes what could end the script element. */
export function structuredData(
  root: Root,
  describe: (origin: string, siteName: string) => Array<JsonLd>,
): Array<MetaDescriptor> {
  return describe(root.loaderData?.origin ?? '', siteNameOf(root)).map((description) => ({
    'script:ld+json': description,
  }))
}
