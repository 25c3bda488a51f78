import { afterAll, expect, inject, test } from 'vitest'
import { samplePosts } from '../../src/operations/sample/content/blog-posts.ts'
import { sampleFaqs } from '../../src/operations/sample/content/faqs.ts'
import { sampleArticles } from '../../src/operations/sample/content/knowledge-base.ts'
import { contactDetails } from '../../src/web/contact-details.ts'
import { about } from '../../src/web/words/about.ts'
import { launch, newVisitor } from './browser.ts'

const siteUrl = inject('siteUrl')
const browser = await launch()
afterAll(() => browser.close())

test('the blog lists its posts, newest first, and each opens', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/blog`)
  const cards = page.getByRole('article')
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(samplePosts.map((post) => post.title))
  const [post] = samplePosts
  if (!post) throw new Error('There is no sample post')
  const card = await cards.first().innerText()
  for (const part of [post.category, post.excerpt, post.authorName]) expect(card).toContain(part)
  expect(await cards.first().locator('picture img').count()).toBe(1)

  await cards.first().getByRole('link').click()
  await page.waitForURL(`${siteUrl}/blog/${post.id}`)
  await page.getByRole('heading', { level: 1, name: post.title }).waitFor()
  const article = page.getByRole('article').first()
  expect(await article.locator('picture img').first().getAttribute('src')).toMatch(/^\/images\//)
  expect(await article.locator('time').first().getAttribute('datetime')).toContain(post.datePublished)
  const text = await article.innerText()
  for (const part of [post.category, post.excerpt, post.authorName]) expect(text).toContain(part)
  const paragraphs = await article.locator('p').allInnerTexts()
  for (const line of post.content.split('\n')) expect(paragraphs).toContain(line)
  const products = page.getByRole('complementary', { name: 'Recommended Products' })
  const rels = await products.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('rel')))
  expect(rels.length).toBeGreaterThan(0)
  expect(rels.every((rel) => rel?.includes('sponsored'))).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('posts and articles that are not there say so and lead back', async () => {
  const { page, close } = await newVisitor(browser)
  for (const [path, title, back] of [
    ['/blog/no-such-post', 'Blog post not found', '/blog'],
    ['/kb/no-such-article', 'Article Not Found', '/kb'],
  ] as const) {
    const answer = await page.goto(siteUrl + path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe(back)
  }
  await close()
})

test('one answer of the questions is open at a time, or none', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/faq`)
  const main = page.getByRole('main')
  const answers = sampleFaqs.map((faq) => main.getByText(faq.answer))
  const open = async () => (await Promise.all(answers.map((answer) => answer.isVisible()))).map(Number).join('')
  expect(await open()).toBe('0000')
  await main.getByText(sampleFaqs[0]?.question ?? '').click()
  expect(await open()).toBe('1000')
  await main.getByText(sampleFaqs[2]?.question ?? '').click()
  await expect.poll(open).toBe('0010')
  await main.getByText(sampleFaqs[2]?.question ?? '').click()
  expect(await open()).toBe('0000')
  expect(complaints).toEqual([])
  await close()
})

test('the knowledge base lists its articles, and each leads back', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/kb`)
  await page.getByRole('heading', { level: 1, name: 'Recipe Knowledge Base' }).waitFor()
  const cards = page.getByRole('article')
  const titles = await cards.getByRole('heading').allInnerTexts()
  expect(titles.toSorted()).toEqual(sampleArticles.map((article) => article.title).toSorted())
  const scaling = cards.filter({ hasText: 'Cooking for Two, or for Twenty' })
  expect(await scaling.innerText()).toContain('What the scaling slider does')

  await scaling.getByRole('link').click()
  await page.waitForURL(`${siteUrl}/kb/scaling-a-recipe`)
  await page.getByRole('heading', { level: 2, name: 'A second multiplier' }).waitFor()
  await page.getByRole('link', { name: 'Back to Knowledge Base' }).click()
  await page.waitForURL(`${siteUrl}/kb`)
  expect(complaints).toEqual([])
  await close()
})

test('about, contact, support and the ways to bring a recipe say what there is to say', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const main = page.getByRole('main')
  const open = (path: string) => page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  const leadsTo = async (name: string) => main.getByRole('link', { name }).first().getAttribute('href')

  await open('/about')
  for (const { heading, paragraphs } of [about.mission, about.vision]) {
    const part = await main.getByRole('region', { name: heading }).innerText()
    for (const paragraph of paragraphs) expect(part).toContain(paragraph)
  }

  const { email } = contactDetails({})
  for (const path of ['/contact', '/support', '/privacy']) {
    await open(path)
    expect(await leadsTo(email)).toBe(`mailto:${email}`)
    await main.getByText('reaches nobody').waitFor()
  }

  await open('/support')
  await main.getByRole('heading', { name: 'Quick help' }).waitFor()
  expect(await leadsTo('Frequently Asked Questions')).toBe('/faq')

  await open('/submit-recipe')
  await main.getByRole('heading', { level: 1, name: 'Share Your Recipe' }).waitFor()
  await main.getByRole('heading', { name: 'Guidelines' }).waitFor()
  expect(await leadsTo('Import from a website')).toBe('/import')

  await open('/import-options')
  await main.getByRole('heading', { level: 1, name: 'Import Recipes' }).waitFor()
  const options = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(options).toEqual(expect.arrayContaining(['Import from Website', 'Create Manually']))
  expect(await leadsTo('Paste an address')).toBe('/import')

  await open('/import?by=hand')
  await page.getByRole('dialog', { name: 'Edit before saving' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
