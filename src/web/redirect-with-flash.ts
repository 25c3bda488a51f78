import { redirect } from 'react-router'
import { type Flash, flashCookie } from '../core/flash.ts'

/** Goes to another page, which says the message: as a toast, or at its top where script is off. */
export function redirectWithFlash(to: string, flash: Flash, cookies: ReadonlyArray<string> = []) {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...cookies, flashCookie(flash)]) headers.append('Set-Cookie', cookie)
  return redirect(to, { headers })
}
