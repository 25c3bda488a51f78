import { load } from 'cheerio'
import { inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/db/connection/open.ts'
import { blogPosts, knowledgeBaseArticles } from '../../src/db/schema/content.ts'
import { recipes, redirects } from '../../src/db/schema/recipes.ts'
import { childrenNamed, readXml, textOf, type XmlElement } from '../../src/server/seo/testing/read-xml.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { workerSite as site } from './worker-site.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const hostile = '</script><script>document.title = "taken"</script>'

const { db, close: closeDatabase } = await openDatabase({ env: { DATA_DIR: '', ...site.env }, log: silent })
const numbers = Array.from({ length: 30 }, (_, index) => index)
const oldIds = numbers.map((index) => `old-${index}`)
const moved = [
  { path: '/recipe/old-pasta', target: '/recipe/creamy-garlic-parmesan-pasta' },
  { path: '/blog/old-post', target: '/blog/why-a-cheese-sauce-goes-grainy' },
  { path: '/kb/old-name', target: '/kb/scaling-a-recipe' },
]
const web = await startStandInWeb({
  '/soup': {
    body: `<!doctype html><title>Soup</title><h1>Leek Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>
      <h2>Method</h2><ol><li>Chop the leeks.</li><li>Simmer them.</li></ol>`,
  },
})
afterAll(async () => {
  await web.close()
  // Other tests count what the site has.
  await db.delete(recipes).where(inArray(recipes.id, ['hostile']))
  await db.delete(blogPosts).where(inArray(blogPosts.id, ['hostile-post', ...oldIds]))
  await db.delete(knowledgeBaseArticles).where(inArray(knowledgeBaseArticles.id, oldIds))
  const paths = moved.map(({ path }) => path)
  await db.delete(redirects).where(inArray(redirects.path, paths))
  await closeDatabase()
})

await db.insert(recipes).values({
  id: 'hostile',
  title: `Hostile ${hostile}`,
  description: hostile,
  ingredients: [],
  instructions: [],
  categories: ['soup'],
})
await db.insert(blogPosts).values({
  id: 'hostile-post',
  title: hostile,
  excerpt: hostile,
  content: hostile,
  authorName: hostile,
  datePublished: new Date('2020-01-01'),
})
await db.insert(redirects).values(moved)

const day = (index: number) => new Date(Date.UTC(2019, 0, index + 1))

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: 'manual' })

async function pageAt(path: string) {
  const answer = await get(path)
  const $ = load(await answer.text())
  const content = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content')
  const described = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
  return { status: answer.status, $, content, described }
}

const locations = (document: XmlElement) =>
  document.children.map((entry) => (textOf(entry, 'loc') ?? '').replace(site.url, ''))

test('sitemap pages of every kind exist, have a canonical address and are indexable', async () => {
  const all = locations(readXml(await (await get('/sitemap.xml')).text()))
  expect(all.length).toBeGreaterThan(40)
  const kinds = Map.groupBy(all, (path) => path.split('/').slice(0, -1).join('/'))
  const paths = [...kinds].flatMap(([kind, samples]) => (kind === '' ? samples : samples.slice(0, 2)))
  const faults: Array<string> = []
  for (const path of paths) {
    const { status, $, content, described } = await pageAt(path)
    const canonical = $('link[rel="canonical"]')
      .toArray()
      .map((link) => $(link).attr('href'))
    if (status !== 200) faults.push(`${path} answers ${status}`)
    if (canonical.length !== 1 || canonical[0] !== site.url + path) faults.push(`${path} calls itself ${canonical}`)
    if (content('og:url') !== site.url + path) faults.push(`${path} previews as ${content('og:url')}`)
    for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:image', 'twitter:card'])
      if (!content(name)) faults.push(`${path} has no ${name}`)
    if ($('title').length !== 1 || $('h1').length !== 1) faults.push(`${path} has not one title and one heading`)
    if (content('robots')) faults.push(`${path} is in the sitemap and says ${content('robots')}`)
    for (const description of described)
      if (description['@context'] !== 'https://schema.org') faults.push(`${path} describes itself in no known words`)
  }
  expect(faults).toEqual([])
})

