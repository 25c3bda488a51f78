import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChefRatings } from './chef-ratings.tsx'

test('shows a message on a site without chefs', () => {
  expect(renderToStaticMarkup(<ChefRatings chefs={[]} />)).toContain('No chef ratings available yet.')
})
