import { Parser } from 'htmlparser2'

const mostLinks = 500

/** Lists the addresses that a page links to, without those that it asks robots not to follow. */
export function readLinks(html: string, pageUrl: string): Array<string> {
  const links = new Set<string>()
  let base = pageUrl
  const parser = new Parser({
    onopentag(name, { href, rel }) {
      if (!href || links.size >= mostLinks) return
      if (name === 'base') base = URL.parse(href, pageUrl)?.href ?? pageUrl
      if (name !== 'a' || /\bnofollow\b/i.test(rel ?? '')) return
      const url = URL.parse(href, base)
      if (!url || !/^https?:$/.test(url.protocol)) return
      url.hash = ''
      links.add(url.href)
    },
  })
  parser.end(html)
  return [...links]
}
