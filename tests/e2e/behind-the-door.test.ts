import type { BrowserContext } from 'playwright-core'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { followLinks } from './crawling/follow-links.ts'
import { kindsOfPages } from './crawling/kinds-of-pages.ts'
import { pressButtons } from './crawling/press-buttons.ts'
import { startFilledSite } from './crawling/site-behind-the-door.ts'
import { watchWhatHappens } from './crawling/what-happened.ts'

const { url, filled, person, fillAdministration, stop } = await startFilledSite()
afterAll(stop)
const { admin, callers } = await fillAdministration()

interface Page {
  /** Where several pages share a file. */
  id?: string
  file: string
  children?: Array<Page>
}

const nameOf = ({ id, file }: Page) => id ?? file

const leavesOf = (pages: ReadonlyArray<Page>): Array<Page> =>
  pages.flatMap((page) => (page.children ? leavesOf(page.children) : [page]))

test('no page of the site is left out of the lists that axe and the crawler go by', () => {
  const tree = routes as ReadonlyArray<Page> as ReadonlyArray<RouteObject & Page>
  const addresses = [...kindsOfPages('/submissions/any'), ...callers.flatMap(({ kinds }) => kinds)]
  const listed = addresses.map((address) => matchRoutes([...tree], new URL(address, url).pathname)?.at(-1)?.route)
  const names = new Set(listed.flatMap((page) => (page ? [nameOf(page)] : [])))
  const pages = leavesOf(tree).filter(({ file }) => file.endsWith('.tsx'))
  expect(pages.map(nameOf).filter((name) => !names.has(name))).toEqual([])
})

/** What visitors see, the crawler of their pages reads. */
const isEnd = (address: string) => !/^\/(?:admin|account|my-recipes|collections|extract-recipe)\b/.test(address)

test('no link behind the door leads nowhere', { timeout: 120_000 }, async () => {
  for (const { cookie, kinds } of callers) {
    const pages = await followLinks(url, kinds, { cookie, isEnd })
    const broken = pages.filter(({ status }) => status >= 400)
    expect(broken.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([])
  }
})

test('every button behind the door does something', { timeout: 400_000 }, async () => {
  const dead: Array<string> = []
  const wrong: Array<string> = []
  const pressed = new Set<string>()
  await Promise.all(
    callers.map(async ({ cookie, kinds }) => {
      const { page, complaints, close } = await person(cookie)
      await watchWhatHappens(page.context(), {})
      await holdWhatIsSent(page.context())
      await page.goto(url)
      for (const address of kinds) {
        dead.push(...(await pressButtons(page, address, pressed)))
        wrong.push(...complaints.splice(0).map((what) => `${address}: ${what}`))
      }
      await close()
    }),
  )
  expect(dead).toEqual([])
  expect(wrong).toEqual([])
  expect(pressed.size).toBeGreaterThan(100)
})

test('what no test of a page by itself uses works once', { timeout: 90_000 }, async () => {
  const { page, close } = await person(admin.cookie)
  const go = (path: string) => page.goto(url + path)
  const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const said = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()

  // The mail server has to be missed first.
  const again = page.getByRole('button', { name: 'Try again now' })
  await expect.poll(() => go('/admin/messages/1').then(() => again.count()), { timeout: 30_000 }).toBe(1)
  await again.click()
  await page.waitForLoadState('networkidle')
  await press('Close message')
  await said('Message closed')
  await go(`/admin/newsletter/issue/${admin.draft}`)
  await press('Delete draft')
  await confirm('Delete draft')
  await said('Draft deleted')
  await go('/admin/kb')
  await press(/^Delete "/)
  await confirm('Delete article')
  await said('Article deleted')
  await go('/admin/jobs')
  await press(/^Try now/)
  await page.waitForLoadState('networkidle')
  await filled.giveUpJobs()
  await go('/admin/jobs?state=failed')
  await press('Delete job')
  await confirm('Delete job')
  await said('Job deleted')
  await go(`/admin/review/${filled.items.claimed}`)
  await press('Take it over')
  await said('You are at it.')
  await go('/admin/review')
  await page.getByLabel('Tick Garlic Pasta of My Own').check()
  await press('Approve ticked')
  await said('1 approved')
  await close()
})

/**
 * Nothing is lost: what is sent stays on its way until the page is left. What becomes of it, the tests of each page show. Held in the page,
 * since a browser whose requests are looked at from outside fetches every script anew for every page.
 */
const holdWhatIsSent = (context: BrowserContext) => context.addInitScript(holdInPage)

function holdInPage() {
  const view = window as unknown as { whatHappened: Array<string> }
  const { fetch } = window
  window.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method.toUpperCase() === 'GET') return fetch(input, init)
    view.whatHappened.push('sent')
    return new Promise<Response>(() => undefined)
  }
  // What uploads pictures and backups sends nothing but those.
  XMLHttpRequest.prototype.send = () => void view.whatHappened.push('sent')
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || (event.target as HTMLFormElement).method !== 'post') return
    event.preventDefault()
    view.whatHappened.push('sent')
  })
}
