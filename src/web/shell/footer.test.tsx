import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteFace, usualFace } from '../../core/settings/site-settings.ts'
import { Footer } from './footer.tsx'

const face = { ...usualFace, name: 'Leek House' }
const logo = { id: 'abc', alt: '', width: 300, height: 200, placeholder: '', widths: [400] }

function render(changes: Partial<SiteFace>) {
  const footer = <Footer face={{ ...face, ...changes }} categories={[]} year={2026} email={undefined} />
  const Stub = createRoutesStub([{ path: '*', Component: () => footer }])
  return load(renderToStaticMarkup(<Stub initialEntries={['/']} />))
}

test("shows the owner's logo beside the name, or alone if it contains the name", () => {
  const beside = render({ logo })
  expect(beside('img[src="/images/abc/400.webp"]').attr('alt')).toBe('')
  expect(beside('footer p').first().text()).toBe('Leek House')
  const alone = render({ logo, logoHasName: true })
  expect(alone('img[src="/images/abc/400.webp"]').attr('alt')).toBe('Leek House')
  expect(alone('footer p').first().text()).toBe('')
  expect(render({})('img[src^="/images/"]')).toHaveLength(0)
})

test('links social networks with their icons, and others with a plain one', () => {
  const $ = render({
    facebookUrl: 'https://www.facebook.com/leeks',
    socialLinks: [
      { label: 'Bluesky', to: 'https://bsky.app/profile/leeks.example' },
      { label: 'Leek club', to: 'https://leeks.example/' },
    ],
  })
  const links = $('a[rel~="me"]').toArray()
  expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
    ['Facebook', 'https://www.facebook.com/leeks'],
    ['Bluesky', 'https://bsky.app/profile/leeks.example'],
    ['Leek club', 'https://leeks.example/'],
  ])
  const drawings = links.map((link) => $(link).find('svg').html())
  expect(new Set(drawings).size).toBe(3)
})
