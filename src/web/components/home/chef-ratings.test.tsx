import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChefRatings } from './chef-ratings.tsx'

test('a site without chefs says so', () => {
  expect(renderToStaticMarkup(<ChefRatings chefs={[]} />)).toContain('No chef ratings available yet.')
})
