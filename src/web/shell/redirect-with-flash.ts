import { redirect } from 'react-router'
import { type Flash, flashCookie } from '../../core/forms/flash.ts'

/** Redirects to a page with a flash message. The page shows a toast, or a line at the top if scripts are off. */
export function redirectWithFlash(to: string, flash: Flash, cookies: ReadonlyArray<string> = []) {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...cookies, flashCookie(flash)]) headers.append('Set-Cookie', cookie)
  return redirect(to, { headers })
}
