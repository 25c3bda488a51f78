import { expect, test } from 'vitest'
import { samplePosts } from '../../src/seed/sample/content/blog-posts.ts'
import { sampleFaqs } from '../../src/seed/sample/content/faqs.ts'
import { sampleArticles } from '../../src/seed/sample/content/knowledge-base.ts'
import { contactDetails } from '../../src/web/features/messages/contact-details.ts'
import { about } from '../../src/web/features/about/about.ts'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

test('lists blog posts, newest first, and opens each', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/blog`)
  const cards = page.getByRole('article')
  expect(await cards.getByRole('heading').allInnerTexts()).toEqual(samplePosts.map((post) => post.title))
  const [lead = 0, other = 0] = await cards.evaluateAll((all) => all.map((card) => card.clientWidth))
  expect(lead).toBeGreaterThan(1.5 * other)
  const [post] = samplePosts
  if (!post) throw new Error('There is no sample post')
  const card = await cards.first().innerText()
  for (const part of [post.category, post.excerpt, post.authorName]) expect(card).toContain(part)
  // The picture and the author's portrait.
  expect(await cards.first().locator('picture img').count()).toBe(2)

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
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a message and a way back for missing posts and articles', async () => {
  const { page, close } = await newVisitor()
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

test('opens at most one FAQ answer at a time', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(pageErrors).toEqual([])
  await close()
})

test('lists knowledge base articles with links back', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/kb`)
  await page.getByRole('heading', { level: 1, name: 'Recipe Knowledge Base' }).waitFor()
  const cards = page.getByRole('article')
  const titles = await cards.getByRole('heading').allInnerTexts()
  expect(titles).toEqual(sampleArticles.map((article) => article.title))
  const scaling = cards.filter({ hasText: 'Cooking for Two, or for Twenty' })
  expect(await scaling.innerText()).toContain('What the scaling slider does')

  await scaling.getByRole('link').click()
  await page.waitForURL(`${siteUrl}/kb/scaling-a-recipe`)
  await page.getByRole('heading', { level: 2, name: 'Any number of servings' }).waitFor()
  await page.getByRole('link', { name: 'Back to Knowledge Base' }).click()
  await page.waitForURL(`${siteUrl}/kb`)
  expect(pageErrors).toEqual([])
  await close()
})

test.each([
  ['/blog', 'Blog', 'Loading posts...', '.card-grid > *', 3],
  ['/faq', 'FAQ', 'Loading questions...', '.shimmering', 4],
  ['/', 'Home', 'Loading chef ratings...', '.shimmering.aspect-4\\/3', 3],
])('shows a skeleton while %s loads', async (path, link, text, shape, boxes) => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/about`)
  const gate = Promise.withResolvers<void>()
  await page.route(`**${path === '/' ? '/_*' : path}.data*`, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await page.getByText(text).waitFor()
  const shapes = page.getByRole('main').locator(shape)
  expect(await shapes.count()).toBe(boxes)
  gate.resolve()
  await page.getByText(text).waitFor({ state: 'detached' })
  await page.waitForURL(siteUrl + path)
  expect(pageErrors).toEqual([])
  await close()
})

test('shows four filled tabs in the knowledge base', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/kb`)
  const main = page.getByRole('main')
  const tabs = main.getByRole('navigation', { name: 'Parts of the knowledge base' })
  expect(await tabs.getByRole('link').allInnerTexts()).toEqual([
    'Knowledge Base',
    'Recipes',
    'Meal Planning',
    'Community',
  ])

  await tabs.getByRole('link', { name: 'Recipes' }).click()
  await main.getByRole('heading', { name: 'Browse by category' }).waitFor()
  expect(await main.getByRole('article').count()).toBe(6)
  expect(await main.getByRole('link', { name: 'Vegetarian (4)' }).getAttribute('href')).toBe('/categories/vegetarian')

  await tabs.getByRole('link', { name: 'Meal Planning' }).press('Enter')
  await main.getByRole('link', { name: 'Plan a week' }).waitFor()
  expect(await page.locator(':focus').innerText()).toBe('Meal Planning')
  const articles = await main.getByRole('article').getByRole('heading').allInnerTexts()
  expect(articles).toContain('Planning a Week of Dinners in Half an Hour')
  expect(articles).not.toContain('Oven Temperatures, Fan or Not')

  await tabs.getByRole('link', { name: 'Community' }).click()
  await main.getByRole('heading', { name: 'Top cooks' }).waitFor()
  // Other tests add newer recipes.
  const newest = await main.getByRole('article').getByRole('heading').allInnerTexts()
  await page.goto(`${siteUrl}/latest`)
  expect(newest[0]).toBe(await main.getByRole('article').first().getByRole('heading').innerText())
  await page.goBack()
  await main.getByRole('link', { name: 'Amara Osei' }).click()
  await page.getByRole('heading', { level: 1, name: 'Amara Osei' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test.each([true, false])('searches and filters articles by address (script: %s)', async (javaScriptEnabled) => {
  const { page, close } = await newVisitor({ javaScriptEnabled })
  const main = page.getByRole('main')
  await page.goto(`${siteUrl}/kb`)
  await main.getByLabel('Search the articles').fill('GRATÍNS')
  await main.getByRole('button', { name: 'Search' }).click()
  await main.getByRole('heading', { name: 'Found 1 article' }).waitFor()
  expect(await main.getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
    'Oven Temperatures, Fan or Not',
  ])
  expect(await main.getByLabel('Search the articles').inputValue()).toBe('GRATÍNS')

  const filter = main.getByRole('navigation', { name: 'Filter' })
  await filter.getByRole('link', { name: /^Importing/ }).click()
  await main.getByRole('heading', { name: 'No articles found. Try a different search term.' }).waitFor()
  await main.getByRole('link', { name: 'All articles' }).click()
  await main.getByRole('heading', { name: `${sampleArticles.length} articles` }).waitFor()

  await filter.getByRole('link', { name: /^Importing/ }).click()
  await main.getByRole('heading', { name: '2 articles' }).waitFor()
  await filter.getByRole('link', { name: 'A to Z' }).click()
  await page.waitForURL(`${siteUrl}/kb?topic=importing&sort=title`)
  // A busy browser shows the new address before the new order.
  await expect.poll(() => filter.locator('[aria-current]').allTextContents()).toEqual(['Importing (2)', 'A to Z'])
  expect(await main.getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
    'How Importing a Recipe Works',
    'When a Site Refuses to Be Imported',
  ])
  await close()
})

