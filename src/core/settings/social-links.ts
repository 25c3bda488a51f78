import { typedLinksFrom } from './typed-links.ts'

/** A page of the site's owner at a social network. */
export interface SocialLink {
  label: string
  /** Starts with https:// or http://. */
  to: string
}

/** The networks that have an icon of their own. */
const socialNetworks = [
  'bluesky',
  'facebook',
  'instagram',
  'mastodon',
  'pinterest',
  'reddit',
  'threads',
  'tiktok',
  'whatsapp',
  'x',
  'youtube',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const names: Record<SocialNetwork, string> = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  instagram: 'Instagram',
  mastodon: 'Mastodon',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  threads: 'Threads',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
}

const hosts: ReadonlyArray<readonly [host: string, network: SocialNetwork]> = [
  ['bsky.app', 'bluesky'],
  ['facebook.com', 'facebook'],
  ['instagram.com', 'instagram'],
  ['reddit.com', 'reddit'],
  ['threads.com', 'threads'],
  ['threads.net', 'threads'],
  ['tiktok.com', 'tiktok'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['twitter.com', 'x'],
  ['x.com', 'x'],
  ['youtube.com', 'youtube'],
]

/** Returns the network of a link, by its name or its address. Null for others, which get a plain icon. */
export function networkOf({ label, to }: SocialLink): SocialNetwork | null {
  const named = socialNetworks.find((network) => names[network].toLowerCase() === label.toLowerCase())
  if (named) return named
  const host = URL.parse(to)?.hostname ?? ''
  const known = hosts.find(([name]) => host === name || host.endsWith(`.${name}`))
  if (known) return known[1]
  // Both have many hosts: mastodon.social, and pinterest.de.
  if (/(?:^|\.)pinterest\.[a-z.]{2,6}$/.test(host)) return 'pinterest'
  return host.includes('mastodon') ? 'mastodon' : null
}

export const mostSocialLinks = 8

/** Reads links as an owner types them: an address per line, and a name before it if wanted. */
export const socialLinksFrom = (text: string) =>
  typedLinksFrom(text, { most: mostSocialLinks, longestLabel: 30, problemOf, labelOf: usualLabel })

/** Writes links the way they are typed, without a name that the address already gives. */
export const socialLinksText = (links: ReadonlyArray<SocialLink>) =>
  links.map(({ label, to }) => (label === usualLabel(to) ? to : `${label} ${to}`)).join('\n')

function usualLabel(to: string): string {
  const network = networkOf({ label: '', to })
  return network ? names[network] : (URL.parse(to)?.hostname.replace(/^www\./, '') ?? to)
}

function problemOf({ to }: SocialLink): string | undefined {
  const url = URL.parse(to)
  const isAddress = url !== null && /^https?:\/\//i.test(to) && url.username === ''
  return isAddress ? undefined : 'end it with an address that starts with https://'
}