test('uses the site’s picture for pages without one', async () => {
  const { content } = await pageAt('/about')
  expect(content('og:image')).toBe(`${site.url}/og-default.png`)
  const picture = await get('/og-default.png')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await pageAt('/blog/why-a-cheese-sauce-goes-grainy')).content('og:image')).toMatch(
    /\/images\/\w+\/\d+\.webp$/,
  )
})

test.each(['/search?q=soup', '/kb?q=oven', '/blog/nowhere', '/kb/nowhere', '/nowhere', '/categories/nothing-at-all'])(
  'keeps %s out of search engines',
  async (path) => {
    const { $, content } = await pageAt(path)
    expect(content('robots')).toBe('noindex')
    expect($('link[rel="canonical"]')).toHaveLength(0)
  },
)

test.each([
  ['/', ['WebSite']],
  ['/latest', ['ItemList']],
  ['/recipes', ['ItemList']],
  ['/categories', ['ItemList']],
  ['/categories/soup', ['ItemList', 'BreadcrumbList']],
  ['/all-categories', ['BreadcrumbList']],
  ['/search', ['ItemList']],
  ['/chefs/luca-ferrante', ['ProfilePage', 'ItemList', 'BreadcrumbList']],
  ['/recipe/thai-coconut-curry-soup', ['Recipe', 'BreadcrumbList']],
  ['/blog', ['ItemList']],
  ['/blog/why-a-cheese-sauce-goes-grainy', ['BlogPosting', 'BreadcrumbList']],
  ['/faq', ['FAQPage']],
  ['/kb', ['BreadcrumbList', 'ItemList']],
  ['/kb?tab=community', ['BreadcrumbList', 'ItemList']],
  ['/kb/scaling-a-recipe', ['Article', 'BreadcrumbList']],
  ['/meal-plan', ['BreadcrumbList']],
])('describes %s as %j', async (path, types) => {
  const { described } = await pageAt(path)
  expect(described.map((description) => description['@type'])).toEqual(types)
})

test('describes the page’s content with full addresses', async () => {
  const [list] = (await pageAt('/categories/thai')).described
  expect(list).toMatchObject({
    numberOfItems: expect.any(Number),
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ name: 'Thai Coconut Curry Soup', url: `${site.url}/recipe/thai-coconut-curry-soup` }),
    ]),
  })
  const [post] = (await pageAt('/blog/why-a-cheese-sauce-goes-grainy')).described
  expect(post).toMatchObject({ headline: expect.any(String), author: { '@type': 'Person', name: expect.any(String) } })
  const [home] = (await pageAt('/')).described
  expect(home).toMatchObject({
    potentialAction: { target: { urlTemplate: `${site.url}/search?q={search_term_string}` } },
  })
  const [questions] = (await pageAt('/faq')).described
  expect(questions).toMatchObject({
    mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
  })
})

test.each(['/latest', '/recipes', '/categories/soup', '/blog/hostile-post', '/recipe/hostile'])(
  'escapes titles in the structured data of %s',
  async (path) => {
    const { $, described } = await pageAt(path)
    expect(JSON.stringify(described)).toContain('</script>')
    const scripts = $('script').toArray()
    expect(scripts.map((script) => $(script).text())).not.toContain('document.title = "taken"')
  },
)

