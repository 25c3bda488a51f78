import { afterAll, expect, test } from 'vitest'
import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { answering, standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { followCalls } from '../src/operations/crawler/follow-calls.ts'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const blog = 'https://blog.example'
const crawler = await standInFirecrawl({ web: recipeBlog(blog, 6) })
afterAll(() => crawler[Symbol.asyncDispose]())
const { app, visitor } = await createWholeSite({ FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' })
const admin = visitor((await createUser(app, 'admin')).cookie)
const withAddress = { Address: `${blog}/leek-soup-1` }

/** Presses a button of the form for a call, and opens the page of the call when the crawler is done. */
async function call(kind: string, button: string, values: Record<string, string | boolean>) {
  return whenDone(await (await admin.open(`/admin/crawler?call=${kind}`)).send(button, values))
}

async function whenDone({ url }: { url: string }) {
  await followCalls(app, new AbortController().signal)
  return admin.open(new URL(url).pathname)
}

test('reads a page, shows its cost and text, and imports its recipe', async () => {
  const form = await admin.open('/admin/crawler')
  const refused = await form.send('Read the page', { Address: 'nonsense' })
  expect(refused.text('main')).toContain('Enter a web address that starts with https:// or http://')
  const read = await call('scrape', 'Read the page', withAddress)
  expect(read.text('h1')).toBe('Read a page')
  for (const text of ['Completed', '1 credit']) expect(read.text('main')).toContain(text)
  const page = await read.follow('Leek soup number 1')
  expect(page.valueOf('Markdown')).toContain('- 2 leeks')
  expect((await page.send('Import')).url).toMatch(/\/imports\//)
  expect((await read.send('Import Leek soup number 1')).url).toMatch(/\/imports\//)
})

test('lists a site, reads its pages, and shows pages that could not be read', async () => {
  const listed = await call('map', 'List the pages', { 'Address of the site': `${blog}/` })
  expect(listed.text('main')).toContain('7 addresses')
  expect(listed.$(`a[href="${blog}/leek-soup-6"]`)).toHaveLength(1)
  const form = await listed.follow('Read these pages')
  expect(form.valueOf('Addresses').trim().split('\n')).toHaveLength(7)
  const read = await call('batch', 'Read the pages', {
    Addresses: `${blog}/leek-soup-2\n${blog}/gone\nnot an address`,
    'Skip lines that aren’t addresses': true,
  })
  expect(read.text('main')).toContain('Completed')
  expect((await read.send('Check errors')).text('main')).toContain('The page does not exist.')
})

test('searches, researches, collects data and writes an LLMs.txt', async () => {
  const found = await call('search', 'Search', { 'Search for': 'leek soup' })
  expect(found.text('main')).toContain('Leek soup number 4')
  expect(found.$('main a').text()).toContain('Read these pages')

  const research = await call('research', 'Start the research', { Question: 'leek' })
  expect(research.valueOf('Report (Markdown)')).toContain('# leek')
  expect(research.$('main a').text()).toContain('Leek soup number 1')

  const wanted = { Addresses: `${blog}/leek-soup-4`, 'What to collect': 'The title' }
  const refused = await (
    await admin.open('/admin/crawler?call=extract')
  ).send('Collect', { ...wanted, 'JSON schema (optional)': '[' })
  expect(refused.text('main')).toContain(
    'Invalid schema. Schema must be either a valid Zod schema or JSON schema object.',
  )
  const data = await call('extract', 'Collect', { ...wanted, 'JSON schema (optional)': '{"type":"object"}' })
  expect(data.text('main')).toContain('5 credits')
  expect(data.valueOf('Data (JSON)')).toContain('Leek soup number 4')

  const text = await call('llmstxt', 'Write it', { 'Address of the site': `${blog}/` })
  expect(text.valueOf('llms.txt')).toContain('[Leek soup number 2]')
})

test('shows the message of a failed call and repeats it, and follows a job by its ID', async () => {
  crawler.answerNext(/scrape/, answering(429, {}, { 'retry-after': '7' }))
  const failed = await call('scrape', 'Read the page', withAddress)
  expect(failed.text('main')).toContain('Status code: 429. Try again in 7 seconds.')
  expect((await whenDone(await failed.send('Try again'))).text('main')).toContain('Completed')
  const unknown = { 'Kind of job': 'Research a question', 'Job ID': 'unknown' }
  const followed = await call('scrape', 'Follow the job', unknown)
  expect(followed.text('main')).toContain('Deep research job not found')
})

test('says where to set a key when there is none', async () => {
  const without = await createWholeSite()
  const { cookie } = await createUser(without.app, 'admin')
  const page = await without.visitor(cookie).open('/admin/crawler')
  expect(page.text('main')).toContain('API key not found')
  expect(page.$('main a:contains("Set a key")').attr('href')).toBe('/admin/keys#crawler')
})
