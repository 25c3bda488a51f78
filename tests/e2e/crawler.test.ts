import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { followLinks, internalAddress } from './crawling/follow-links.ts'
import { isKnownMissing, storedFor, kindsOfPages, kindsOnPhones, sendRecipe } from './crawling/public-pages.ts'
import { recordActivity } from './crawling/page-activity.ts'
import { testPages } from './crawling/test-pages.ts'
import { siteUrl } from './worker-site.ts'

const submission = await sendRecipe(siteUrl)
const kinds = kindsOfPages(submission)
const stored = storedFor(submission)
const pages = await followLinks(siteUrl, kinds)

test('no link on the site is broken', () => {
  const broken = pages.filter(({ address, status }) => status >= 400 && !isKnownMissing(address))
  expect(broken.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
})

test('every in-page link has a target', () => {
  const idsAt = new Map(pages.map(({ address, ids }) => [address, ids]))
  const lost = pages.flatMap(({ address, links }) =>
    links
      .filter(({ href }) => /#./.test(href))
      .filter(({ href }) => {
        const target = internalAddress(siteUrl, address, href)
        const id = decodeURIComponent(new URL(href, siteUrl + address).hash.slice(1))
        return target !== null && !idsAt.get(target)?.has(id)
      })
      .map(({ href, text }) => `${address}: "${text}" to ${href}`),
  )
  expect(lost).toEqual([])
})

test('links to other sites use https and noopener', () => {
  const others = pages.flatMap(({ address, links }) =>
    links.flatMap(({ href, text, rel }) => {
      const url = new URL(href, siteUrl + address)
      const isOther =
        url.origin !== new URL(siteUrl).origin && !['mailto:', 'tel:', 'javascript:'].includes(url.protocol)
      return isOther ? [{ url, rel, what: `${address}: "${text}" to ${url.href}` }] : []
    }),
  )
  expect(others.length).toBeGreaterThan(10)
  const careless = others.filter(({ url, rel }) => url.protocol !== 'https:' || !rel.split(' ').includes('noopener'))
  expect(careless.map(({ what }) => what)).toEqual([])
})

const pressed = new Set<string>()
await testPages(kinds, { open: () => openCrawler(), pressed, isExpected })
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true }
describe('on a phone', async () => {
  await testPages(kindsOnPhones, { open: () => openCrawler(phone), pressed, isExpected })
})

test('presses buttons of many kinds', () => {
  expect(pressed.size).toBeGreaterThan(60)
})

test.each([
  ['/contact', 'Send Message'],
  ['/support', 'Send Request'],
])('axe finds nothing on %s with form errors', async (route, button) => {
  const { page } = await newVisitor({ reducedMotion: 'reduce' })
  await page.goto(siteUrl + route)
  await page.getByLabel('Name').fill(' ')
  await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere.example')
  await page.getByLabel('Message').fill(' ')
  await page.getByRole('button', { name: button }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  // The test waits for animations, because a toast that is fading in has low contrast.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect(await findingsOn(page, route)).toEqual([])
})

async function openCrawler(options: BrowserContextOptions = {}) {
  const visitor = await newVisitor({ reducedMotion: 'reduce', ...options })
  const { page, pageErrors } = visitor
  await recordActivity(page.context(), stored)
  page.on('requestfailed', (request) => {
    // When the visitor leaves a page, the browser aborts its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()}`)
  })
  await page.goto(siteUrl)
  return visitor
}

function isExpected(pageError: string) {
  return (
    isKnownMissing(missingAddress(pageError)) ||
    // The site has a publisher id, but Chicory's server is away. It has its own test.
    pageError.endsWith('/widget_v2/')
  )
}

function missingAddress(pageError: string) {
  return /(?:status of 404 \(Not Found\) at|No page at this address:) (.+)/.exec(pageError)?.[1]
}
