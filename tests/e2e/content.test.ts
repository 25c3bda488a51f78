import { expect, test } from 'vitest'
import { samplePosts } from '../../src/seed/sample/content/blog-posts.ts'
import { sampleFaqs } from '../../src/seed/sample/content/faqs.ts'
import { sampleArticles } from '../../src/seed/sample/content/knowledge-base.ts'
import { contactDetails } from '../../src/web/features/messages/contact-details.ts'
import { about } from '../../src/web/features/about/about.ts'
import { newVisitor } from './browser.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const visit = (path: string) => plainVisitor(siteUrl).open(path)
const textsOf = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim())
const titlesOf = (page: PlainPage) => textsOf(page, 'main article :is(h2, h3)')
const leadsTo = ({ $ }: PlainPage, name: string) => $(`main a:contains("${name}")`).attr('href')

test('lists blog posts, newest first, and opens each', async () => {
  const list = await visit('/blog')
  expect(titlesOf(list)).toEqual(samplePosts.map((post) => post.title))
  const [post] = samplePosts
  if (!post) throw new Error('There is no sample post')
  for (const part of [post.category, post.excerpt, post.authorName]) expect(list.text('article:first')).toContain(part)
  // The picture and the author's portrait.
  expect(list.$('article:first picture img').length).toBe(2)

  const page = await list.follow(post.title)
  expect([page.url, page.text('h1')]).toEqual([`${siteUrl}/blog/${post.id}`, post.title])
  expect(page.$('article:first picture > img[src^="/images/"]').length).toBeGreaterThan(0)
  expect(page.$('article:first time').attr('datetime')).toContain(post.datePublished)
  for (const part of [post.category, post.excerpt, post.authorName]) expect(page.text('article:first')).toContain(part)
  expect(textsOf(page, 'article:first p')).toEqual(expect.arrayContaining(post.content.split('\n')))
  const products = page.$('aside[aria-labelledby=products-title] a')
  expect(products.length).toBeGreaterThan(0)
  expect(products.filter('[rel~=sponsored]').length).toBe(products.length)
})

test.each([
  ['/blog/no-such-post', 'Blog post not found', '/blog'],
  ['/kb/no-such-article', 'Article Not Found', '/kb'],
])('shows a message and a way back at %s', async (path, title, back) => {
  const page = await visit(path)
  expect([page.status, page.text('h1'), page.$('main a').attr('href')]).toEqual([404, title, back])
})

test('opens at most one FAQ answer at a time', async () => {
  const page = await visit('/faq')
  expect(textsOf(page, 'main details[name=faq] > summary')).toEqual(sampleFaqs.map(({ question }) => question))
  expect(textsOf(page, 'main details[name=faq] > div')).toEqual(
    sampleFaqs.map(({ answer }) => answer.replaceAll(/\s+/g, ' ')),
  )
  // Browsers close the others with the same name.
  expect(page.$('main details[name=faq]:not([open])').length).toBe(sampleFaqs.length)
})

test('lists knowledge base articles with links back', async () => {
  const list = await visit('/kb')
  expect(list.text('h1')).toBe('Recipe Knowledge Base')
  expect(titlesOf(list)).toEqual(sampleArticles.map((article) => article.title))
  expect(list.text('article:contains("Cooking for Two, or for Twenty")')).toContain('What the scaling slider does')
  const article = await list.follow('Cooking for Two, or for Twenty')
  expect(article.url).toBe(`${siteUrl}/kb/scaling-a-recipe`)
  const contents = article.$('nav[aria-labelledby=contents] a')
  const sections = article.$('article h2').filter((_, heading) => article.$(heading).attr('id') !== 'contents')
  expect(contents.toArray().map((link) => article.$(link).attr('href'))).toEqual(
    sections.toArray().map((heading) => `#${article.$(heading).attr('id')}`),
  )
  expect((await article.follow('Back to Knowledge Base')).url).toBe(list.url)
})

test('shows four filled tabs in the knowledge base', async () => {
  const links = (await visit('/kb')).$('nav[aria-label="Parts of the knowledge base"] a')
  const tabs = links.toArray().map(({ attribs }, index) => [links.eq(index).text(), attribs['href']])
  expect(tabs).toEqual([
    ['Knowledge Base', '/kb'],
    ['Recipes', '/kb?tab=recipes'],
    ['Meal Planning', '/kb?tab=meal-planning'],
    ['Community', '/kb?tab=community'],
  ])
  const recipes = await visit('/kb?tab=recipes')
  expect(recipes.$('main article').length).toBe(6)
  expect(leadsTo(recipes, 'Vegetarian (4)')).toBe('/categories/vegetarian')
  const planning = await visit('/kb?tab=meal-planning')
  expect(leadsTo(planning, 'Plan a week')).toBe('/meal-plan')
  expect(titlesOf(planning)).toContain('Planning a Week of Dinners in Half an Hour')
  expect(titlesOf(planning)).not.toContain('Oven Temperatures, Fan or Not')
  const community = await visit('/kb?tab=community')
  // Other tests add newer recipes.
  expect(titlesOf(community)[0]).toBe(titlesOf(await visit('/latest'))[0])
  expect((await community.follow('Amara Osei')).text('h1')).toBe('Amara Osei')
})

