import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { type SitePart, siteParts } from '../src/core/settings/site-parts.ts'
import { readSettings, saveSettings } from '../src/db/settings/settings.ts'
import { chefs } from '../src/db/schema/chefs.ts'
import { recipes } from '../src/db/schema/recipes.ts'
import { pages } from '../src/web/app/pages.ts'
import { createUser } from './accounts.ts'
import { aRecipe } from './factories.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, visitor } = await createWholeSite({ CHICORY_PUBLISHER_ID: 'leek-1' })
const { cookie } = await createUser(app, 'cook')
await app.db.insert(chefs).values({ id: 'ada', name: 'Ada Holm' })
await app.db.insert(recipes).values({
  id: 'leek-soup',
  title: 'Leek Soup',
  authorId: 'ada',
  ingredients: [],
  instructions: [],
})

const hide = async (...hiddenParts: Array<SitePart>) =>
  saveSettings(app.db, { ...(await readSettings(app.db)), hiddenParts })
const bodyOf = async (path: string) => (await send(path)).text()
const pageOf = async (path: string) => load(await bodyOf(path))
const characters = /\/(?:spot|hero|cat-all|mark)-?[\w-]*\.svg|data:image\/svg/

const linksOn = async (path: string) =>
  (await pageOf(path))('a')
    .get()
    .map(({ attribs }) => attribs['href'] ?? '')

test('answers 404 at every page of a hidden part, and in no other case', async () => {
  const inParts = pages.flatMap(({ path, part }) => (part ? [`/${path.replace(':id', 'ada')}`] : []))
  expect(inParts).toEqual(['/chefs', '/chefs/ada', '/chefs/ada/recipes', '/community'])
  const statuses = async () => {
    const answers = [...inParts.slice(0, 2), '/community', '/kb?tab=community', '/chefs/ada/feed.xml'].map((path) =>
      send(path),
    )
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  await hide('delivery', 'characters')
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  await hide('community')
  expect(await statuses()).toEqual([404, 404, 404, 404, 404])
  expect((await send('/chefs/ada/recipes.data')).status).toBe(404)
  const $ = await pageOf('/community')
  expect([$('h1').text(), $('title').text()]).toEqual(['Page not found', 'Page not found'])
  expect($('header a[href="/"]').length).toBeGreaterThan(0)
})

test('links a hidden community nowhere, and still names the chef', async () => {
  const paths = ['/', '/recipe/leek-soup', '/search', '/kb', '/about']
  const toCommunity = async () =>
    (await Promise.all(paths.map(linksOn))).flat().filter((link) => /chef|community/.test(link))
  await hide()
  expect(new Set(await toCommunity())).toEqual(
    new Set(['/community', '#chef-ratings', '/chefs/ada', '/kb?tab=community']),
  )
  expect(await bodyOf('/sitemap.xml')).toMatch(/\/community<[^]*\/chefs\/ada</)
  await hide('community')
  expect(await toCommunity()).toEqual([])
  expect(await bodyOf('/sitemap.xml')).not.toMatch(/community|chefs/)
  expect((await pageOf('/recipe/leek-soup'))('main').text()).toContain('by Ada Holm')
  expect((await pageOf('/search'))('legend').text()).not.toContain('Chef')
  expect((await pageOf('/'))('h2').text()).not.toContain('Chef')
})

/** Finds the panels beside a recipe, and if the page may load Chicory's script. */
async function besideRecipe() {
  const answer = await send('/recipe/leek-soup')
  const $ = load(await answer.text())
  return {
    headings: $('aside h2')
      .get()
      .map((heading) => $(heading).text()),
    allowsScript: answer.headers.get('content-security-policy')?.includes('chicory') ?? false,
  }
}

test('hides groceries and delivery, with the script of Chicory', async () => {
  await app.db.update(recipes).set({ ingredients: aRecipe().ingredients })
  await hide()
  expect(await besideRecipe()).toMatchObject({
    headings: expect.arrayContaining(['Add to Shopping List', 'Delivery Options']),
    allowsScript: true,
  })
  expect(await bodyOf('/privacy')).toContain('Chicory')
  await hide('delivery')
  const after = await besideRecipe()
  expect(after.allowsScript).toBe(false)
  expect(after.headings).not.toEqual(expect.arrayContaining(['Add to Shopping List']))
  expect(after.headings).not.toEqual(expect.arrayContaining(['Delivery Options']))
  expect((await pageOf('/privacy'))('main').text()).not.toContain('Chicory')
})

test('shows no characters when they are hidden', async () => {
  await saveSettings(app.db, { ...(await readSettings(app.db)), siteName: 'Leek House' })
  const paths = ['/', '/about', '/support', '/auth', '/import', '/blog', '/faq', '/saved', '/nowhere', '/newsletter']
  const drawings = async () => {
    const found = await Promise.all(
      paths.map(async (path) =>
        (await pageOf(path))('img')
          .get()
          .map(({ attribs }) => attribs['src'] ?? '')
          .filter((src) => characters.test(src)),
      ),
    )
    return found.map((one) => one.length)
  }
  await hide()
  expect((await drawings()).filter((count) => count === 0)).toEqual([])
  await hide('characters')
  expect(await drawings()).toEqual(paths.map(() => 0))
})

test('offers each part in the settings, with what it hides', async () => {
  await hide('community')
  const { cookie: adminCookie } = await createUser(app, 'admin')
  const settings = await visitor(adminCookie).open('/admin/settings')
  const boxes = settings.$('input[name=hiddenParts]').get()
  expect(boxes.map(({ attribs }) => [attribs['value'], 'checked' in attribs])).toEqual(
    siteParts.map((part) => [part, part === 'community']),
  )
  expect((await send('/community')).status).toBe(404)
  const changes = { 'Hide: Community and chefs': false, 'Hide: Grocery delivery': true }
  await settings.send('Save Settings', changes)
  expect((await send('/community')).status).toBe(200)
  expect((await besideRecipe()).headings).not.toEqual(expect.arrayContaining(['Delivery Options']))
  await hide()
})

test('allows Chicory’s script on every page, once the site has a publisher ID', async () => {
  const other = await createWholeSite()
  const { cookie: adminCookie } = await createUser(other.app, 'admin')
  const policies = () =>
    Promise.all(
      ['/about', '/search?q=pizza', '/no-such-page'].map(
        async (path) => (await other.send(path)).headers.get('content-security-policy')?.includes('chicory') ?? false,
      ),
    )
  expect(await policies()).toEqual([false, false, false])
  const keys = await other.visitor(adminCookie).open('/admin/keys')
  const set = await keys.send('Save: Grocery widget (Chicory)', { 'Publisher ID': 'kitchen' }, '#chicory')
  expect(set.text('#chicory')).toContain('Set on')
  expect(await policies()).toEqual([true, true, true])
  await set.send('Remove key', {}, '#chicory')
  expect(await policies()).toEqual([false, false, false])
})

test('has no link to a chef page in the account when the community is hidden', async () => {
  await hide('community')
  const $ = load(await (await send('/account', { cookie })).text())
  expect($('main').text()).toContain('Your name is shown with your recipes.')
  await hide()
})
