import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { blogPosts, knowledgeBaseArticles } from '../../db/schema/content.ts'
import { chefs } from '../../db/schema/chefs.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { sitemap } from './sitemap.ts'
import { childrenNamed, readXml, textOf } from './testing/read-xml.ts'

const app = await createTestApp()
const { db } = app
const changed = new Date('2026-03-04T05:06:07.000Z')
const recipe = { title: 'Soup', ingredients: [], instructions: [], updatedAt: changed }

await db.insert(chefs).values([
  { id: 'ada', name: 'Ada' },
  { id: 'idle', name: 'Idle' },
])
await db.insert(blogPosts).values({ id: 'salt', title: 'Salt', content: 'Every grain.' })
await db.insert(knowledgeBaseArticles).values({ id: 'a', slug: 'yeast', title: 'Yeast', content: '<p>.</p>' })
// Seven recipes with the same date. Only their ids differ.
await db.insert(recipes).values(
  Array.from({ length: 7 }, (_, index) => ({
    ...recipe,
    id: `soup-${index}`,
    categories: ['soups & stews'],
    authorId: 'ada',
  })),
)
await db.insert(recipes).values([
  { ...recipe, id: 'waiting', status: 'pending' },
  { ...recipe, id: 'gone', status: 'withdrawn' },
  { ...recipe, id: 'zuppa"<&>', datePublished: new Date('2020-01-01') },
])

async function documentAt(path: string, partSize?: number) {
  const answer = await sitemap(app, partSize).request(`http://kitchen.lan${path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/xml')
  return readXml(await answer.text())
}

async function addressesAt(path: string, partSize?: number) {
  const document = await documentAt(path, partSize)
  return document.children.map((entry) => ({
    kind: entry.name,
    path: textOf(entry, 'loc')?.replace('http://kitchen.lan', '') ?? '',
    updated: textOf(entry, 'lastmod'),
  }))
}

test('lists every public page with its full address and last change', async () => {
  const found = await addressesAt('/sitemap.xml')
  expect(found.every(({ kind }) => kind === 'url')).toBe(true)
  const paths = found.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/latest', '/kb', '/blog/salt', '/kb/yeast', '/chefs/ada', '/categories/soups-stews']) {
    expect(paths).toContain(path)
  }
  expect(found).toContainEqual({ kind: 'url', path: '/recipe/soup-0', updated: changed.toISOString() })
  expect(paths).toContain('/recipe/zuppa%22%3C%26%3E')
})

test('does not list recipes that wait or were taken down, or chefs without recipes', async () => {
  const paths = (await addressesAt('/sitemap.xml')).map(({ path }) => path)
  for (const path of ['/recipe/waiting', '/recipe/gone', '/chefs/idle']) expect(paths).not.toContain(path)
  expect(paths.filter((path) => path.startsWith('/recipe/'))).toHaveLength(8)
})

test('splits many addresses into parts, each page in one of them', async () => {
  const parts = await addressesAt('/sitemap.xml', 3)
  expect(parts.every(({ kind }) => kind === 'sitemap')).toBe(true)
  expect(parts.map(({ path }) => path)).toContain('/sitemap/recipes-3.xml')
  const recipeParts = parts.map(({ path }) => path).filter((path) => path.startsWith('/sitemap/recipes-'))
  const each = await Promise.all(recipeParts.map((path) => addressesAt(path, 3)))
  expect(each.map((part) => part.length)).toEqual([3, 3, 2])
  const paths = each.flat().map(({ path }) => path)
  expect(paths[0]).toBe('/recipe/zuppa%22%3C%26%3E')
  expect(new Set(paths).size).toBe(8)
})

test.each([
  '/sitemap/recipes-4.xml',
  '/sitemap/drinks-1.xml',
  '/sitemap/recipes-0.xml',
  '/sitemap/recipes-99999999.xml',
])('%s does not exist', async (path) => {
  expect((await sitemap(app, 3).request(`http://kitchen.lan${path}`)).status).toBe(404)
})

test('both the index and the list have a namespace', async () => {
  expect(await documentAt('/sitemap.xml')).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: expect.stringContaining('sitemap/0.9') },
  })
  const index = await documentAt('/sitemap.xml', 3)
  expect(index.name).toBe('sitemapindex')
  expect(childrenNamed(index, 'sitemap').length).toBeGreaterThan(5)
})
