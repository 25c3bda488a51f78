import { FirecrawlAppV1 } from 'firecrawl'
import { expect, test } from 'vitest'
import { recipeBlog } from './testing/stand-in-pages.ts'
import { standInFirecrawl } from './testing/stand-in-firecrawl.ts'

const blog = 'https://blog.example'

/** The vendor's own client is the proof that the stand-in speaks its protocol. */
async function startPublished() {
  const standIn = await standInFirecrawl({ web: recipeBlog(blog, 130), pace: 5 })
  const client = new FirecrawlAppV1({ apiKey: 'fc-stand-in', apiUrl: standIn.url })
  return { standIn, client, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

test('the published client reads, searches and maps with the stand-in', async () => {
  await using published = await startPublished()
  const page = await published.client.scrapeUrl(`${blog}/leek-soup-1`, { formats: ['markdown', 'html'] })
  expect(page).toMatchObject({ success: true, metadata: { title: 'Leek soup number 1' } })
  expect(await published.client.search('leek', {})).toMatchObject({ success: true, data: { length: 5 } })
  expect(await published.client.mapUrl(`${blog}/`, {})).toMatchObject({ success: true, links: { length: 131 } })
})

test('the published client crawls in parts, watches live, cancels and lists errors with the stand-in', async () => {
  await using published = await startPublished()
  const started = await published.client.crawlUrlAndWatch(`${blog}/`, { limit: 131 })
  const documents: Array<unknown> = []
  const { promise, resolve } = Promise.withResolvers<string>()
  started.addEventListener('document', ({ detail }) => void documents.push(detail))
  started.addEventListener('done', ({ detail }) => resolve(detail.status))
  expect(await promise).toBe('completed')
  expect(documents).toHaveLength(131)
  expect(await published.client.checkCrawlStatus(started.id, true)).toMatchObject({ data: { length: 131 } })
  expect(await published.client.checkCrawlErrors(started.id)).toEqual({ errors: [], robotsBlocked: [] })

  const endless = await published.client.asyncCrawlUrl('https://endless.example/', {})
  const id = 'id' in endless ? endless.id : undefined
  expect(await published.client.cancelCrawl(String(id))).toEqual({ status: 'cancelled' })
})

test('the published client runs batches, extractions, research and LLMs.txt with the stand-in', async () => {
  await using published = await startPublished()
  const batch = await published.client.asyncBatchScrapeUrls([`${blog}/leek-soup-2`], { formats: ['markdown'] })
  const id = 'id' in batch ? batch.id : undefined
  await expect
    .poll(() => published.client.checkBatchScrapeStatus(id))
    .toMatchObject({ status: 'completed', data: [{ metadata: { title: 'Leek soup number 2' } }] })
  // The client waits a second or two before it asks again, so the three jobs wait together.
  const jobs = [
    published.client.extract([`${blog}/leek-soup-2`], { prompt: 'Titles' }),
    published.client.deepResearch('leek', {}),
    published.client.generateLLMsText(`${blog}/`, {}),
  ]
  expect(await Promise.all(jobs)).toMatchObject([{ success: true }, { status: 'completed' }, { status: 'completed' }])
})

test('the published client understands the refusals of the stand-in', async () => {
  await using published = await startPublished()
  published.standIn.account.credits = 0
  await expect(published.client.scrapeUrl(`${blog}/`, {})).rejects.toThrow('Status code: 402')
  published.standIn.keys.clear()
  await expect(published.client.scrapeUrl(`${blog}/`, {})).rejects.toThrow('Status code: 401')
})
