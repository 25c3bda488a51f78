/** What is said on the next page, whichever that is. */
export interface Flash {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

const name = 'marshmallow.flash'
/** Long enough for a slow page to come. */
const secondsToSayIt = 30
const inCookies = /(?:^|;\s*)marshmallow\.flash=([^;]*)/

/** As a `Set-Cookie` header. The page's script takes it out of the browser when it has said it. */
export function flashCookie(flash: Flash): string {
  return `${name}=${encodeURIComponent(JSON.stringify(flash))}; Path=/; Max-Age=${secondsToSayIt}; SameSite=Lax`
}

export const flashTaken = `${name}=; Path=/; Max-Age=0; SameSite=Lax`

export const hasFlash = (cookies: string) => inCookies.test(cookies)

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
