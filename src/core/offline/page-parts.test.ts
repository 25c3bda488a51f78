import { expect, test } from 'vitest'
import { anyDrawing, assetsIn, mainPictureIn, pictureIdAt, releaseOf } from './page-parts.ts'

const id = '0123456789abcdef01234567'

test('finds what a page needs, once each, and its release', () => {
  const html =
    '<link href="/assets/app-Ab3_-x9Z.css"/><img src="/assets/mark-1.svg"/><script>import "/assets/manifest-f838d725.js"; import("/assets/mark-1.svg")</script>'
  const assets = assetsIn(html)
  expect(assets).toEqual(['/assets/app-Ab3_-x9Z.css', '/assets/mark-1.svg', '/assets/manifest-f838d725.js'])
  expect(releaseOf(assets)).toBe('f838d725')
  expect(releaseOf(['/assets/app.css'])).toBeUndefined()
})

test('finds drawings in their folder, and the one for all others', () => {
  expect(assetsIn('<img src="/assets/dishes-0a1b2c3d/soup.svg"/>')).toEqual(['/assets/dishes-0a1b2c3d/soup.svg'])
  expect(anyDrawing('/assets/dishes-0a1b2c3d/soup.svg')).toBe('/assets/dishes-0a1b2c3d/plate.svg')
  expect(anyDrawing('/assets/mark-1.svg')).toBe('/assets/mark-1.svg')
})

test('takes the main picture at a width that suits a phone', () => {
  const image = (...widths: Array<number>) =>
    `<img src="/images/${id}/${widths.at(-1)}.webp" srcSet="${widths.map((width) => `/images/${id}/${width}.webp ${width}w`).join(', ')}" fetchPriority="high"/>`
  const logo = '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa/400.webp"/>'
  expect(mainPictureIn(logo + image(400, 800, 1600))).toBe(`/images/${id}/800.webp`)
  expect(mainPictureIn(image(400))).toBe(`/images/${id}/400.webp`)
  expect(mainPictureIn(image(1600))).toBe(`/images/${id}/1600.webp`)
  expect(mainPictureIn(logo)).toBeUndefined()
  expect(pictureIdAt(`/images/${id}/400.avif`)).toBe(id)
})
