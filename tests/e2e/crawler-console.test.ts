import { afterAll, expect, test } from 'vitest'
import { recipeBlog } from '../../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from '../../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { startSampleSite } from './sample-site.ts'

const blog = 'https://blog.example'
const crawler = await standInFirecrawl({ web: recipeBlog(blog, 6), pace: 'by hand' })
const site = await startSampleSite({ env: { FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' } })
afterAll(async () => {
  await site.stop()
  await crawler[Symbol.asyncDispose]()
})

test('shows a crawl live, and cancels one that never ends', async () => {
  const { page, pageErrors } = await newVisitor()
  await signIn(page, site, 'admin')
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const see = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const newestJob = () => [...crawler.jobs.all.keys()].at(-1) ?? ''

  await page.goto(`${site.url}/admin/crawler?call=crawl`)
  await fill('Address to start from', `${blog}/`)
  await fill('Pages at most', '3')
  await press('Start the crawl')
  await see('Read 0 of 3 pages')
  crawler.answerNext(/errors/, answering(500, { error: 'Oops' }))
  await press('Check errors')
  await see('Status code: 500. Error: Oops')
  crawler.jobs.readPages(newestJob(), 1)
  await see('Read 1 of 3 pages')
  // The page has updated by itself since.
  await see('Status code: 500. Error: Oops')
  await see('Kitchen diary')
  crawler.jobs.readPages(newestJob(), 2)
  await see('Completed')
  expect(await findingsOn(page, 'a finished crawl')).toEqual([])
  await page.getByRole('link', { name: 'Leek soup number 1' }).click()
  await page.getByRole('heading', { name: 'Leek soup number 1', level: 1 }).waitFor()
  expect(await findingsOn(page, 'a page of a crawl')).toEqual([])

  await page.goto(`${site.url}/admin/crawler?call=crawl`)
  await fill('Address to start from', 'https://endless.example/')
  await press('Start the crawl')
  await press('Check status')
  await press('Cancel')
  await see('Crawl job failed or was stopped. Status: cancelled')
  await press('Remove')
  await press('Remove call')
  await page.waitForURL(/\/admin\/crawler$/)
  // The crawler answered one question about errors with an error.
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([])
})
