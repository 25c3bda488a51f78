import { Globe } from 'lucide-react'
import type { ComponentType } from 'react'
import { networkOf, type SocialLink, type SocialNetwork } from '../../core/settings/social-links.ts'
import {
  BlueskyIcon,
  FacebookIcon,
  InstagramIcon,
  MastodonIcon,
  PinterestIcon,
  RedditIcon,
  ThreadsIcon,
  TikTokIcon,
  WhatsAppIcon,
  XIcon,
  YouTubeIcon,
} from '../ui/brand-icons.tsx'

const icons: Record<SocialNetwork, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  bluesky: BlueskyIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  mastodon: MastodonIcon,
  pinterest: PinterestIcon,
  reddit: RedditIcon,
  threads: ThreadsIcon,
  tiktok: TikTokIcon,
  whatsapp: WhatsAppIcon,
  x: XIcon,
  youtube: YouTubeIcon,
}

/** Links to the owner's pages at social networks, as list items. `rel="me"` lets Mastodon confirm them. */
export function SocialItems({ links, className }: { links: ReadonlyArray<SocialLink>; className: string }) {
  return links.map((link) => {
    const network = networkOf(link)
    const Icon = network ? icons[network] : Globe
    return (
      <li key={`${link.label} ${link.to}`}>
        <a href={link.to} rel="me noopener" className={className}>
          <Icon aria-hidden />
          {link.label}
        </a>
      </li>
    )
  })
}
