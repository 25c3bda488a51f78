import type { Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { tabTo } from './by-keyboard.ts'
import { startChangingSite } from './changing-site.ts'
import { workerSite } from './worker-site.ts'

const soup = { path: '/recipe/thai-coconut-curry-soup', title: 'Thai Coconut Curry Soup' }
const pasta = { path: '/recipe/creamy-garlic-parmesan-pasta', title: 'Creamy Garlic Parmesan Pasta' }

/** The site behind a connection that can be cut, and a cook whose browser may have a service worker. */
async function cookAtChangingSite() {
  const site = await startChangingSite(workerSite.url)
  onTestFinished(site.close)
  const visitor = await newVisitor({ serviceWorkers: 'allow' })
  const user = await signIn(visitor.page, { ...workerSite, url: site.url }, 'cook')
  return {
    ...visitor,
    site,
    user,
    async cut() {
      site.cut()
      await visitor.page.context().setOffline(true)
    },
    async restore() {
      site.restore()
      await visitor.page.context().setOffline(false)
    },
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const storedNote = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 recipe opens without' : `${count} recipes open without`)

async function addToPlan(page: Page, dish: string) {
  await page.getByRole('link', { name: 'Add to Lunch, Tuesday' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(dish)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Lunch, Tuesday' }).getByText(dish).waitFor()
}

test('works without a connection, sends everything once, and survives a release', async () => {
  const { page, site, cut, restore } = await cookAtChangingSite()
  await page.goto(`${site.url}${pasta.path}/cook`)
  await page.goto(site.url + soup.path)
  await save(page).click()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.goto(`${site.url}/saved`)
  await storedNote(page, 2).waitFor()

  await cut()
  await page.goto(`${site.url}${soup.path}?scale=2`)
  await heading(page, soup.title).waitFor()
  const picture = page.getByRole('article').getByRole('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
  await page.goto(`${site.url}${pasta.path}/cook?step=2`)
  await page.getByText(/^Step 2 of/).waitFor()
  await page.getByRole('link', { name: 'Close cook mode' }).click()
  await heading(page, pasta.title).waitFor()
  await save(page).click()
  await page.getByRole('link', { name: 'Shopping list' }).first().click()
  await heading(page, 'Shopping list').waitFor()
  const ticks = page.getByRole('main').getByRole('checkbox')
  await ticks.first().check()
  const lines = await ticks.count()
  await page.goto(`${site.url}/meal-plan?week=2031-03-03`)
  await addToPlan(page, 'Fish pie')
  await page.reload()
  await page.getByRole('region', { name: 'Lunch, Tuesday' }).getByText('Fish pie').waitFor()
  await page.goto(`${site.url}/blog`)
  await heading(page, 'No connection').waitFor()
  await page.getByRole('link', { name: pasta.title }).waitFor()
  expect(await findingsOn(page, 'the offline page')).toEqual([])
  await tabTo(page, 'Try again')
  await tabTo(page, pasta.title)
  await page.keyboard.press('Enter')
  await heading(page, pasta.title).waitFor()
  await page.goto(`${site.url}/blog`)
  await heading(page, 'No connection').waitFor()

  site.releaseNext()
  await restore()
  await heading(page, 'Blog').waitFor()
  const { page: other } = await newVisitor()
  await other.context().addCookies(await page.context().cookies())
  const titles = () => other.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts()
  const arrived = (path: string, read: () => Promise<unknown>, expected: unknown) =>
    vi.waitFor(
      async () => {
        await other.goto(site.url + path)
        await expect.poll(read, { timeout: 10_000 }).toEqual(expected)
      },
      { timeout: 90_000 },
    )
  const boxes = other.getByRole('main').getByRole('checkbox')
  await arrived('/saved', titles, [pasta.title, soup.title])
  await arrived('/meal-plan?week=2031-03-03', () => other.getByText('Fish pie').count(), 1)
  await arrived('/shopping-list', () => other.getByRole('checkbox', { checked: true }).count(), 1)
  expect(await boxes.count()).toBe(lines)
})

test('opens a shared list again without a connection, and sends what was ticked', async () => {
  const { page, site, cut, restore } = await cookAtChangingSite()
  const lists = `${site.url}/api/shopping-lists`
  const ask = async (list: string, operations: ReadonlyArray<object>) => {
    const body = JSON.stringify({ since: 0, operations })
    const answer = await fetch(lists + list, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return (await answer.json()) as { guest: string; lines: Array<{ isTicked: boolean }> }
  }
  const lines = [{ id: 'of-another-phone', line: '2 leeks', recipes: [] }]
  const { guest } = await ask('', [{ kind: 'add', operation: 'of-another-phone', ageMs: 0, lines }])
  await page.goto(`${site.url}/shopping-list/${guest}`)
  await page.getByRole('checkbox', { name: /leeks/ }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await cut()
  await page.reload()
  await heading(page, 'Shared shopping list').waitFor()
  await page.getByRole('checkbox', { name: /leeks/ }).check()
  await page.reload()
  expect(await page.getByRole('checkbox', { name: /leeks/ }).isChecked()).toBe(true)
  const stored = await page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => url)
  })
  expect(stored.filter((url) => url.includes(guest))).toEqual([])
  await page.goto(`${site.url}/shopping-list/${'x'.repeat(32)}`)
  await heading(page, 'No connection').waitFor()
  await restore()
  await expect.poll(async () => (await ask(`/${guest}`, [])).lines).toMatchObject([{ isTicked: true }])
})

const releases = (on: Page) =>
  on.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('release-')))

test('keeps the scripts of an open tab after a release, and then changes over', async () => {
  const { page, pageErrors, site, cut, restore } = await cookAtChangingSite()
  await page.goto(site.url + soup.path)
  await save(page).click()
  await page.goto(`${site.url}/saved`)
  await storedNote(page, 1).waitFor()
  const context = page.context()
  const [before = ''] = await releases(page)
  site.releaseNext()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise<void>((resolve) => {
      const look = () => (registration.waiting ? resolve() : setTimeout(look, 100))
      look()
    })
  })
  expect(await releases(page)).toHaveLength(2)
  // The site no longer has the scripts that this tab loads now.
  await page.getByRole('link', { name: soup.title }).first().click()
  await heading(page, soup.title).waitFor()
  await page.getByRole('button', { name: 'Scale Recipe' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await page.keyboard.press('Escape')
  expect(pageErrors).toEqual([])

  await page.close()
  const next = await context.newPage()
  await next.goto(`${site.url}/saved`)
  await expect.poll(() => releases(next), { timeout: 60_000 }).not.toContain(before)
  await cut()
  await next.goto(site.url + soup.path)
  await heading(next, soup.title).waitFor()
  await restore()
})

test('removes everything of an account at sign-out', async () => {
  const { page, site, user } = await cookAtChangingSite()
  await page.goto(`${site.url}/account`)
  await page.goto(`${site.url}${pasta.path}/cook?step=2`)
  await page.getByText(/^Step 2 of/).waitFor()
  await page.goto(site.url + soup.path)
  await save(page).click()
  await page.goto(`${site.url}/saved`)
  await storedNote(page, 2).waitFor()
  const storedText = () =>
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
  const before = await storedText()
  expect(before).toEqual(expect.arrayContaining([soup.path, `${pasta.path}/cook`]))
  expect(before.filter((text) => text.includes(user.email) || text.startsWith('/account'))).toEqual([])
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('Signed out').waitFor()
  await expect
    .poll(async () =>
      (await storedText()).filter(
        (text) => text.includes('thai-coconut') || text.includes('garlic-parmesan') || text.includes(user.id),
      ),
    )
    .toEqual([])
})

test('says when the device has no room, and keeps the list', async () => {
  const { page, site } = await cookAtChangingSite()
  const devTools = await page.context().newCDPSession(page)
  await page.goto(`${site.url}${pasta.path}/cook`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  await page.goto(site.url + soup.path)
  await save(page).click()
  await page.goto(`${site.url}/saved`)
  await page.getByRole('alert').getByText('no more room').waitFor()
  await page.getByRole('link', { name: soup.title }).waitFor()
})

test('offers to be installed from the second visit on, until it is declined', async () => {
  const { page } = await newVisitor()
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }))
    })
  })
  await page.goto(`${workerSite.url}/about`)
  const offer = page.getByRole('region', { name: 'Install Marshmallow Kitchen' })
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem('app-visits') ?? '{"value":{}}').value.count)
  await expect.poll(visits).toBe(1)
  expect(await offer.count()).toBe(0)
  const visitAgain = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
  }
  await visitAgain()
  await offer.waitFor()
  expect(await findingsOn(page, 'the offer')).toEqual([])
  await offer.getByRole('button', { name: 'Not now' }).click()
  await offer.waitFor({ state: 'detached' })
  await visitAgain()
  await expect.poll(visits).toBe(3)
  expect(await offer.count()).toBe(0)
})
