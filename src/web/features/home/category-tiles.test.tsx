import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CategoryTiles } from './category-tiles.tsx'

test('lays a drawing on a table, so that nothing floats where it is cut', () => {
  const categories = [
    { to: '/categories/soups-stews', label: 'Soups & Stews' },
    { to: '/categories/soup', label: 'Soup', drawing: 'soup' as const },
    { to: '/categories/other', label: 'Other' },
  ]
  const Stub = createRoutesStub([{ path: '*', Component: () => <CategoryTiles categories={categories} /> }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  const pictures = html.match(/<img[^>]*>/g) ?? []
  expect(pictures.map((picture) => /dishes\/\w+\.svg/.exec(picture)?.[0] ?? null)).toEqual([
    null,
    'dishes/soup.svg',
    'dishes/plate.svg',
    null,
  ])
  expect(pictures.map((picture) => picture.includes('bg-table-'))).toEqual([false, true, true, false])
})
