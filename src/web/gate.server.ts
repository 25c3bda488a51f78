import type { MiddlewareFunction } from 'react-router'
import { admit, rowsFor } from '../auth/find-permission.ts'
import type { Permission } from '../auth/permissions.ts'
import type { Flash } from '../core/flash.ts'
import { nextPage, withNext } from '../core/next-page.ts'
import { userContext } from './app-context.ts'
import { redirectWithFlash } from './redirect-with-flash.ts'

const denied = (description: string): Flash => ({ kind: 'error', title: 'Access Denied', description })

/** Stands before every page, its data and its forms: who may ask what is written in `src/auth/permissions.ts`. */
export const gate: MiddlewareFunction<Response> = async ({ request, url, context, pattern }) => {
  const path = `/${pattern.replace(/^\//, '')}`
  const rows = rowsFor(request.method, path)
  const admission = admit(rows, await intentOf(request, rows), context.get(userContext))
  switch (admission) {
    case 'admitted':
      return
    case 'signed-out':
      throw redirectWithFlash(withNext('/auth', pageOf(url, path)), denied('Please login to access this page'))
    case 'role-too-small':
      throw redirectWithFlash('/', denied('You need admin privileges to access this page'))
    case 'unknown':
      throw new Response('This cannot be done here', { status: 405 })
  }
}

/** Where one was going, or was when one sent a form. What only scripts send to is no page. */
function pageOf({ pathname, search }: URL, path: string): string | null {
  return rowsFor('GET', path).length > 0 ? nextPage(pathname + search) : null
}

/** Only looked for where it makes a difference: reading a form twice costs memory. */
async function intentOf(request: Request, rows: ReadonlyArray<Permission>): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD' || !rows.some(({ intent }) => intent)) return null
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const intent = form?.get('intent')
  return typeof intent === 'string' ? intent : null
}
