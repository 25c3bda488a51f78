import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { blogPosts } from '../../db/schema/content.ts'
import { chefs } from '../../db/schema/chefs.ts'
import { images } from '../../db/schema/pictures.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { feeds } from './feeds.ts'
import { robots } from './robots.ts'
import { childrenNamed, readXml, textOf } from './testing/read-xml.ts'

const app = await createTestApp()
const { db } = app
const site = feeds(app)
const base = 'http://kitchen.lan'
const recipe = { ingredients: [], instructions: [], categories: ['soup'], authorId: 'ada' }

await db.insert(chefs).values({ id: 'ada', name: 'Ada "Salt" Byron' })
await db.insert(images).values({ id: 'p1', width: 900, height: 600, placeholder: '' })
await db.insert(recipes).values([
  {
    ...recipe,
    id: 'leek',
    title: 'Leek & <potato>\u0007 soup',
    description: 'Warm]]> "and" ready',
    imageId: 'p1',
    datePublished: new Date('2026-02-01T00:00:00Z'),
    updatedAt: new Date('2026-02-03T10:00:00.500Z'),
  },
  {
    ...recipe,
    id: 'pie',
    title: 'Pie',
    categories: ['dessert'],
    authorId: null,
    author: 'A. Guest',
    datePublished: new Date('2026-02-02T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  },
  { ...recipe, id: 'waiting', title: 'Waiting', status: 'pending' },
])
await db.insert(blogPosts).values({ id: 'salt', title: 'Salt', excerpt: 'Why.', content: 'All.', authorName: 'Ada' })

const ask = (path: string, headers: Record<string, string> = {}) => site.request(base + path, { headers })

async function feedAt(path: string) {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = readXml(await answer.text())
  return { feed, entries: childrenNamed(feed, 'entry') }
}

test.each([
  ['/latest', ['Pie', 'Leek & <potato> soup']],
  ['/categories/soup', ['Leek & <potato> soup']],
  ['/categories/soups-stews', ['Leek & <potato> soup']],
  ['/chefs/ada', ['Leek & <potato> soup']],
  ['/blog', ['Salt']],
])('%s has a complete Atom feed, newest first', async (path, titles) => {
  const { feed, entries } = await feedAt(`${path}/feed.xml`)
  expect(feed.name).toBe('feed')
  expect(feed.attributes['xmlns']).toBe('http://www.w3.org/2005/Atom')
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(titles)
  for (const part of [feed, ...entries]) {
    expect(textOf(part, 'id')).toMatch(/^http:\/\/kitchen\.lan\//)
    expect(textOf(part, 'title')).toBeTruthy()
    expect(new Date(textOf(part, 'updated') ?? '').toISOString()).toBe(textOf(part, 'updated'))
  }
  for (const entry of entries) {
    expect(childrenNamed(entry, 'author').map((author) => textOf(author, 'name'))).toEqual([expect.stringMatching(/./)])
    expect(textOf(entry, 'summary')).toBeDefined()
  }
  const links = childrenNamed(feed, 'link').map(({ attributes }) => [attributes['rel'], attributes['href']])
  const pagePath = path === '/categories/soups-stews' ? '/categories/soups-stews' : path
  expect(links).toEqual([
    ['self', `${base}${pagePath}/feed.xml`],
    ['alternate', base + pagePath],
  ])
})

test('an entry names its author and last change, and shows its picture', async () => {
  const { feed, entries } = await feedAt('/latest/feed.xml')
  const [pie, leek] = entries
  if (!pie || !leek) throw new Error('There are two entries')
  expect(textOf(leek, 'summary')).toBe('Warm]]> "and" ready')
  expect(childrenNamed(leek, 'author')[0]?.children[0]?.text).toBe('Ada "Salt" Byron')
  expect(childrenNamed(pie, 'author')[0]?.children[0]?.text).toBe('A. Guest')
  expect(childrenNamed(leek, 'link').map((link) => link.attributes['href'])).toEqual([
    `${base}/recipe/leek`,
    `${base}/images/p1/800.webp`,
  ])
  // Content that was changed before its publication has not changed since.
  expect(textOf(pie, 'updated')).toBe('2026-02-02T00:00:00.000Z')
  expect(textOf(feed, 'updated')).toBe('2026-02-03T10:00:00.500Z')
})

test.each(['/categories/nothing/feed.xml', '/chefs/nobody/feed.xml'])('%s does not exist', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('does not send an unchanged feed again', async () => {
  const first = await ask('/latest/feed.xml')
  const tag = first.headers.get('etag') ?? ''
  const moment = first.headers.get('last-modified') ?? ''
  expect(moment).toBe('Tue, 03 Feb 2026 10:00:00 GMT')
  const again = await ask('/latest/feed.xml', { 'if-none-match': `"other", ${tag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await ask('/latest/feed.xml', { 'if-modified-since': moment })).status).toBe(304)
  expect((await ask('/latest/feed.xml', { 'if-modified-since': 'Tue, 03 Feb 2026 09:59:59 GMT' })).status).toBe(200)
  expect((await ask('/latest/feed.xml', { 'if-modified-since': moment, 'if-none-match': '"x"' })).status).toBe(200)
  expect((await ask('/latest/feed.xml', { 'if-modified-since': 'yesterday' })).status).toBe(200)
})

test("robots.txt names the sitemap at the site's own address, and closes private pages", async () => {
  const text = await (await robots(app).request(`${base}/robots.txt`)).text()
  expect(text).toContain(`Sitemap: ${base}/sitemap.xml`)
  expect(text).toMatch(/^Disallow: \/api\/$/m)
  expect(text).toMatch(/^Disallow: \/search\?$/m)
  const posed = { ...app, env: { ...app.env, PUBLIC_URL: 'https://recipes.example.com' } }
  expect(await (await robots(posed).request('http://evil.example/robots.txt')).text()).toContain(
    'Sitemap: https://recipes.example.com/sitemap.xml',
  )
})

test('describes a post without a summary with the beginning of its text', async () => {
  await db
    .insert(blogPosts)
    .values({ id: 'pepper', title: 'Pepper', content: '<p>Black &amp; hot.</p>', authorName: 'Ada' })
  const { entries } = await feedAt('/blog/feed.xml')
  expect(entries.map((entry) => textOf(entry, 'summary'))).toContain('Black & hot.')
})
