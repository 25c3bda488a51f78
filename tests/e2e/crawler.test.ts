import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { followLinks, internalAddress } from './crawling/follow-links.ts'
import { isKnownMissing, storedFor, kindsOfPages, kindsOnPhones, sendRecipe } from './crawling/public-pages.ts'
import { pressButtons } from './crawling/press-buttons.ts'
import { recordActivity } from './crawling/page-activity.ts'
import { siteUrl } from './worker-site.ts'

const submission = await sendRecipe(siteUrl)
const kinds = kindsOfPages(submission, await sendRecipe(siteUrl))
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

/** Loads each page once. Axe checks it, and then the test presses its buttons. */
const dead: Array<string> = []
const wrong: Array<string> = []
const findings: Array<string> = []
const pressed = new Set<string>()
const lookWithAxe = async (page: Page, address: string) => void findings.push(...(await findingsOn(page, address)))
beforeAll(async () => {
  const waiting = [...kinds]
  await Promise.all([visit(waiting, { look: lookWithAxe }), visit(waiting, { look: lookWithAxe })])
  await visit([...kindsOnPhones], { options: { viewport: { width: 390, height: 800 }, hasTouch: true } })
}, 1_200_000)

test('every button has an effect, and no page logs errors', () => {
  expect(dead).toEqual([])
  expect(wrong).toEqual([])
  expect(pressed.size).toBeGreaterThan(60)
})

test('axe finds nothing on any page in the light and dark theme', () => {
  expect(findings).toEqual([])
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

interface Visit {
  options?: BrowserContextOptions
  look?: (page: Page, address: string) => Promise<void>
}

/** Visits addresses from a list that several visitors share. */
async function visit(addresses: Array<string>, { options = {}, look }: Visit) {
  const { page, pageErrors, close } = await newVisitor({ reducedMotion: 'reduce', ...options })
  await recordActivity(page.context(), stored)
  page.on('requestfailed', (request) => {
    // When the visitor leaves a page, the browser aborts its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()}`)
  })
  await page.goto(siteUrl)
  for (let address = addresses.shift(); address; address = addresses.shift()) {
    dead.push(...(await pressButtons(page, address, pressed, look)))
    wrong.push(
      ...pageErrors
        .splice(0)
        // The browser logs an empty form that was refused, sometimes only on the next page.
        .filter((what) => !/status of 422/.test(what))
        .filter((what) => !isKnownMissing(missingAddress(what)))
        // The site has a publisher id, but Chicory's server is away. It has its own test.
        .filter((what) => !what.endsWith('/widget_v2/'))
        .map((what) => `${address}: ${what}`),
    )
  }
  await close()
}

const missingAddress = (pageError: string) =>
  /(?:status of 404 \(Not Found\) at|No page at this address:) (.+)/.exec(pageError)?.[1]
