/** What is said on the next page, whichever that is. */
export interface Flash {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

const name = 'marshmallow.flash'
/** Long enough for a slow page to come. */
const secondsToSayIt = 30
/** No title can look like this: in one the quotes would be escaped. */
const shownInCookies = /(?:^|;\s*)marshmallow\.flash=[^;]*%2C%22isShown%22%3Atrue%7D/
const inCookies = /(?:^|;\s*)marshmallow\.flash=([^;]*)/

/** As a `Set-Cookie` header. The page's script takes it out of the browser when it has said it. */
export function flashCookie(flash: Flash): string {
  return setCookie(JSON.stringify(flash))
}

/** In its place once a page has it for browsers without script: for script alone, which reads it there, and for no other page. */
export function shownFlashCookie(flash: Flash): string {
  return setCookie(JSON.stringify({ ...flash, isShown: true }))
}

function setCookie(value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${secondsToSayIt}; SameSite=Lax`
}

export const flashTaken = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** Nothing from a cookie that somebody else wrote. */
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

/** What the page that is asked for has to show: nothing that one before it has shown. */
export function readNewFlash(cookies: string): Flash | null {
  const flash = readFlash(cookies)
  return flash && shownInCookies.test(cookies) ? null : flash
}
