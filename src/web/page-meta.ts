import type { MetaDescriptor } from 'react-router'
import type { Picture } from '../core/picture.ts'

const siteName = 'Marshmallow Kitchen'

interface PageMeta {
  title: string
  description: string
  /** Where this content lives, whatever address led here. Null keeps the page out of search engines. */
  path: string | null
  type?: 'website' | 'article'
  picture?: Picture | null
}

/** What a page says about itself to browsers, search engines and link previews. `root` is `matches[0]`. */
export function pageMeta(
  root: { loaderData?: { origin: string } | undefined },
  { title, description, path, type = 'website', picture = null }: PageMeta,
): Array<MetaDescriptor> {
  const origin = root.loaderData?.origin ?? ''
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(path === null
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: origin + path },
          { property: 'og:url', content: origin + path },
        ]),
    ...(picture
      ? [
          { property: 'og:image', content: `${origin}/images/${picture.id}/${picture.widths.at(-1)}.webp` },
          { property: 'og:image:alt', content: picture.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ]
}
