import { isAtLeast } from '../core/accounts/role.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { PermissionRow } from '../core/pages/page.ts'
import { apiPermissions } from './permissions.ts'

export type Admission = 'admitted' | 'signed-out' | 'role-too-small' | 'unknown'

type Rows = ReadonlyArray<PermissionRow>

const apiRows = apiPermissions.filter(({ path }) => path.startsWith('/api/'))

/** Creates a lookup of rows by pattern. A pattern has several rows if the form's intent decides. */
export function createPermissionTable(rows: Rows): (method: string, pattern: string) => Rows {
  const byAddress = Map.groupBy(rows, ({ method, path }) => `${method} ${path}`)
  return (method, pattern) => byAddress.get(`${method === 'HEAD' ? 'GET' : method} ${pattern}`) ?? []
}

export const apiRowsFor = createPermissionTable(apiRows)

/** Returns the API pattern that matches a path. */
export function apiPatternOf(method: string, path: string): string | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  return apiRows.find((row) => row.method === asked && fits(row.path, path))?.path
}

/**
 * Returns whether any of these rows admits the user. The check runs before the form is read, whose intent selects the
 * row.
 */
export function admitToAny(rows: Rows, user: SignedIn | null): Admission {
  const admissions = rows.map((row) => admitTo(row, user))
  return admissions.find((admission) => admission === 'admitted') ?? admissions[0] ?? 'unknown'
}

/** Checks a request against its row. A request without a row is refused. */
export function admit(rows: Rows, intent: string | null, user: SignedIn | null): Admission {
  const row = rows.find((candidate) => (candidate.intent ?? null) === intent) ?? rows.find(({ intent: said }) => !said)
  return row ? admitTo(row, user) : 'unknown'
}

function admitTo({ least }: PermissionRow, user: SignedIn | null): Admission {
  if (least === 'visitor') return 'admitted'
  if (!user) return 'signed-out'
  return isAtLeast(user.role, least) ? 'admitted' : 'role-too-small'
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}
