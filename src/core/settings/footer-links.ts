/** A link that the owner adds to the footer. */
export interface FooterLink {
  label: string
  /** A path of this site, or an address that starts with https:// or http://. */
  to: string
}

export const mostFooterLinks = 6
const longestLabel = 40
const longestAddress = 300

/**
 * Reads links as an owner types them: one per line, a label and then an address. Returns the reason for the first line
 * that is not a link.
 */
export function footerLinksFrom(text: string): { ok: true; links: Array<FooterLink> } | { ok: false; problem: string } {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  if (lines.length > mostFooterLinks) return { ok: false, problem: `At most ${mostFooterLinks} links` }
  const links: Array<FooterLink> = []
  for (const [index, line] of lines.entries()) {
    const words = line.split(/\s+/)
    const to = words.at(-1) ?? ''
    const label = words.slice(0, -1).join(' ')
    const problem = problemOf(label, to)
    if (problem) return { ok: false, problem: `Line ${index + 1}: ${problem}` }
    links.push({ label, to })
  }
  return { ok: true, links }
}

export const footerLinksText = (links: ReadonlyArray<FooterLink>) =>
  links.map(({ label, to }) => `${label} ${to}`).join('\n')

function problemOf(label: string, to: string): string | undefined {
  if (!isAddress(to)) return 'end it with an address that starts with https:// or with a path of this site, such as /kb'
  if (label === '') return 'write a name before the address'
  if (label.length > longestLabel) return `the name is too long, at most ${longestLabel} characters`
  return to.length > longestAddress ? `the address is too long, at most ${longestAddress} characters` : undefined
}

/** Two slashes at the beginning would lead to another site. */
function isAddress(to: string): boolean {
  if (to.startsWith('/')) return !/^\/[/\\]/.test(to)
  const url = URL.parse(to)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && /^https?:\/\//i.test(to)
}
