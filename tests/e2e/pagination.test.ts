import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../run-command.ts'
import { newVisitor } from './browser.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { startSampleSite } from './sample-site.ts'

// This site is separate, because generated recipes would push the samples off the first pages.
const site = await startSampleSite()
afterAll(() => site.stop())
const made = 70
await runCommand(site.env, 'seed', '--recipes', String(made), '--yes')

const addressesOn = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
const older = (page: Page) => page.getByRole('link', { name: 'Older recipes' })
const newer = (page: Page) => page.getByRole('link', { name: 'Newer recipes' })

const addressesIn = ({ $ }: PlainPage) =>
  $('article a')
    .toArray()
    .map((link) => $(link).attr('href'))
const linkTo = ({ $ }: PlainPage, rel: 'next' | 'prev') => $(`a[rel=${rel}]`)

test('pages through all recipes without script', async () => {
  let page = await plainVisitor(site.url).open('/latest')
  expect(linkTo(page, 'prev').length).toBe(0)
  const pages = [addressesIn(page)]
  while (linkTo(page, 'next').length > 0) {
    page = await page.follow('Older recipes')
    pages.push(addressesIn(page))
    expect(page.$('link[rel=canonical]').attr('href')).toBe(page.url)
  }
  const all = pages.flat()
  expect(pages.map((each) => each.length)).toEqual([24, 24, 24, all.length - 72])
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(made)

  for (const wanted of pages.slice(0, -1).toReversed()) {
    expect(linkTo(page, 'prev').length).toBe(1)
    page = await page.follow('Newer recipes')
    expect(addressesIn(page)).toEqual(wanted)
  }
  expect(page.url).toBe(`${site.url}/latest`)
})

test('shows the same recipes at a shared address', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/latest`)
  const first = await addressesOn(page)
  await older(page).click()
  await page.waitForURL(/\?after=[\w.-]+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const second = await addressesOn(page)
  expect(second).not.toEqual(first)
  const focused = page.locator(':focus')
  expect(await focused.getByRole('article').count()).toBe(24)

  const other = await newVisitor()
  await other.page.goto(page.url())
  expect(await addressesOn(other.page)).toEqual(second)
  await other.page.getByText(/^Until \w+ \d+, \d{4}\.$/).waitFor()
  await other.close()

  await page.goBack()
  await expect.poll(() => addressesOn(page)).toEqual(first)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect(pageErrors).toEqual([])
  await close()
})

test.each(['after=nonsense', 'before=%F0%9F%8D%B2', 'page=3', 'page=1000000000', 'after=2999-01-01T000000.000000_x'])(
  '/latest?%s shows the first page',
  async (query) => {
    const { page, pageErrors, close } = await newVisitor()
    await page.goto(`${site.url}/latest`)
    const first = await addressesOn(page)
    const answer = await page.goto(`${site.url}/latest?${query}`)
    expect(answer?.status()).toBe(200)
    expect(await addressesOn(page)).toEqual(first)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}/latest`)
    expect(pageErrors).toEqual([])
    await close()
  },
)

test('preserves filters while paging and starts over for a new filter', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/recipes?view=list`)
  await older(page).click()
  await page.waitForURL(/after=/)
  expect(new URL(page.url()).searchParams.get('view')).toBe('list')
  await newer(page).waitFor()
  await older(page).click()
  await page.getByRole('link', { name: 'Newest recipes' }).click()
  await page.waitForURL(`${site.url}/recipes?view=list`)
  await older(page).click()
  await page.waitForURL(/after=/)

  const shelf = page.getByRole('navigation', { name: 'Categories' }).filter({ visible: true })
  await shelf.getByRole('link', { name: /^Dinner/ }).click()
  await page.waitForURL(`${site.url}/recipes?view=list&category=dinner`)
  const dinner = await shelf.getByRole('link', { name: /^Dinner/ }).innerText()
  const count = /\d+/.exec(dinner)?.[0]
  await expect.poll(() => page.locator('#count').innerText()).toBe(`${count} recipes`)
  expect(await newer(page).count()).toBe(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('links every category when there are more than tabs', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/categories`)
  const tabs = page.getByRole('navigation', { name: 'Recipe categories' }).getByRole('link')
  expect(await tabs.count()).toBe(41)
  const way = page.getByRole('link', { name: /^All \d+ categories$/ })
  const total = Number(/\d+/.exec(await way.innerText())?.[0])
  expect(total).toBeGreaterThan(40)
  await way.click()
  await page.waitForURL(`${site.url}/all-categories`)
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /recipes?$/ })
  await expect.poll(() => entries.count()).toBe(total)

  const rare = entries.filter({ hasText: /\D1 recipe$/ }).last()
  const address = await rare.getAttribute('href')
  await rare.click()
  await page.waitForURL(`${site.url}${address}`)
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  expect(await page.locator('[aria-current=page]').filter({ visible: true }).count()).toBeGreaterThan(0)
  expect(pageErrors).toEqual([])
  await close()
})
