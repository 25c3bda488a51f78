import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from '../../core/recipes/json-ld.ts'
import { type Root, siteNameOf } from './page-meta.ts'

/**
 * Returns JSON-LD that describes the page's content to search engines. React Router escapes text that could end the
 * script element.
 */
export function structuredData(
  root: Root,
  describe: (origin: string, siteName: string) => Array<JsonLd>,
): Array<MetaDescriptor> {
  return describe(root.loaderData?.origin ?? '', siteNameOf(root)).map((description) => ({
    'script:ld+json': description,
  }))
}
