import type { ComponentProps } from 'react'

/** Draws a brand icon in the style of lucide's icons: 24 px, 2 px round strokes. Lucide no longer has brand icons. */
function BrandIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="lucide"
      {...props}
    />
  )
}

export function FacebookIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M14.5 8.5H17v-4h-2.5c-2.5 0-4 1.5-4 4V11H8v4h2.5v6h4v-6H17l.8-4h-3.3V9.3c0-.5.3-.8.8-.8" />
    </BrandIcon>
  )
}

export function InstagramIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </BrandIcon>
  )
}

export function PinterestIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m10 19.500 2.200-9.500M9 13.500c-1.800-2.800.2-6 3.200-6 2.700 0 4.300 2 3.700 4.400-.6 2.500-3.200 3.700-4.700 2.300" />
    </BrandIcon>
  )
}

export function WhatsAppIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="m3.500 20.500 1.300-4.200A8.500 8.500 0 1 1 8 19.300Z" />
      <path d="M9 9.300c0 3.200 2.500 5.700 5.700 5.700l.8-1.800-2-1-.9.8a5 5 0 0 1-1.700-1.700l.8-.9-1-2Z" />
    </BrandIcon>
  )
}

export function XIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M4.5 4.5h3.800l11.200 15h-3.800ZM19 4.5l-6.200 6.700M5 19.500l6.300-6.800" />
    </BrandIcon>
  )
}

export function MastodonIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M15.500 20.300c-3.700.8-8.300.300-9.800-2.800C4.600 15 4.500 11.500 4.700 8.300 4.900 5.500 7 4.200 9 3.900c2-.3 4-.3 6 0 2 .3 4.100 1.600 4.300 4.400.1 2 .1 4-.2 5.800-.3 1.900-2.200 2.700-4.100 2.900-2 .3-4 .2-6-.3" />
      <path d="M8.500 13V9.300c0-2.400 3.500-2.600 3.500 0v2.200V9.300c0-2.600 3.500-2.400 3.500 0V13" />
    </BrandIcon>
  )
}

export function BlueskyIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M12 11C10.500 8 7.500 5 5.300 4.200c-1.600-.6-2.300.300-2.100 2.300.2 2.300.6 4.700 1.200 5.500.9 1.200 2.300 1.500 3.800 1.300-2.800.5-3.500 2-2 3.700 2.700 3 4.700-.300 5.800-3 1.100 2.700 3.100 6 5.800 3 1.500-1.700.8-3.200-2-3.700 1.500.2 2.900-.1 3.800-1.300.6-.8 1-3.200 1.200-5.500.2-2-.5-2.900-2.100-2.300C16.500 5 13.500 8 12 11Z" />
    </BrandIcon>
  )
}

export function TikTokIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M13.500 3.500V16a3.800 3.800 0 1 1-3.800-3.800M13.500 3.500c.3 2.700 2.300 4.700 5 5" />
    </BrandIcon>
  )
}

export function ThreadsIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M18.800 8.500C18 5.200 15.600 3.500 12.200 3.500 7.600 3.500 5 6.700 5 12s2.600 8.500 7.200 8.500c3.700 0 6.300-2.100 6.300-5 0-3.200-3.300-4.700-6.500-4.400-2 .2-3.500 1.200-3.400 2.900.1 1.500 1.500 2.300 3 2.200 2.300-.2 3.300-2 3.100-4.700-.2-2.300-1.400-3.400-3.100-3.400-1.300 0-2.200.5-2.800 1.400" />
    </BrandIcon>
  )
}

export function RedditIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M12 8.500c4.300 0 7.500 2.300 7.500 5.500s-3.200 5.500-7.500 5.500-7.500-2.300-7.500-5.500 3.200-5.500 7.500-5.500Zm0 0 .9-4.300 3.600.8" />
      <path d="M9 13h.01M15 13h.01M9.500 16c1.500 1 3.500 1 5 0M4.800 12.500a1.800 1.800 0 1 1 1.700-2.600M19.200 12.500a1.800 1.800 0 1 0-1.700-2.600M17.500 5.200h.01" />
    </BrandIcon>
  )
}

export function YouTubeIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="m10.500 9.500 4 2.500-4 2.500Z" />
    </BrandIcon>
  )
}