test.each([
  ['/latest', '/latest/feed.xml'],
  ['/recipes', '/latest/feed.xml'],
  ['/', '/latest/feed.xml'],
  ['/categories/soup', '/categories/soup/feed.xml'],
  ['/chefs/luca-ferrante', '/chefs/luca-ferrante/feed.xml'],
  ['/blog', '/blog/feed.xml'],
])('links the Atom feed of %s', async (path, feedPath) => {
  const { $ } = await pageAt(path)
  const link = $('link[rel="alternate"][type="application/atom+xml"]')
  expect(link.attr('href')).toBe(site.url + feedPath)
  const answer = await get(feedPath)
  const feed = readXml(await answer.text())
  expect(link.attr('title')).toBe(textOf(feed, 'title'))
  const entries = childrenNamed(feed, 'entry')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries.slice(0, 2)) {
    const page = (textOf(entry, 'id') ?? '').replace(site.url, '')
    expect((await get(page)).status).toBe(200)
  }
  const again = await get(feedPath, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  const moment = await get(feedPath, { 'if-modified-since': answer.headers.get('last-modified') ?? '' })
  expect(moment.status).toBe(304)
})

test('lists the sitemap in robots.txt and allows its pages', async () => {
  const text = await (await get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path.replace('*', ''))
  const paths = locations(readXml(await (await get('/sitemap.xml')).text()))
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
})

test.each([
  ['/recipe/old-pasta', '/recipe/creamy-garlic-parmesan-pasta'],
  ['/blog/old-post', '/blog/why-a-cheese-sauce-goes-grainy'],
  ['/kb/old-name', '/kb/scaling-a-recipe'],
])('redirects %s permanently to %s', async (from, to) => {
  const answer = await get(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('returns the recipe of a web page', async () => {
  const answer = await get(`/api/fetch-recipe-source?url=${encodeURIComponent(`${web.url}/soup`)}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ title: 'Leek Soup', sourceUrl: `${web.url}/soup` })
  const refused = await get('/api/fetch-recipe-source?url=http://10.0.0.1/')
  expect(refused.ok).toBe(false)
  expect(await refused.json()).toMatchObject({ error: expect.any(String) })
})

test('shows a retry for an article that fails to load', async () => {
  await db.execute('alter table knowledge_base_articles rename to articles_away')
  let page: PlainPage
  try {
    page = await plainVisitor(site.url).open('/kb/oven-temperatures')
  } finally {
    await db.execute('alter table articles_away rename to knowledge_base_articles')
  }
  expect([page.status, page.text('h1')]).toEqual([503, 'Error Loading Article'])
  expect(page.text('main')).toContain('There was a problem loading this article. Please try again later.')
  expect(page.$('meta[name="robots"]').attr('content')).toBe('noindex')
  expect((await page.follow('Try again')).text('h1')).toBe('Oven Temperatures, Fan or Not')
})

const titlesOf = ({ $ }: PlainPage) =>
  $('main article :is(h2, h3)')
    .toArray()
    .map((heading) => $(heading).text())

test('pages through posts and articles without script', async () => {
  await db
    .insert(blogPosts)
    .values(
      numbers.map((index) => ({ id: `old-${index}`, title: `Old ${index}`, content: '.', datePublished: day(index) })),
    )
  await db.insert(knowledgeBaseArticles).values(
    numbers.map((index) => ({
      id: `old-${index}`,
      slug: `old-${index}`,
      title: `Old ${index}`,
      content: '<p>.</p>',
      createdAt: day(index),
    })),
  )
  for (const [path, more] of [
    ['/blog', 'More posts'],
    ['/kb', 'More articles'],
  ] as const) {
    let page = await plainVisitor(site.url).open(path)
    const titles: Array<string> = []
    const hasMore = ({ $ }: PlainPage) => $('a').filter((_, link) => $(link).text().trim() === more).length > 0
    titles.push(...titlesOf(page))
    while (hasMore(page)) {
      page = await page.follow(more)
      titles.push(...titlesOf(page))
    }
    expect(titles.length).toBeGreaterThan(30)
    expect(new Set(titles).size).toBe(titles.length)
    page = await page.follow(more.replace('More', 'First'))
    expect(new URL(page.url).search).toBe('')
  }
})
