import { matchRoutes, type RouteObject } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { findingsOn } from './axe-findings.ts'
import { followLinks } from './crawling/follow-links.ts'
import { kindsOfPages } from './crawling/public-pages.ts'
import { startFilledSite } from './crawling/filled-site.ts'
import { recordActivity } from './crawling/page-activity.ts'
import { testPages } from './crawling/test-pages.ts'

const { url, filled, person, fillAdministration, stop } = await startFilledSite()
afterAll(stop)

// This page exists only while there is no administrator.
const firstAdmin = `/first-admin?token=${filled.firstAdminToken}`
const first = await person('')
await first.page.goto(url + firstAdmin)
await first.page.getByRole('button', { name: 'Become the administrator' }).waitFor()
const findingsOnFirstAdmin = await findingsOn(first.page, firstAdmin)
await first.close()

test('axe finds nothing on the page for the first administrator', () => {
  expect(findingsOnFirstAdmin).toEqual([])
})

const { admin, callers } = await fillAdministration()

interface Page {
  /** The file's id, if several pages share the file. */
  id?: string
  file: string
  children?: Array<Page>
}

const nameOf = ({ id, file }: Page) => id ?? file

const leavesOf = (pages: ReadonlyArray<Page>): Array<Page> =>
  pages.flatMap((page) => (page.children ? leavesOf(page.children) : [page]))

/** Pages that need another service, or a phone that shares. The tests named here check them with axe. */
const checkedElsewhere: Record<string, string> = {
  'features/crawler/routes/admin-crawler-call.tsx': 'crawler-console.test.ts',
  'features/crawler/routes/admin-crawler-page.tsx': 'crawler-console.test.ts',
  'features/notes/routes/admin-notes-conflict.tsx': 'notes.test.ts',
  'features/importing/routes/share.tsx': 'it shows the import page, which is listed',
}

test('lists every page for axe and the crawler', () => {
  const tree = routes as ReadonlyArray<Page> as ReadonlyArray<RouteObject & Page>
  const addresses = [...kindsOfPages('/submissions/any'), ...callers.flatMap(({ kinds }) => kinds)]
  const listed = addresses.map((address) => matchRoutes([...tree], new URL(address, url).pathname)?.at(-1)?.route)
  const names = new Set(listed.flatMap((page) => (page ? [nameOf(page)] : [])))
  const pages = leavesOf(tree).filter(({ file }) => file.endsWith('.tsx'))
  expect(pages.map(nameOf).filter((name) => !names.has(name) && !(name in checkedElsewhere))).toEqual([])
})

/** Ends the crawl at public pages, which the other crawler checks. */
const isEnd = (address: string) => !/^\/(?:admin|account|my-recipes|collections|extract-recipe)\b/.test(address)

test('no link on signed-in pages is broken', async () => {
  const knownEnds = new Set<string>()
  for (const { cookie, kinds } of callers) {
    const pages = await followLinks(url, kinds, { cookie, isEnd, knownEnds })
    const broken = pages.filter(({ status }) => status >= 400)
    expect(broken.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([])
  }
})

const pressed = new Set<string>()
for (const { cookie, kinds } of callers) await testPages(kinds, { open: () => openCrawler(cookie), pressed })

test('presses buttons of many kinds on signed-in pages', () => {
  expect(pressed.size).toBeGreaterThan(100)
})

test('uses the actions no other test covers', async () => {
  const { page, close } = await person(admin.cookie)
  const go = (path: string) => page.goto(url + path)
  const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  const waitForText = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()

  // Before a retry, the job must fail at the mail server.
  const again = page.getByRole('button', { name: 'Retry now' })
  await expect.poll(() => go('/admin/messages/1').then(() => again.count()), { timeout: 30_000 }).toBe(1)
  await again.click()
  await waitForText('Retrying now')
  // After a failed try it is closed.
  const reopen = page.getByRole('main').getByRole('button', { name: 'Reopen' })
  if (await reopen.count()) await reopen.click()
  await press('Close message')
  await reopen.waitFor()
  await go(`/admin/newsletter/issue/${admin.draft}`)
  await press('Delete draft')
  await confirm('Delete draft')
  await waitForText('Draft deleted')
  await go('/admin/kb')
  await press(/^Delete "/)
  await confirm('Delete article')
  await waitForText('Article deleted')
  await go('/admin/jobs')
  await press(/^Retry now/)
  // The job may begin by itself just before.
  await waitForText(/Retrying now|no longer in the queue/)
  await filled.giveUpJobs()
  await go('/admin/jobs?state=failed')
  await press('Delete job')
  await confirm('Delete job')
  await waitForText('Job deleted')
  await go(`/admin/review/${filled.items.claimed}`)
  await press('Take over')
  await waitForText('Claimed by you')
  await go('/admin/review')
  await page.getByLabel('Tick Garlic Pasta of My Own').check()
  await press('Approve selected')
  await waitForText('1 approved')
  await close()
})

async function openCrawler(cookie: string) {
  const visitor = await person(cookie)
  await recordActivity(visitor.page.context(), {})
  await visitor.page.goto(url)
  return visitor
}