test('searches and filters articles by address', async () => {
  let page = await visit('/kb')
  page = await page.send('Search', { 'Search the articles': 'GRATÍNS' })
  expect(page.text('main')).toContain('Found 1 article')
  expect(titlesOf(page)).toEqual(['Oven Temperatures, Fan or Not'])
  expect(page.valueOf('Search the articles')).toBe('GRATÍNS')
  const topic = textsOf(page, 'nav[aria-labelledby=filter] a').find((text) => text.startsWith('Importing')) ?? ''
  page = await page.follow(topic)
  expect(page.text('main')).toContain('No articles found. Try a different search term.')
  page = await page.follow('All articles')
  expect(page.text('main')).toContain(`${sampleArticles.length} articles`)
  page = await (await page.follow('Importing (2)')).follow('A to Z')
  expect(page.url).toBe(`${siteUrl}/kb?topic=importing&sort=title`)
  expect(textsOf(page, 'nav[aria-labelledby=filter] [aria-current]')).toEqual(['Importing (2)', 'A to Z'])
  expect(titlesOf(page)).toEqual(['How Importing a Recipe Works', 'When a Site Refuses to Be Imported'])
})

test('shows an empty plan for printing without script', async () => {
  const page = await visit('/meal-plan')
  expect(page.text('main')).toContain('your plan is not saved')
  expect(page.$('main input[type=text], main input:not([type]), main select').length).toBe(21)
  expect(page.valueOf('Sunday Dinner')).toBe('')
})

test('shows the specified texts on about, contact, support and import options', async () => {
  const aboutPage = await visit('/about')
  for (const { heading, paragraphs } of [about.mission, about.vision]) {
    const part = aboutPage.text(`section:has(> h2:contains("${heading}")), section:contains("${heading}")`)
    for (const paragraph of paragraphs) expect(part).toContain(paragraph)
  }
  const { email } = contactDetails({ email: null, phone: null })
  for (const path of ['/contact', '/support', '/privacy']) {
    const page = await visit(path)
    expect(leadsTo(page, email)).toBe(`mailto:${email}`)
    expect(page.text('main')).toContain('This is an example address')
  }
  const support = await visit('/support')
  expect(textsOf(support, 'h2')).toContain('Quick help')
  expect(leadsTo(support, 'Frequently Asked Questions')).toBe('/faq')
  const submit = await visit('/submit-recipe')
  expect(submit.text('h1')).toBe('Share Your Recipe')
  expect(textsOf(submit, 'h2')).toContain('Guidelines')
  expect(leadsTo(submit, 'Import from a website')).toBe('/import')
  const options = await visit('/import-options')
  expect(options.text('h1')).toBe('Import Recipes')
  expect(textsOf(options, 'main h2')).toEqual(
    expect.arrayContaining([
      'Import from Website',
      'Import from PDF',
      'Scan Recipe from Photo',
      'Import from GitHub',
      'Create Manually',
    ]),
  )
  expect(leadsTo(options, 'Choose a repository')).toBe('/import?from=github')
  expect(leadsTo(options, 'Paste an address')).toBe('/import')
})

test('shows a skeleton while a page loads, and leads to each section of an article, also after it failed to load', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/about`)
  const gate = Promise.withResolvers<void>()
  await page.route('**/faq.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByText('Loading questions...').waitFor()
  expect(await page.getByRole('main').locator('.shimmering').count()).toBe(4)
  gate.resolve()
  await page.getByText('Loading questions...').waitFor({ state: 'detached' })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge Base' }).click()
  await page.getByRole('link', { name: 'Meal Planning' }).first().press('Enter')
  await page.getByRole('link', { name: 'Plan a week' }).waitFor()
  expect(await page.locator(':focus').innerText()).toBe('Meal Planning')
  await page.goBack()
  expect(pageErrors).toEqual([])

  await page.route('**/kb/scaling-a-recipe.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Cooking for Two, or for Twenty' }).click()
  await page.getByRole('heading', { level: 1, name: 'Error Loading Article' }).waitFor()
  await page.getByText('There was a problem loading this article. Please try again later.').waitFor()
  await page.unroute('**/kb/scaling-a-recipe.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cooking for Two, or for Twenty' }).waitFor()

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'What does not scale: the tin' }).click()
  await page.waitForURL(/#what-does-not-scale-the-tin$/)
  const heading = page.getByRole('heading', { name: 'What does not scale: the tin' })
  // The check is repeated, because the page scrolls smoothly.
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
  expect((await heading.boundingBox())?.y).toBeGreaterThan(70)
  expect((await contents.boundingBox())?.y).toBeGreaterThan(70)
  await close()
})
