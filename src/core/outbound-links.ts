/** Where a recipe leads out of the site: delivery services and places to share it. Addresses only; nothing is called. */
interface OutboundLink {
  label: string
  href: string
}

/** A dish has a name; a title of novel length does not belong into an address. */
const searchWordsLength = 120

/** Searches three delivery services for the dish. */
export function deliveryLinks(title: string): Array<OutboundLink> {
  const words = encodeURIComponent(title.trim().slice(0, searchWordsLength).toWellFormed())
  return [
    { label: 'Uber Eats', href: `https://www.ubereats.com/search?q=${words}` },
    { label: 'DoorDash', href: `https://www.doordash.com/search/store/${words}/` },
    { label: 'Grubhub', href: `https://www.grubhub.com/search?queryText=${words}` },
  ]
}

export function shareLinks(url: string, title: string) {
  const text = title.trim().slice(0, searchWordsLength)
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    twitter: `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`,
  }
}

/** The host of a recipe's source without www, and its address; null for anything a link must not lead to. */
export function sourceLink(sourceUrl: string | null): OutboundLink | null {
  if (sourceUrl === null || !URL.canParse(sourceUrl)) return null
  const { protocol, host, href } = new URL(sourceUrl)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { label: host.replace(/^www\./, ''), href }
}
