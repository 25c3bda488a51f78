import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ChefRating } from '../../../core/chefs/chef-rating.ts'
import { ChefRatings } from './chef-ratings.tsx'
import Chefs from './routes/chefs.tsx'

test('shows a message on a site without chefs', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ChefRatings chefs={[]} /> }])
  expect(renderToStaticMarkup(<Stub />)).toContain('No chef ratings available yet.')
})

const ida: ChefRating = {
  chefId: 'ida',
  name: 'Ida',
  bio: '',
  picture: null,
  signatureDish: null,
  recipesCount: 1,
  averageRating: 0,
  totalRatings: 0,
}

function ratingsOf(hasMore: boolean) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ChefRatings chefs={[ida]} hasMore={hasMore} /> }])
  return renderToStaticMarkup(<Stub />)
}

test('links the list of all chefs if there are more', () => {
  expect(ratingsOf(true)).toContain('href="/chefs"')
  expect(ratingsOf(false)).not.toContain('href="/chefs"')
})

test('shows a drawing and a way on if nobody is listed', () => {
  const loaderData = { chefs: [], page: 1, pageCount: 1, offset: 0 }
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Chefs loaderData={loaderData} params={{}} matches={[] as never} /> },
  ])
  const html = renderToStaticMarkup(<Stub />)
  expect(html).toContain('No chef ratings available yet.')
  expect(html).toContain('<img')
  expect(html).toContain('href="/submit-recipe"')
})
