import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { recipes } from '../src/db/schema/recipes.ts'
import { createWholeSite } from './whole-site.ts'

const made = 73
const { app, send, origin } = await createWholeSite()
await app.db.insert(recipes).values(
  Array.from({ length: made }, (_, index) => ({
    id: `soup-${index}`,
    title: `Soup ${index}`,
    ingredients: [],
    instructions: [],
    // More categories than tabs. Most have one recipe.
    categories: ['soup', `kind ${Math.min(index, 44)}`],
    datePublished: new Date(Date.UTC(2026, 0, 1, 0, index)),
  })),
)

async function pageAt(path: string) {
  const answer = await send(path)
  const $ = load(await answer.text())
  const linked = (selector: string) => $(selector).first().attr('href')
  return {
    $,
    path,
    status: answer.status,
    canonical: linked('link[rel=canonical]')?.replace(origin, ''),
    older: linked('a[rel=next]'),
    newer: linked('a[rel=prev]'),
    recipes: $('article :is(h2, h3) a')
      .toArray()
      .map((link) => $(link).attr('href')),
  }
}

async function allPages(path: string) {
  const pages = [await pageAt(path)]
  for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) pages.push(await pageAt(older))
  return pages
}

test('pages through all recipes without script, and back, at addresses that can be shared', async () => {
  const pages = await allPages('/latest')
  expect(pages.map((page) => page.recipes.length)).toEqual([24, 24, 24, 1])
  expect(pages.flatMap((page) => page.recipes)).toEqual(
    Array.from({ length: made }, (_, index) => `/recipe/soup-${made - 1 - index}`),
  )
  expect(pages.map(({ canonical }) => canonical)).toEqual(pages.map(({ path }) => path))
  expect(pages[1]?.$('main').text()).toMatch(/Until \w+ \d+, \d{4}\./)
  const before = await Promise.all(pages.slice(1).map(({ newer = '' }) => pageAt(newer)))
  expect(before.map((page) => page.recipes)).toEqual(pages.slice(0, -1).map((page) => page.recipes))
  expect([pages[0]?.newer, pages[1]?.newer]).toEqual([undefined, '/latest'])
})

test.each(['after=nonsense', 'before=%F0%9F%8D%B2', 'page=3', 'page=1000000000', 'after=2999-01-01T000000.000000_x'])(
  '/latest?%s shows the first page',
  async (query) => {
    const [first, page] = [await pageAt('/latest'), await pageAt(`/latest?${query}`)]
    expect([page.status, page.canonical]).toEqual([200, '/latest'])
    expect(page.recipes).toEqual(first.recipes)
  },
)

test('preserves the view while paging and starts over for a new filter', async () => {
  const [, second, third] = await allPages('/recipes?view=list')
  expect(second?.path).toMatch(/^\/recipes\?view=list&after=/)
  expect(third?.$('a:contains("Newest")').attr('href')).toBe('/recipes?view=list')
  const shelf = third?.$('nav[aria-label=Categories] a').filter((_, link) => third.$(link).text().startsWith('Kind 44'))
  expect(shelf?.attr('href')).toBe('/recipes?view=list&category=kind+44')
  const filtered = await pageAt('/recipes?view=list&category=kind+44')
  expect(filtered.$('#count').text()).toBe(`${made - 44} recipes`)
  expect([filtered.newer, filtered.recipes.length]).toEqual([undefined, 24])
})

test('links every category when there are more than tabs', async () => {
  const { $ } = await pageAt('/categories')
  expect($('nav[aria-label="Recipe categories"] a')).toHaveLength(41)
  const way = $('a').filter((_, link) => $(link).text() === 'All 46 categories')
  expect(way.attr('href')).toBe('/all-categories')
  const all = await pageAt('/all-categories')
  const entries = all.$('main li a').filter((_, link) => / recipes?$/.test(all.$(link).text()))
  expect(entries).toHaveLength(46)
  const rare = await pageAt(entries.filter('[href="/categories/kind-3"]').attr('href') ?? '')
  expect(rare.recipes).toEqual(['/recipe/soup-3'])
  expect(rare.$('nav [aria-current=page]:contains("Kind 3")').length).toBeGreaterThan(0)
})
