import { expect, test } from 'vitest'
import type { Role } from '../core/accounts/role.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { PermissionRow } from '../core/pages/page.ts'
import { admit, admitToAny, apiPatternOf, apiRowsFor, createPermissionTable } from './find-permission.ts'

const userWith = (role: Role): SignedIn => ({
  id: 'ann',
  name: 'Ann',
  email: 'ann@kitchen.example',
  role,
  chefId: null,
})
const row = (least: PermissionRow['least'], intent?: string): PermissionRow => ({
  method: 'POST',
  path: '/admin/users/:id',
  least,
  ...(intent !== undefined && { intent }),
})

test.each([
  ['visitor', null, 'admitted'],
  ['cook', null, 'signed-out'],
  ['cook', 'cook', 'admitted'],
  ['editor', 'cook', 'role-too-small'],
  ['editor', 'trusted', 'role-too-small'],
  ['editor', 'editor', 'admitted'],
  ['editor', 'admin', 'admitted'],
  ['admin', 'editor', 'role-too-small'],
] as const)('a row for %s: %s gets "%s"', (least, role, expected) => {
  const user = role && userWith(role)
  expect(admit([row(least)], null, user)).toBe(expected)
  expect(admitToAny([row(least)], user)).toBe(expected)
})

test('chooses the row by the form’s intent, and the row without intent for other forms', () => {
  const rows = [row('admin', 'delete'), row('editor', 'rename'), row('cook')]
  const cook = userWith('cook')
  expect(admit(rows, 'delete', cook)).toBe('role-too-small')
  expect(admit(rows, 'rename', userWith('editor'))).toBe('admitted')
  expect(admit(rows, 'something else', cook)).toBe('admitted')
  expect(admit(rows, null, cook)).toBe('admitted')
})

test('refuses a request without a row', () => {
  const admin = userWith('admin')
  expect(admit([], null, admin)).toBe('unknown')
  expect(admitToAny([], admin)).toBe('unknown')
  expect(admit([row('visitor', 'save')], 'delete', admin)).toBe('unknown')
  expect(admit([row('visitor', 'save')], null, admin)).toBe('unknown')
})

test('before the form is read, one row that allows the visitor is enough', () => {
  const rows = [row('admin', 'delete'), row('cook', 'rename')]
  expect(admitToAny(rows, userWith('cook'))).toBe('admitted')
  expect(admitToAny(rows, null)).toBe('signed-out')
  expect(admitToAny([row('admin', 'delete'), row('editor', 'rename')], userWith('cook'))).toBe('role-too-small')
})

test('finds rows by method and pattern, and answers HEAD like GET', () => {
  const [read, write, other] = [
    { method: 'GET', path: '/soup', least: 'visitor' },
    { method: 'POST', path: '/soup', least: 'cook' },
    { method: 'POST', path: '/soup', least: 'editor', intent: 'salt' },
  ] as const
  const rowsFor = createPermissionTable([read, write, other])
  expect(rowsFor('GET', '/soup')).toEqual([read])
  expect(rowsFor('HEAD', '/soup')).toEqual([read])
  expect(rowsFor('POST', '/soup')).toEqual([write, other])
  expect(rowsFor('DELETE', '/soup')).toEqual([])
  expect(rowsFor('GET', '/stew')).toEqual([])
})

test.each([
  ['GET', '/api/fetch-recipe-source', '/api/fetch-recipe-source'],
  ['HEAD', '/api/fetch-recipe-source', '/api/fetch-recipe-source'],
  ['POST', '/api/recipes', '/api/recipes'],
  ['GET', '/api/backups/monday.tar', '/api/backups/:name'],
  ['GET', '/api/backups/monday.tar/extra', undefined],
  ['GET', '/api/backups', undefined],
  ['POST', '/api/backups', '/api/backups'],
  ['DELETE', '/api/recipes', undefined],
  ['GET', '/api/unknown', undefined],
  ['GET', '/healthz', undefined],
])('%s %s has the API pattern %s', (method, path, pattern) => {
  expect(apiPatternOf(method, path)).toBe(pattern)
})

const leastFor = (method: string, pattern: string) => apiRowsFor(method, pattern).map(({ least }) => least)

test('lists who may call the API', () => {
  expect(leastFor('POST', '/api/recipes')).toEqual(['visitor'])
  expect(leastFor('GET', '/api/auth/passkey/generate-register-options')).toEqual(['cook'])
  expect(leastFor('POST', '/api/auth/passkey/verify-registration')).toEqual(['cook'])
  expect(leastFor('GET', '/api/backups/:name')).toEqual(['admin'])
  expect(leastFor('POST', '/api/backups')).toEqual(['admin'])
  expect(leastFor('GET', '/healthz')).toEqual([])
})