test('shows a sticky table of contents that leads to each section', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/kb/scaling-a-recipe`)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const parts = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(await contents.getByRole('link').allInnerTexts()).toEqual(parts)
  await contents.getByRole('link', { name: 'What does not scale: the tin' }).click()
  await page.waitForURL(/#what-does-not-scale-the-tin$/)
  const heading = page.getByRole('heading', { name: 'What does not scale: the tin' })
  // The check is repeated, because the page scrolls smoothly.
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
  expect((await heading.boundingBox())?.y).toBeGreaterThan(70)
  expect((await contents.boundingBox())?.y).toBeGreaterThan(70)
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a message when an article’s data does not load', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${siteUrl}/kb`)
  await page.route('**/kb/scaling-a-recipe.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Cooking for Two, or for Twenty' }).click()
  await page.getByRole('heading', { level: 1, name: 'Error Loading Article' }).waitFor()
  await page.getByText('There was a problem loading this article. Please try again later.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cooking for Two, or for Twenty' }).waitFor()
  await close()
})

test('fills a week from saved recipes, adds it to the shopping list, and prints it', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipe/thai-coconut-curry-soup`)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.goto(`${siteUrl}/meal-plan`)
  await page.getByRole('link', { name: 'Next week' }).click()
  await page.getByRole('link', { name: 'This week' }).waitFor()
  await page.getByRole('button', { name: 'Fill dinners from saved recipes' }).click()
  const dinner = page.getByRole('region', { name: 'Dinner, Monday' })
  await dinner.getByRole('link', { name: 'Thai Coconut Curry Soup', exact: true }).waitFor()
  await dinner.getByRole('link', { name: 'Change Thai Coconut Curry Soup' }).click()
  await page.getByRole('dialog').getByLabel('Servings').fill('8')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await dinner.getByText('8 servings').waitFor()
  await page.getByRole('button', { name: 'Put on the shopping list' }).click()
  await page.getByText('Added to your list').waitFor()

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${siteUrl}/shopping-list`)
  await page.getByText('800 ml coconut milk').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('shows an empty plan for printing without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${siteUrl}/meal-plan`)
  await page.getByText('your plan is not saved').waitFor()
  expect(await page.getByText('Your plan stays in this browser').isVisible()).toBe(false)
  expect((await page.getByRole('textbox').count()) + (await page.getByRole('combobox').count())).toBe(21)
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
  await page.getByLabel('Sunday Dinner').fill('Roast')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByLabel('Sunday Dinner').isVisible()).toBe(true)
  await close()
})

test('shows the specified texts on about, contact, support and import options', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const main = page.getByRole('main')
  const open = (path: string) => page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  const leadsTo = async (name: string) => main.getByRole('link', { name }).first().getAttribute('href')

  await open('/about')
  for (const { heading, paragraphs } of [about.mission, about.vision]) {
    const part = await main.getByRole('region', { name: heading }).innerText()
    for (const paragraph of paragraphs) expect(part).toContain(paragraph)
  }

  const { email } = contactDetails({ email: null, phone: null })
  for (const path of ['/contact', '/support', '/privacy']) {
    await open(path)
    expect(await leadsTo(email)).toBe(`mailto:${email}`)
    await main.getByText('This is an example address').waitFor()
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
  expect(options).toEqual(
    expect.arrayContaining([
      'Import from Website',
      'Import from PDF',
      'Scan Recipe from Photo',
      'Import from GitHub',
      'Create Manually',
    ]),
  )
  expect(await leadsTo('Choose a repository')).toBe('/import?from=github')
  expect(await leadsTo('Paste an address')).toBe('/import')

  await open('/import?by=hand')
  await page.getByRole('dialog', { name: 'Edit before saving' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})
