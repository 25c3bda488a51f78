import { type MiddlewareFunction, redirect } from 'react-router'
import { type Admission, admit, admitToAny, createPermissionTable } from '../../auth/find-permission.ts'
import { isAtLeast } from '../../core/accounts/role.ts'
import type { Flash } from '../../core/forms/flash.ts'
import { purposeOf } from '../../core/accounts/invitation.ts'
import { nextPage, withNext } from '../../core/accounts/next-page.ts'
import { pagesContext, userContext } from '../shell/app-context.ts'
import { redirectWithFlash } from '../shell/redirect-with-flash.ts'
import { pages } from './pages.ts'
import { pagePermissions } from './permissions.ts'

const denied = (description: string): Flash => ({ kind: 'error', title: 'Access Denied', description })

const rowsFor = createPermissionTable(pagePermissions)
type Rows = ReturnType<typeof rowsFor>

/**
 * Checks every page, data and form request against the page declarations. If permission depends on a form field, the
 * gate reads the form, but only for users who may submit at least one of its intents.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, url, context, pattern }) => {
  context.set(pagesContext, pages)
  const path = `/${pattern.replace(/^\//, '')}`
  const rows = rowsFor(request.method, path)
  const user = context.get(userContext)
  refuseUnless(admitToAny(rows, user), url, rows)
  if (!rows.some(({ intent }) => intent)) return
  const intent = (await request.formData()).get('intent')
  refuseUnless(admit(rows, typeof intent === 'string' ? intent : null, user), url, rows)
}

function refuseUnless(admission: Admission, url: URL, rows: Rows) {
  switch (admission) {
    case 'admitted':
      return
    case 'signed-out': {
      const next = pageOf(url, rows[0]?.path ?? '')
      const signIn = withNext('/auth', next)
      if (isForStaff(rows)) throw redirectWithFlash(signIn, denied('Please login to access this page'))
      // The sign-in page itself says what these pages are for.
      if (purposeOf(next)) throw redirect(signIn, { headers: { 'Cache-Control': 'no-store' } })
      throw redirectWithFlash(signIn, { kind: 'info', title: 'Please sign in', description: 'Then try again.' })
    }
    case 'role-too-small':
      throw redirectWithFlash('/', denied('You need admin privileges to access this page'))
    case 'unknown':
      throw new Response('This action isn’t available here', { status: 405 })
  }
}

const isForStaff = (rows: Rows) => rows.every(({ least }) => least !== 'visitor' && isAtLeast(least, 'editor'))

/**
 * Returns the page to continue with after signing in. Addresses without a page, such as those only scripts post to,
 * return null.
 */
function pageOf({ pathname, search }: URL, path: string): string | null {
  return rowsFor('GET', path).length > 0 ? nextPage(pathname + search) : null
}
