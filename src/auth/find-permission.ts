import { isAtLeast } from '../core/role.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { type Permission, permissions } from './permissions.ts'

export type Admission = 'admitted' | 'signed-out' | 'role-too-small' | 'unknown'

const byAddress = Map.groupBy(permissions, ({ method, path }) => `${method} ${path}`)
const apiRows = permissions.filter(({ path }) => path.startsWith('/api/'))

/** The rows for one pattern: several where the intent decides. */
export function rowsFor(method: string, pattern: string): ReadonlyArray<Permission> {
  return byAddress.get(`${method === 'HEAD' ? 'GET' : method} ${pattern}`) ?? []
}

/** Which of the API's patterns a path is of; the one with fewer parameters where two would do. */
export function apiPatternOf(method: string, path: string): string | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  const fitting = apiRows.filter((row) => row.method === asked && fits(row.path, path)).map((row) => row.path)
  return fitting.toSorted((one, other) => parametersIn(one) - parametersIn(other))[0]
}

/** What has no row is open to nobody. */
export function admit(rows: ReadonlyArray<Permission>, intent: string | null, user: SignedIn | null): Admission {
  const row = rows.find((candidate) => (candidate.intent ?? null) === intent) ?? rows.find(({ intent: said }) => !said)
  if (!row) return 'unknown'
  if (row.least === 'visitor') return 'admitted'
  if (!user) return 'signed-out'
  return isAtLeast(user.role, row.least) ? 'admitted' : 'role-too-small'
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}

const parametersIn = (pattern: string) => pattern.split('/').filter((part) => part.startsWith(':')).length
