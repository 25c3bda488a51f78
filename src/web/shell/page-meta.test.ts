import { expect, test } from 'vitest'
import { blogFeed } from '../../core/seo/site-feeds.ts'
import { pageMeta } from './page-meta.ts'

const root = { loaderData: { origin: 'https://recipes.example.com' } }

test('names the page, its address and the site', () => {
  const meta = pageMeta(root, { title: 'Recipe Categories', description: 'By category.', path: '/categories' })
  expect(meta).toContainEqual({ title: 'Recipe Categories | Marshmallow Kitchen' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://recipes.example.com/categories' })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('shows the preview of the owner’s look, whose address changes with it', () => {
  const own = { loaderData: { ...root.loaderData, face: { name: 'Plum & Friends', look: 'abc123' } } }
  const preview = 'https://recipes.example.com/og-default.png'
  const imageOf = (of: typeof root) => pageMeta(of, { title: 'Latest', description: '', path: '/latest' })
  expect(imageOf(own)).toContainEqual({ property: 'og:image', content: `${preview}?v=abc123` })
  expect(imageOf(root)).toContainEqual({ property: 'og:image', content: preview })
})

test('does not repeat the name of the site', () => {
  const meta = pageMeta(root, { title: 'About Marshmallow Kitchen', description: '', path: '/about' })
  expect(meta).toContainEqual({ title: 'About Marshmallow Kitchen' })
})

test('keeps a page without its own address out of search engines', () => {
  const meta = pageMeta(root, { title: 'Nothing', description: '', path: null })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta.some((entry) => 'rel' in entry && entry.rel === 'canonical')).toBe(false)
})

test('shows a large picture at an address other sites can fetch', () => {
  const picture = { id: 'abc', alt: 'A pie', width: 800, height: 600, placeholder: '', widths: [400, 800] }
  const meta = pageMeta(root, { title: 'Pie', description: '', path: '/pie', picture })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://recipes.example.com/images/abc/800.webp' })
})

test('uses a feed’s own title on every page that links to it', () => {
  const meta = pageMeta(root, { title: 'Ten ways', description: '', path: '/blog/ten-ways', feed: blogFeed })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Blog | Marshmallow Kitchen',
    href: 'https://recipes.example.com/blog/feed.xml',
  })
})
