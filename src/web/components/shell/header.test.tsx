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

test('the links stand in the order of the specification, spelled out and in the menu', () => {
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
  expect(menus).toEqual([links, [...links, '/saved', '/auth']])
})

test('only an admin is shown the way to the admin pages', () => {
  expect(render(<Header account={{ isAdmin: false }} />)('a[href="/admin"]')).toHaveLength(0)
  expect(render(<Header account={{ isAdmin: true }} />)('a[href="/admin"]')).toHaveLength(2)
})

test('signed in, Sign In gives way to a form that signs out', () => {
  const $ = render(<Header account={{ isAdmin: false }} signOutAction="/leave" />)
  expect($('a[href="/auth"]')).toHaveLength(0)
  expect($('form[method=post][action="/leave"] button').first().text()).toBe('Sign Out')
})

test('the page we are on is marked, and Home only on the home page', () => {
  const $ = render(<Header />, '/latest')
  expect($('nav').first().find('[aria-current=page]').text()).toBe('Latest')
})
