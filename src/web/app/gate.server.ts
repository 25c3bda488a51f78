import { type MiddlewareFunction, redirect } from 'react-router'
import { type Admission, admit, admitToAny, createPermissionTable } from '../../auth/find-permission.ts'
import { isAtLeast, type Role } from '../../core/accounts/role.ts'
import type { Flash } from '../../core/forms/flash.ts'
import { purposeOf } from '../../core/accounts/invitation.ts'
import { nextPage, withNext } from '../../core/accounts/next-page.ts'
import { inGroups, navigationFor } from '../features/admin/navigation.ts'
import { pagesContext, userContext } from '../shell/app-context.ts'
import { redirectWithFlash } from '../shell/redirect-with-flash.ts'
import { pages } from './pages.ts'
import { pagePermissions } from './permissions.ts'

const denied = (kind: Flash['kind'], description: string): Flash => ({ kind, title: 'Access Denied', description })

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
  const admission = admitToAny(rows, user)
  if (admission === 'role-too-small' && request.method === 'GET' && path === '/admin') leadToOwnPage(user?.role)
  refuseUnless(admission, url, rows)
  if (!rows.some(({ intent }) => intent)) return
  const intent = (await request.formData()).get('intent')
  refuseUnless(admit(rows, typeof intent === 'string' ? intent : null, user), url, rows)
}

/** Editors have no overview, so its address leads to the first admin page that they may open. */
function leadToOwnPage(role: Role | undefined) {
  const [first] = role ? inGroups(navigationFor(pages, role)) : []
  const path = first?.items[0]?.path
  if (path) throw redirect(path, { headers: { 'Cache-Control': 'no-store' } })
}

function refuseUnless(admission: Admission, url: URL, rows: Rows) {
  switch (admission) {
    case 'admitted':
      return
    case 'signed-out': {
      const next = pageOf(url, rows[0]?.path ?? '')
      const signIn = withNext('/auth', next)
      if (isForStaff(rows)) throw redirectWithFlash(signIn, denied('info', 'Please login to access this page'))
      // The sign-in page itself says what these pages are for.
      if (purposeOf(next)) throw redirect(signIn, { headers: { 'Cache-Control': 'no-store' } })
      throw redirectWithFlash(signIn, { kind: 'info', title: 'Please sign in', description: 'Then try again.' })
    }
    case 'role-too-small':
      throw redirectWithFlash('/', denied('error', 'You need admin privileges to access this page'))
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
