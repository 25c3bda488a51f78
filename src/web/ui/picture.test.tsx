import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const soup = {
  id: 'abc123',
  alt: 'A bowl of soup',
  width: 1000,
  height: 750,
  placeholder: 'data:image/webp;base64,UklGRg==',
  widths: [400, 800],
}

test('offers two formats and every stored width, and reserves space', () => {
  const $ = load(renderToStaticMarkup(<Picture picture={soup} sizes="50vw" />))
  expect($('source').attr('srcset')).toBe('/images/abc123/400.avif 400w, /images/abc123/800.avif 800w')
  expect($('img').attr('srcset')).toBe('/images/abc123/400.webp 400w, /images/abc123/800.webp 800w')
  expect($('img').attr('src')).toBe('/images/abc123/800.webp')
  expect($('img').attr()).toMatchObject({ width: '1000', height: '750', alt: 'A bowl of soup', loading: 'lazy' })
  expect($('img').attr('style')).toContain(soup.placeholder)
})

test('fetches the first picture of a page at once', () => {
  const $ = load(renderToStaticMarkup(<Picture picture={soup} sizes="50vw" isFirst />))
  expect($('img').attr()).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
})

test('shows an empty dish of the same shape without a picture', () => {
  const $ = load(renderToStaticMarkup(<Picture picture={null} sizes="50vw" />))
  expect($('img').attr('src')).toContain('dishes/plate')
  expect($('img').attr()).toMatchObject({ width: '800', height: '600', alt: '' })
})

test('chooses the dish and the table from the recipe', () => {
  const placeSetting = { drawing: 'soup#pea', table: 'sage' } as const
  const $ = load(renderToStaticMarkup(<Picture picture={null} sizes="50vw" placeSetting={placeSetting} />))
  expect($('img').attr('src')).toContain('dishes/soup.svg#pea')
  expect($('img').attr('class')).toContain('bg-table-sage')
})
