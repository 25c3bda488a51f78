/** A message shown once on the next page. */
export interface Flash {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

const name = 'marshmallow.flash'
/** Long enough for a slow page to load. */
const maxAgeSeconds = 30
/** A title can't match this, because JSON escapes its quotes. */
const shownInCookies = /(?:^|;\s*)marshmallow\.flash=[^;]*%2C%22isShown%22%3Atrue%7D/
const inCookies = /(?:^|;\s*)marshmallow\.flash=([^;]*)/

/** Returns a `Set-Cookie` header. The page's script deletes the cookie after showing the message. */
export function flashCookie(flash: Flash): string {
  return setCookie(JSON.stringify(flash))
}

/**
 * Marks the message as rendered, for browsers without JavaScript. After that, only the page's script reads the message,
 * and no other page shows it.
 */
export function shownFlashCookie(flash: Flash): string {
  return setCookie(JSON.stringify({ ...flash, isShown: true }))
}

function setCookie(value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

export const flashTaken = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** Returns null for a cookie in any other format. */
export function readFlash(cookies: string): Flash | null {
  const [, value] = inCookies.exec(cookies) ?? []
  if (!value) return null
  try {
    const { kind, title, description } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>
    if ((kind !== 'success' && kind !== 'error' && kind !== 'info') || typeof title !== 'string') return null
    return { kind, title, ...(typeof description === 'string' && { description }) }
  } catch {
    return null
  }
}

/** Returns the message unless an earlier page has already rendered it. */
export function readNewFlash(cookies: string): Flash | null {
  const flash = readFlash(cookies)
  return flash && shownInCookies.test(cookies) ? null : flash
}
