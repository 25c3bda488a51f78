import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ChefRatings } from './chef-ratings.tsx'

test('shows a message on a site without chefs', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ChefRatings chefs={[]} /> }])
  expect(renderToStaticMarkup(<Stub />)).toContain('No chef ratings available yet.')
})
