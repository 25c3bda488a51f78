import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from '../core/recipe/json-ld.ts'

/** What a page tells search engines of its content, as JSON-LD in its head; React Router escapes what could end the script element. */
export function structuredData(
  root: { loaderData?: { origin: string } | undefined },
  describe: (origin: string) => Array<JsonLd>,
): Array<MetaDescriptor> {
  return describe(root.loaderData?.origin ?? '').map((description) => ({ 'script:ld+json': description }))
}
