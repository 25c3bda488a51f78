import type { BrowserContext } from 'playwright-core'
import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { freePort } from '../free-port.ts'
import { startSite } from '../site.ts'
import { findingsOn } from './axe-findings.ts'
import { launch, newVisitor } from './browser.ts'
import { fillSite } from './crawling/fill-site.ts'
import { followLinks } from './crawling/follow-links.ts'
import { kindsForAdmins, kindsForCooks, kindsForEditors, kindsForLinks } from './crawling/kinds-behind-the-door.ts'
import { kindsOfPages } from './crawling/kinds-of-pages.ts'
import { pressButtons } from './crawling/press-buttons.ts'
import { watchWhatHappens } from './crawling/what-happened.ts'

const port = await freePort()
const url = `http://127.0.0.1:${port}`
// A public site reviews what is sent in. Its mail server does not answer, so that there are jobs that wait.
const env = { PORT: String(port), PUBLIC_URL: url, SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'us@kitchen.test' }
const [browser, site] = await Promise.all([launch(), startSite({ env })])
const filled = await fillSite({ dataDir: site.dataDir, env })
afterAll(async () => {
  await browser.close()
  await filled.close()
  await site.stop()
})

async function person(cookie: string) {
  const { page, complaints, close } = await newVisitor(browser, { reducedMotion: 'reduce' })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  if (cookie) await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  return { page, complaints, close }
}

const firstAdmin = `/first-admin?token=${filled.firstAdminToken}`

/** While there is none. */
async function findingsOnFirstAdmin() {
  const { page, close } = await person('')
  await page.goto(url + firstAdmin)
  await page.getByRole('button', { name: 'Become the administrator' }).waitFor()
  const findings = await findingsOn(page, firstAdmin)
  await close()
  return findings
}

const early = await findingsOnFirstAdmin()
const admin = await filled.fillAdministration()
const callers = [
  { cookie: '', kinds: kindsForLinks(filled) },
  { cookie: filled.cook.cookie, kinds: kindsForCooks(filled) },
  { cookie: filled.editor.cookie, kinds: kindsForEditors(filled) },
  { cookie: admin.cookie, kinds: kindsForAdmins(admin) },
]

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

test('axe finds nothing behind the door, by day and at night', { timeout: 240_000 }, async () => {
  const findings = [...early]
  for (const { cookie, kinds } of callers) {
    const { page, close } = await person(cookie)
    for (const address of kinds) {
      await page.goto(url + address)
      findings.push(...(await findingsOn(page, address)))
    }
    await close()
  }
  expect(findings).toEqual([])
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
