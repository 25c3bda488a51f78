import { typedLinksFrom } from './typed-links.ts'

/** A link that the owner adds to the footer. */
export interface FooterLink {
  label: string
  /** A path of this site, or an address that starts with https:// or http://. */
  to: string
}

export const mostFooterLinks = 6

/** Reads links as an owner types them: one per line, a label and then an address. */
export const footerLinksFrom = (text: string) =>
  typedLinksFrom(text, { most: mostFooterLinks, longestLabel: 40, problemOf })

export const footerLinksText = (links: ReadonlyArray<FooterLink>) =>
  links.map(({ label, to }) => `${label} ${to}`).join('\n')

function problemOf({ label, to }: FooterLink): string | undefined {
  if (!isAddress(to)) return 'end it with an address that starts with https:// or with a path of this site, such as /kb'
  return label === '' ? 'write a name before the address' : undefined
}

/** Two slashes at the beginning would lead to another site. */
function isAddress(to: string): boolean {
  if (to.startsWith('/')) return !/^\/[/\\]/.test(to)
  const url = URL.parse(to)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && /^https?:\/\//i.test(to)
}
