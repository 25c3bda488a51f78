import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '../../../core/accounts/role.ts'
import { AdminHead } from './admin-head.tsx'

function wayUp(role: Role) {
  const Stub = createRoutesStub([
    {
      path: '/admin',
      Component: () => <Outlet context={role} />,
      children: [{ path: 'faq', Component: () => <AdminHead title="Questions" /> }],
    },
  ])
  return load(renderToStaticMarkup(<Stub initialEntries={['/admin/faq']} />))('nav a').attr('href')
}

test('links up to a page that the account may open', () => {
  expect(wayUp('admin')).toBe('/admin')
  expect(wayUp('editor')).toBe('/admin/review')
})
