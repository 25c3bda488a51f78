import { xmlText } from '../text/xml.ts'

/** The protocol's limit for one file. */
export const addressesInAPart = 50_000

export interface SitemapAddress {
  /** Absolute. */
  url: string
  /** ISO. Null if unknown. */
  updated: string | null
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const frame = (name: 'urlset' | 'sitemapindex') => ({
  open: `<?xml version="1.0" encoding="utf-8"?>\n<${name} xmlns="${namespace}">\n`,
  close: `</${name}>\n`,
})

export const addressList = frame('urlset')
export const partList = frame('sitemapindex')

const entry = (name: 'url' | 'sitemap', { url, updated }: SitemapAddress) =>
  `<${name}><loc>${xmlText(url)}</loc>${updated === null ? '' : `<lastmod>${xmlText(updated)}</lastmod>`}</${name}>\n`

export const addressEntry = (address: SitemapAddress) => entry('url', address)
export const partEntry = (url: string) => entry('sitemap', { url, updated: null })
