import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum Crumble',
  recipeIngredient: ['500 g plums', '100 g butter', '150 g flour'],
  recipeInstructions: 'Halve the plums. Rub the butter into the flour. Bake for 40 minutes.',
}
const pictureOf = (image: unknown, { head = '', body = '' } = {}) =>
  readWebPage(
    `<html><head><title>Plum Crumble</title>${head}<script type="application/ld+json">${JSON.stringify({ ...recipe, image })}</script></head>
    <body><h1>Plum Crumble</h1>${body}<p>A crumble.</p></body></html>`,
    'https://plums.example/crumble',
  ).draft?.imageUrl

test('takes the original behind the thumbnails that a plugin lists first', () => {
  const sizes = ['-225x225', '-260x195', '-320x180', '', '-1024x768']
  expect(pictureOf(sizes.map((size) => `https://plums.example/crumble${size}.jpg`))).toBe(
    'https://plums.example/crumble.jpg',
  )
})

test('takes the widest of the pictures whose width is stated', () => {
  const image = [400, 1600, 800].map((width) => ({ '@type': 'ImageObject', url: `/crumble.jpg?v=${width}`, width }))
  expect(pictureOf(image)).toBe('https://plums.example/crumble.jpg?v=1600')
})

test('takes the first of several originals', () => {
  expect(pictureOf(['https://plums.example/whole.jpg', 'https://plums.example/slice.jpg'])).toBe(
    'https://plums.example/whole.jpg',
  )
})

test('takes the picture of the dish, not a wider one of a step', () => {
  const pictures = [
    { '@type': 'ImageObject', url: '/crumble.jpg', width: 1200 },
    { '@type': 'ImageObject', url: '/step.jpg', width: 2000 },
  ]
  expect(pictureOf(pictures)).toBe('https://plums.example/crumble.jpg')
  expect(pictureOf(['/crumble-225x225.jpg', '/step.jpg', '/crumble-scaled.jpg'])).toBe(
    'https://plums.example/crumble-scaled.jpg',
  )
})

const preview = (name: string) => ({ head: `<meta property="og:image" content="https://plums.example/${name}">` })
const thumbnail = 'https://plums.example/crumble-225x225.jpg'

test('takes the picture for link previews instead of a thumbnail, but no logo', () => {
  expect(pictureOf(thumbnail, preview('crumble-top.jpg'))).toBe('https://plums.example/crumble-top.jpg')
  expect(pictureOf(thumbnail, preview('site-logo.png'))).toBe(thumbnail)
  expect(pictureOf(thumbnail, preview('facebook-share-1200x630.png'))).toBe(thumbnail)
  expect(pictureOf('https://plums.example/crumble.jpg', preview('crumble-top.jpg'))).toBe(
    'https://plums.example/crumble.jpg',
  )
})

test('takes a larger copy of the same file from the page', () => {
  const body =
    '<img src="/pie.jpg"><img src="data:image/gif;base64,R0" srcset="/crumble-300x200.jpg 300w, /crumble-1024x683.jpg 1024w, /crumble-768x512.jpg 768w">'
  expect(pictureOf(thumbnail, { body })).toBe('https://plums.example/crumble-1024x683.jpg')
  expect(pictureOf(thumbnail, { ...preview('crumble-top.jpg'), body })).toBe(
    'https://plums.example/crumble-1024x683.jpg',
  )
  expect(pictureOf(thumbnail, { body: '<img src="/pie.jpg"><img src="/crumble-150x150.jpg">' })).toBe(thumbnail)
})
