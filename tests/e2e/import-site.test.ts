import { expect, onTestFinished, test } from 'vitest'
import { serve } from '../../src/lib/http/loopback-server.ts'
import { createUserAt } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const recipe = (name: string) =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: [`2 leeks for ${name}`, '1 l stock'],
    recipeInstructions: ['Chop.', 'Simmer.'],
  })}</script>`

/** A blog of these recipes, with a sitemap and a feed. */
async function aBlog(names: ReadonlyArray<string>) {
  const pages = new Map(names.map((name, index) => [`/recipe/${index + 1}`, recipe(name)]))
  const server = await serve((request, response) => {
    const origin = `http://${request.headers.host}`
    const addresses = [...pages.keys()].map((path) => origin + path)
    if (request.url === '/robots.txt') return response.end(`Sitemap: ${origin}/sitemap.xml`)
    if (request.url === '/sitemap.xml')
      return response.end(`<urlset>${addresses.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`)
    if (request.url === '/feed')
      return response.end(
        `<rss version="2.0"><channel><title>Leek Blog</title><copyright>CC BY 4.0</copyright>${addresses.map((url) => `<item><link>${url}</link></item>`).join('')}</channel></rss>`,
      )
    const page = pages.get(request.url ?? '')
    return page ? response.writeHead(200, { 'content-type': 'text/html' }).end(page) : response.writeHead(404).end()
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return server.url
}

test('imports a whole site with live progress, stops, and continues', async () => {
  const blog = await aBlog(Array.from({ length: 12 }, (_each, nth) => `Site Soup ${nth + 1}`))
  const { page, pageErrors } = await newVisitor()
  await page.goto(`${siteUrl}/import`)
  await page.getByRole('link', { name: 'Import a whole site' }).click()
  await page.getByLabel('Address of the site').fill(blog)
  await page.getByRole('button', { name: 'Look for recipes' }).click()
  await page.getByText(/Reading: [1-9]\d? of 12 pages/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Paused.').waitFor()
  expect(await findingsOn(page, '/imports/:id')).toEqual([])
  await page.getByRole('heading', { level: 3, name: 'Site Soup 1', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('12 recipes found.').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Import 12 recipes' }).click()
  await page.getByText('12 recipes imported.').waitFor()
  expect(pageErrors).toEqual([])
})

test('imports a whole site without script, and says what is wrong with an address', async () => {
  const blog = await aBlog(['Plain Site Soup'])
  const visitor = plainVisitor(siteUrl)
  let page = await visitor.open('/import-site')
  page = await page.send('Look for recipes', { 'Address of the site': 'nonsense' })
  expect(page.text('main')).toContain('This is not a web address.')
  page = await page.send('Look for recipes', { 'Address of the site': blog })
  const again = async () => (await visitor.open(page.url)).text('main')
  await expect.poll(again, { interval: 300 }).toContain('1 recipe found.')
})

test('an editor watches a feed, whose recipes wait in moderation', async () => {
  const blog = await aBlog(['Watched Soup'])
  const { cookie } = await createUserAt(workerSite, 'editor')
  const editor = plainVisitor(siteUrl, { cookie })
  let page = await editor.open('/admin/feeds')
  page = await page.send('Watch this feed', {
    'Address of the feed': `${blog}/feed`,
    'Also import the recipes in it now': true,
  })
  expect(page.text()).toContain('Feed added')
  const again = async () => (page = await editor.open('/admin/feeds')).text('main')
  await expect.poll(again, { interval: 300 }).toContain('1 recipe sent to moderation')
  expect(page.text('main')).toContain('License: CC BY 4.0')
  page = await page.send('Pause')
  page = await page.send('Resume')
  page = await page.send('Delete feed')
  expect(page.text('main')).toContain('No feeds yet.')
})
