/** Link to a delivery service, a social network or the source. The server requests none of them. */
interface OutboundLink {
  label: string
  href: string
}

/** Characters of a title in a link. */
const searchWordsLength = 120

export function deliveryLinks(title: string): Array<OutboundLink> {
  const words = encodeURIComponent(title.trim().slice(0, searchWordsLength).toWellFormed())
  return [
    { label: 'Uber Eats', href: `https://www.ubereats.com/search?q=${words}` },
    { label: 'DoorDash', href: `https://www.doordash.com/search/store/${words}/` },
    { label: 'Grubhub', href: `https://www.grubhub.com/search?queryText=${words}` },
  ]
}

/** Phones show the plus signs of a form in messages, so spaces are written as %20. */
const queryOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

export function shareLinks(url: string, title: string, picture: string | null = null) {
  const text = title.trim().slice(0, searchWordsLength).toWellFormed()
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    twitter: `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${queryOf({
      url,
      ...(picture !== null && { media: picture }),
      description: text,
    })}`,
    whatsapp: `https://wa.me/?${queryOf({ text: `${text} ${url}` })}`,
    mail: `mailto:?${queryOf({ subject: text, body: `${text}\n${url}` })}`,
  }
}

/** Returns null for anything but an http(s) address. */
export function sourceLink(sourceUrl: string | null): OutboundLink | null {
  if (sourceUrl === null || !URL.canParse(sourceUrl)) return null
  const { protocol, host, href } = new URL(sourceUrl)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { label: host.replace(/^www\./, ''), href }
}
