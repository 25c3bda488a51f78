import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Header } from './header.tsx'

function render(header: ReactNode, path = '/') {
  const Stub = createRoutesStub([{ path: '*', Component: () => header }])
  return load(renderToStaticMarkup(<Stub initialEntries={[path]} />))
}

test('shows the links in the order of the specification, in the header and in the menu', () => {
  const $ = render(<Header />)
  const menus = $('nav')
    .toArray()
    .map((nav) =>
      $(nav)
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href')),
    )
  const links = ['/', '/categories', '/blog', '/submit-recipe', '/latest', '/recipes']
  expect(menus).toEqual([links, [...links, '/saved', '/shopping-list', '/auth']])
})

test('shows the Admin link only to an administrator', () => {
  expect(render(<Header account={{ role: 'editor' }} />)('a[href="/admin"]')).toHaveLength(0)
  expect(render(<Header account={{ role: 'admin' }} />)('a[href="/admin"]')).toHaveLength(2)
})

test('shows an editor the link to moderation', () => {
  expect(render(<Header account={{ role: 'trusted' }} />)('a[href="/admin/review"]')).toHaveLength(0)
  expect(
    render(<Header account={{ role: 'editor' }} />)('a[href="/admin/review"]')
      .first()
      .text(),
  ).toBe('Review')
  expect(render(<Header account={{ role: 'editor' }} />)('a[href="/admin/review"]')).toHaveLength(2)
})

test('replaces Sign In with a form that signs out', () => {
  const $ = render(<Header account={{ role: 'cook' }} signOutAction="/leave" />)
  expect($('a[href="/auth"]')).toHaveLength(0)
  expect($('form[method=post][action="/leave"] button').first().text()).toBe('Sign Out')
})

test('marks the current page, and Home only on the home page', () => {
  const $ = render(<Header />, '/latest')
  expect($('nav').first().find('[aria-current=page]').text()).toBe('Latest')
})
