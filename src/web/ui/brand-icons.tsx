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
