import type { MetaDescriptor } from 'react-router'
import type { Picture } from '../../core/pictures/picture.ts'
import { type PlaceSetting, previewPath } from '../../core/recipes/drawing/place-setting.ts'
import { feedPath, feedTitle, type SiteFeed } from '../../core/seo/site-feeds.ts'
import { siteName as usualName } from '../../core/settings/site-name.ts'

interface PageMeta {
  title: string
  description: string
  /** The canonical path of this content. Null keeps the page out of search engines. */
  path: string | null
  type?: 'website' | 'article'
  picture?: Picture | null
  /** The picture in link previews of a recipe without one. */
  placeSetting?: PlaceSetting
  /** The Atom feed with the news of this page. */
  feed?: SiteFeed
}

export interface Root {
  loaderData?: { origin: string; face?: { name: string; look?: string | null } } | undefined
}

/** Returns the name of the site, also on the error page. */
export const siteNameOf = (root: Root) => root.loaderData?.face?.name ?? usualName

/** Returns the meta tags for browsers, search engines and link previews. `root` is `matches[0]`. */
export function pageMeta(
  root: Root,
  { title, description, path, type = 'website', picture = null, placeSetting, feed }: PageMeta,
): Array<MetaDescriptor> {
  const origin = root.loaderData?.origin ?? ''
  const siteName = siteNameOf(root)
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
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feedTitle(feed, siteName),
            href: origin + feedPath(feed),
          },
        ]
      : []),
    {
      property: 'og:image',
      content: origin + (picture ? largest(picture) : drawnPreview(placeSetting, root.loaderData?.face?.look)),
    },
    ...(picture ? [{ property: 'og:image:alt', content: picture.alt }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const drawnPreview = (setting: PlaceSetting | undefined, look: string | null | undefined) =>
  setting ? previewPath(setting) : ofLook('/og-default.png', look)

/** Other sites and browsers keep pictures by address, so a site's own has one for each look. */
export const ofLook = (path: string, look: string | null | undefined) => (look ? `${path}?v=${look}` : path)

const largest = ({ id, widths }: Picture) => `/images/${id}/${widths.at(-1)}.webp`
