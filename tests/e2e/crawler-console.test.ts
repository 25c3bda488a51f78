import { afterAll, expect, test } from 'vitest'
import { recipeBlog } from '../../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from '../../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { signIn } from '../accounts.ts'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { startSampleSite } from './sample-site.ts'
import { workerSite as siteWithoutKey } from './worker-site.ts'

const blog = 'https://blog.example'
const crawler = await standInFirecrawl({ web: recipeBlog(blog, 6), pace: 'by hand' })
const site = await startSampleSite({ env: { FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' } })
const { page, pageErrors } = await newVisitor()
await signIn(page, site, 'admin')
afterAll(async () => {
  await site.stop()
  await crawler[Symbol.asyncDispose]()
})

const open = (path: string) => page.goto(site.url + path)
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const see = (text: string | RegExp) => page.getByText(text).first().waitFor()
const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
const newestJob = () => [...crawler.jobs.all.keys()].at(-1) ?? ''

test('reads a page, shows its cost and text, and imports its recipe', async () => {
  await open('/admin/crawler')
  await fill('Address', 'nonsense')
  await press('Read the page')
  await see('Enter a web address that starts with https:// or http://')
  await fill('Address', `${blog}/leek-soup-1`)
  await press('Read the page')
  await heading('Read a page')
  await see('Completed')
  await see('1 credit')
  await page.getByRole('link', { name: 'Leek soup number 1' }).click()
  await heading('Leek soup number 1')
  expect(await page.getByRole('textbox', { name: 'Markdown' }).inputValue()).toContain('- 2 leeks')
  await press('Import')
  await page.waitForURL(/\/imports\//)
  await see('Leek soup number 1')
})

test('lists a site, reads its pages, and shows pages that could not be read', async () => {
  await open('/admin/crawler?call=map')
  await fill('Address of the site', `${blog}/`)
  await press('List the pages')
  await see('7 addresses')
  expect(await page.getByRole('link', { name: `${blog}/leek-soup-6` }).getAttribute('href')).toBe(`${blog}/leek-soup-6`)
  await page.getByRole('link', { name: 'Read these pages' }).click()
  const addresses = page.getByLabel('Addresses', { exact: true })
  expect((await addresses.inputValue()).split('\n')).toHaveLength(7)
  await addresses.fill(`${blog}/leek-soup-2\n${blog}/gone\nnot an address`)
  // The error of the field that is left does not move the box away from the press.
  await page.getByLabel('Skip lines that aren’t addresses').check()
  await press('Read the pages')
  await heading('Read several pages')
  await see(/Read 0 of [23] pages/)
  crawler.jobs.readPages(newestJob(), 3)
  await see('Completed')
  await press('Check errors')
  await see('The page does not exist.')
})

test('shows a crawl live, and cancels one that never ends', async () => {
  await open('/admin/crawler?call=crawl')
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
  await press('Import all recipes')
  await page.waitForURL(/\/imports\//)

  await open('/admin/crawler?call=crawl')
  await fill('Address to start from', 'https://endless.example/')
  await press('Start the crawl')
  await see('Check status')
  await press('Check status')
  await press('Cancel')
  await see('Crawl job failed or was stopped. Status: cancelled')
  await press('Remove')
  await press('Remove call')
  await page.waitForURL(/\/admin\/crawler$/)
})

test('searches, researches, collects data and writes an LLMs.txt', async () => {
  await open('/admin/crawler?call=search')
  await fill('Search for', 'leek soup')
  await press('Search')
  await see('Completed')
  await see('Leek soup number 4')
  await page.getByRole('link', { name: 'Read these pages' }).waitFor()

  await open('/admin/crawler?call=research')
  await fill('Question', 'leek')
  await press('Start the research')
  await see('Completed')
  expect(await page.getByRole('textbox', { name: 'Report (Markdown)' }).inputValue()).toContain('# leek')
  await page.getByRole('link', { name: 'Leek soup number 1' }).waitFor()

  await open('/admin/crawler?call=extract')
  await fill('Addresses', `${blog}/leek-soup-4`)
  await fill('What to collect', 'The title')
  await fill('JSON schema (optional)', '[')
  await press('Collect')
  await see('Invalid schema. Schema must be either a valid Zod schema or JSON schema object.')
  await fill('JSON schema (optional)', '{"type":"object"}')
  await press('Collect')
  await see('5 credits')
  expect(await page.getByRole('textbox', { name: 'Data (JSON)' }).inputValue()).toContain('Leek soup number 4')

  await open('/admin/crawler?call=llmstxt')
  await fill('Address of the site', `${blog}/`)
  await press('Write it')
  await see('Completed')
  expect(await page.getByRole('textbox', { name: 'llms.txt' }).inputValue()).toContain('[Leek soup number 2]')
})

test('shows each message of the crawler, and follows a job by its ID', async () => {
  const refused: Array<[number, object, string]> = [
    [402, { error: 'Insufficient credits' }, 'Failed to scrape URL. Status code: 402. Error: Insufficient credits'],
    [500, {}, 'Failed to scrape URL. Status code: 500. Error: Internal server error.'],
    [401, {}, 'Unexpected error occurred while trying to scrape URL. Status code: 401'],
    [429, {}, 'Unexpected error occurred while trying to scrape URL. Status code: 429. Try again in 7 seconds.'],
  ]
  for (const [status, body, message] of refused) {
    crawler.answerNext(/scrape/, answering(status, body, status === 429 ? { 'retry-after': '7' } : {}))
    await open('/admin/crawler')
    await fill('Address', `${blog}/leek-soup-1`)
    await press('Read the page')
    await see(message)
  }
  await press('Try again')
  await see('Completed')

  for (const [kind, id, message] of [
    ['crawl', '', 'No crawl ID provided'],
    ['batch', '', 'No batch scrape ID provided'],
    ['research', 'unknown', 'Deep research job not found'],
    ['llmstxt', 'unknown', 'LLMs.txt generation job not found'],
    ['crawl', '../team', 'A job ID has only letters, digits, - and _.'],
  ] as const) {
    await open('/admin/crawler')
    await page.getByLabel('Kind of job').selectOption(kind)
    await fill('Job ID', id)
    await press('Follow the job')
    await see(message)
  }
})

test('says where to set a key when there is none', async () => {
  const { page: other } = await newVisitor()
  await signIn(other, siteWithoutKey, 'admin')
  await other.goto(`${siteWithoutKey.url}/admin/crawler`)
  await other.getByRole('heading', { name: 'API key not found' }).waitFor()
  await other.getByRole('link', { name: 'Set a key' }).click()
  await other.waitForURL(/\/admin\/keys#crawler/)
})

test('works without script, and axe finds nothing', async () => {
  const { page: plain } = await newVisitor({ javaScriptEnabled: false })
  await signIn(plain, site, 'admin')
  await plain.goto(`${site.url}/admin/crawler`)
  await plain.getByLabel('Address', { exact: true }).fill(`${blog}/leek-soup-3`)
  await plain.getByRole('button', { name: 'Read the page' }).click()
  await expect
    .poll(async () => {
      await plain.reload()
      return plain.getByText('Completed').count()
    })
    .toBe(1)
  await plain.getByRole('button', { name: 'Import Leek soup number 3' }).click()
  expect(plain.url()).toContain('/imports/')

  for (const path of [
    '/admin/crawler',
    '/admin/crawler?call=extract',
    '/admin/crawler/1',
    '/admin/crawler/2',
    '/admin/crawler/1/1',
  ]) {
    await open(path)
    expect(await findingsOn(page, path)).toEqual([])
  }
  // The crawler answered one question about errors with an error.
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([])
})
