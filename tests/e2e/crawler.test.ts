import { afterAll, expect, test } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { launch, newVisitor } from './browser.ts'
import { followLinks, internalAddress } from './crawling/follow-links.ts'
import { isKnownMissing, keptFor, kindsOfPages, kindsOnPhones, sendRecipe } from './crawling/kinds-of-pages.ts'
import { pressButtons } from './crawling/press-buttons.ts'
import { watchWhatHappens } from './crawling/what-happened.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const submission = await sendRecipe(siteUrl)
const kinds = kindsOfPages(submission, await sendRecipe(siteUrl))
const kept = keptFor(submission)
const pages = await followLinks(siteUrl, kinds)

test('no link of the site leads nowhere', () => {
  const broken = pages.filter(({ address, status }) => status >= 400 && !isKnownMissing(address))
  expect(broken.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
})

test('every link into a page has something there to lead to', () => {
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

test('links to other sites go over https and tell them nothing of the opener', () => {
  const others = pages.flatMap(({ address, links }) =>
    links.flatMap(({ href, text, rel }) => {
      const url = new URL(href, siteUrl + address)
      const isOther = url.origin !== new URL(siteUrl).origin && url.protocol !== 'mailto:' && url.protocol !== 'tel:'
      return isOther ? [{ url, rel, what: `${address}: "${text}" to ${url.href}` }] : []
    }),
  )
  expect(others.length).toBeGreaterThan(10)
  const careless = others.filter(({ url, rel }) => url.protocol !== 'https:' || !rel.split(' ').includes('noopener'))
  expect(careless.map(({ what }) => what)).toEqual([])
})

test(
  'every button of every kind of page does something, and nothing goes wrong in silence',
  { timeout: 400_000 },
  async () => {
    const dead: Array<string> = []
    const wrong: Array<string> = []
    const pressed = new Set<string>()
    const waiting = [...kinds]
    await Promise.all([visit(waiting), visit(waiting)])
    await visit([...kindsOnPhones], { viewport: { width: 390, height: 800 }, hasTouch: true })
    expect(dead).toEqual([])
    expect(wrong).toEqual([])
    expect(pressed.size).toBeGreaterThan(60)

    /** Whoever is free takes the next. */
    async function visit(addresses: Array<string>, options: BrowserContextOptions = {}) {
      const { page, complaints, close } = await newVisitor(browser, { reducedMotion: 'reduce', ...options })
      await watchWhatHappens(page.context(), kept)
      page.on('requestfailed', (request) => {
        // A page left behind takes its requests with it.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`)
      })
      await page.goto(siteUrl)
      for (let address = addresses.shift(); address; address = addresses.shift()) {
        dead.push(...(await pressButtons(page, address, pressed)))
        wrong.push(
          ...complaints
            .splice(0)
            // A form sent empty is answered with what is missing, which the browser remarks on, perhaps when the next page is there.
            .filter((what) => !/status of 422/.test(what))
            .filter(
              (what) =>
                !isKnownMissing(/(?:status of 404 \(Not Found\) at|No page at this address:) (.+)/.exec(what)?.[1]),
            )
            .map((what) => `${address}: ${what}`),
        )
      }
      await close()
    }
  },
)
