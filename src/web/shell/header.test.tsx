import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { usualFace } from '../../core/settings/site-settings.ts'
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
  const kitchen = ['/saved', '/shopping-list', '/what-can-i-make', '/meal-plan', '/import']
  expect(menus).toEqual([links, [...links, ...kitchen, '/auth']])
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
  ).toBe('Moderation')
  expect(render(<Header account={{ role: 'editor' }} />)('a[href="/admin/review"]')).toHaveLength(2)
})

test('replaces Sign In with a form that signs out', () => {
  const $ = render(<Header account={{ role: 'cook' }} signOutAction="/leave" />)
  expect($('a[href="/auth"]')).toHaveLength(0)
  expect([$('a[href="/my-recipes"]').length, $('a[href="/collections"]').length]).toEqual([1, 1])
  expect($('form[method=post][action="/leave"] button').first().text()).toBe('Sign Out')
})

const logo = { id: 'abc', alt: '', width: 300, height: 200, placeholder: '', widths: [400] }
const face = { ...usualFace, name: 'Plum & Friends', logo, look: 'abc123' }

test('shows the name beside the logo, unless the logo contains it', () => {
  expect(render(<Header face={face} />)('a[aria-label="Plum & Friends, home"]').text()).toBe('Plum & Friends')
  const alone = render(<Header face={{ ...face, logoHasName: true }} />)('a[aria-label="Plum & Friends, home"]')
  expect(alone.text()).toBe('')
  expect(alone.find('img').attr('src')).toBe('/images/abc/400.webp')
})

test('marks the current page, and Home only on the home page', () => {
  const $ = render(<Header />, '/latest')
  expect($('nav').first().find('[aria-current=page]').text()).toBe('Latest')
})
