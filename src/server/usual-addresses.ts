import { Hono } from 'hono'

/** Addresses that browsers and other programs try on every site, and the pages or files that answer them here. */
const places = {
  // Feed readers and search engines ask for it without looking at the page.
  '/favicon.ico': '/icon-192.png',
  // Password managers send people there when a password has leaked.
  '/.well-known/change-password': '/account/security',
} as const

export function usualAddresses() {
  const site = new Hono()
  for (const [path, place] of Object.entries(places)) site.get(path, (context) => context.redirect(place))
  return site
}
