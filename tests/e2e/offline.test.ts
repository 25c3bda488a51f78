import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'
import { startChangingSite } from './changing-site.ts'
import { workerSite } from './worker-site.ts'

const recipe = (id: string, title: string) => ({ id, title, path: `/recipe/${id}` })
const soup = recipe('thai-coconut-curry-soup', 'Thai Coconut Curry Soup')
const pasta = recipe('creamy-garlic-parmesan-pasta', 'Creamy Garlic Parmesan Pasta')
const week = '/meal-plan?week=2031-03-03'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** One browser for all of it, because each one that installs the service worker stores the whole site. */
test('works without a connection, sends everything once, and survives a release', async () => {
  // The site behind a connection that can be cut, and a cook whose browser may have a service worker.
  const site = await startChangingSite(workerSite.url)
  onTestFinished(site.close)
  const { page, pageErrors } = await newVisitor({ serviceWorkers: 'allow' })
  const context = page.context()
  const cut = async () => {
    site.cut()
    await context.setOffline(true)
  }
  const restore = async () => {
    site.restore()
    await context.setOffline(false)
  }
  await context.addInitScript(offerToInstall)
  const user = await signIn(page, { ...workerSite, url: site.url }, 'cook')
  const lines = [{ id: 'of-another-phone', line: '2 leeks', recipes: [] }]
  const started = await post('/api/shopping-lists', {
    since: 0,
    operations: [{ kind: 'add', operation: 'of-another-phone', ageMs: 0, lines }],
  })
  const guest = String(started['guest'])
  const sharedList = `/shopping-list/${guest}`

  await page.goto(`${site.url}${pasta.path}/cook`)
  await page.goto(site.url + soup.path)
  await save(page).click()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.getByText('Added to your list').waitFor()
  await page.goto(site.url + sharedList)
  await page.getByRole('checkbox', { name: /leeks/ }).waitFor()
  await page.goto(`${site.url}/saved`)
  await page.getByText('2 recipes open without').waitFor()
  expect(await offer(page).count()).toBe(0)
  const stored = await storedTexts(page)
  expect(stored).toEqual(expect.arrayContaining([soup.path, `${pasta.path}/cook`]))
  // Nothing that is private, and no secret address.
  const isSecret = (text: string) => /^\/shopping-list\/\w{32}/.test(text) || text.includes(user.email)
  expect(stored.filter(isSecret)).toEqual([])

  await cut()
  await page.goto(`${site.url}${soup.path}?scale=2`)
  await heading(page, soup.title).waitFor()
  const picture = page.getByRole('article').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
  await page.goto(`${site.url}${pasta.path}/cook?step=2`)
  await page.getByText(/^Step 2 of/).waitFor()
  await page.getByRole('link', { name: 'Close cook mode' }).click()
  // Cook mode has no header, and the stored page knows no account, so this appears once React can take a press.
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
  await save(page).click()
  await page.getByRole('button', { name: /^Saved/ }).waitFor()
  await page.getByRole('link', { name: 'Shopping list' }).first().click()
  await heading(page, 'Shopping list').waitFor()
  const ticks = page.getByRole('main').getByRole('checkbox')
  await ticks.first().check()
  const count = await ticks.count()
  await page.goto(site.url + sharedList)
  await heading(page, 'Shared shopping list').waitFor()
  await page.getByRole('checkbox', { name: /leeks/ }).check()
  await page.goto(site.url + week)
  await page.getByRole('link', { name: 'Add to Lunch, Tuesday' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Fish pie')
  await page.keyboard.press('Enter')
  const lunch = page.getByRole('region', { name: 'Lunch, Tuesday' }).getByText('Fish pie')
  await lunch.waitFor()
  await page.reload()
  await lunch.waitFor()
  await page.goto(`${site.url}/shopping-list/${'x'.repeat(32)}`)
  await heading(page, 'No connection').waitFor()
  await page.getByRole('link', { name: pasta.title }).waitFor()
  await tabTo(page, 'Try again')
  await tabTo(page, pasta.title)
  await page.keyboard.press('Enter')
  await heading(page, pasta.title).waitFor()
  await page.goto(`${site.url}/blog`)
  await heading(page, 'No connection').waitFor()

  await restore()
  await heading(page, 'Blog').waitFor()
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const siteHas = async (path: string, body: object, expected: object) => {
    await expect.poll(() => post(path, body, cookie)).toMatchObject(expected)
  }
  await siteHas('/saved/account', new URLSearchParams(), { ids: [soup.id, pasta.id] })
  await siteHas('/meal-plan/account', new URLSearchParams({ put: '[]' }), { entries: [{ title: 'Fish pie' }] })
  await siteHas('/api/shopping-lists/mine', noChange, { lines: { length: count } })
  await siteHas(`/api/shopping-lists/${guest}`, noChange, { lines: [{ isTicked: true }] })

  await page.goto(`${site.url}/saved`)
  const [before = ''] = await releases(page)
  site.releaseNext()
  await page.evaluate(waitForNextWorker)
  const [after, ...others] = (await releases(page)).filter((name) => name !== before)
  expect(others).toEqual([])
  // The site no longer has the scripts that this tab loads now.
  await page.getByRole('link', { name: soup.title }).first().click()
  await heading(page, soup.title).waitFor()
  await page.getByRole('button', { name: 'Scale Recipe' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.keyboard.press('Escape')
  expect(pageErrors.filter((error) => !/ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(error))).toEqual([])

  // Not in a new tab: if it opens while the last one closes, Chromium may start the next worker minutes later.
  await page.goto(`${site.url}/saved`)
  await expect.poll(() => releases(page)).toEqual([after])

  await page.close()
  const next = await context.newPage()
  await next.goto(`${site.url}/saved`)
  await offer(next).getByRole('button', { name: 'Not now' }).click()
  await offer(next).waitFor({ state: 'detached' })
  await cut()
  await next.goto(site.url + soup.path)
  await heading(next, soup.title).waitFor()
  await restore()

  await next.goto(`${site.url}/saved`)
  await next.getByRole('button', { name: 'Sign Out' }).click()
  await next.getByText('Signed out').waitFor()
  const traces = ['thai-coconut', 'garlic-parmesan', user.id]
  await expect
    .poll(async () => (await storedTexts(next)).filter((text) => traces.some((trace) => text.includes(trace))))
    .toEqual([])
})

/** Returns what the site answers to a script. */
async function post(path: string, body: object, cookie = ''): Promise<Record<string, unknown>> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(workerSite.url + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: { cookie, origin: workerSite.url, ...(!isForm && { 'content-type': 'application/json' }) },
  })
  return (await answer.json()) as Record<string, unknown>
}

const noChange = { since: 0, operations: [] }

const offer = (page: Page) => page.getByRole('region', { name: 'Install Marshmallow Kitchen' })

/** Runs in the page. Chromium offers it only to visitors who have used the site for a while. */
function offerToInstall() {
  addEventListener('DOMContentLoaded', () => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }))
  })
}

const releases = (on: Page) =>
  on.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('release-')))

/** Runs in the page. */
async function waitForNextWorker() {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  await new Promise<void>((resolve) => {
    const look = () => (registration.waiting ? resolve() : setTimeout(look, 100))
    look()
  })
}

/** Returns the texts and addresses that the browser has stored. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const found: Array<string> = Object.values({ ...localStorage })
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const answer of await cache.matchAll())
        if (answer.headers.get('content-type')?.startsWith('text/html')) found.push(await answer.text())
      found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname))
    }
    return found
  })
