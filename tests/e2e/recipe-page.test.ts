import { expect, test } from 'vitest'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const pastaUrl = `${siteUrl}/recipe/creamy-garlic-parmesan-pasta`
const pasta = sampleRecipes.find((recipe) => recipe.id === 'creamy-garlic-parmesan-pasta')

/** Saves a recipe over the API and returns its address. */
async function recipeOf(form: object) {
  const response = await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const { id } = (await response.json()) as { id: string }
  return `${siteUrl}/recipe/${id}`
}

const visit = (path: string) => plainVisitor(siteUrl).open(path)
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const textsOf = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => flat($(element).text()))
const addressesOf = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
const tile = (page: PlainPage, name: string) => page.text(`article dl:first dt:contains("${name}") + dd`)

test('offers an import at a missing recipe', async () => {
  const page = await visit('/recipe/no-such-recipe')
  expect([page.status, page.text('h1')]).toEqual([404, 'Recipe not found'])
  expect(page.text('main')).toContain('Would you like to import a recipe from a website?')
  expect(page.$('main a:contains("Import Recipe")').attr('href')).toBe('/import')
})

test('shows the whole recipe and related links', async () => {
  if (!pasta) throw new Error('The sample pasta is gone')
  const page = await visit(pastaUrl)
  expect(page.text('h1')).toBe(pasta.title)
  expect(page.$('main picture img').attr('src')).toMatch(/^\/images\//)
  expect(page.text('main')).toContain(pasta.description)
  expect([tile(page, 'Time'), tile(page, 'Servings'), tile(page, 'Difficulty')]).toEqual(['30 min', '4', 'easy'])
  expect(textsOf(page, '[aria-labelledby=ingredients] li')).toEqual(pasta.ingredients.flatMap(({ lines }) => lines))
  const written = pasta.instructions.flatMap(({ steps }) => steps)
  expect(textsOf(page, '[id^=step-] > div > p')).toEqual(written.map(({ text }) => text))
  expect(textsOf(page, '[id^=step-] > div > h3, [id^=step-] > div > h4')).toEqual(written.map(({ name }) => name))
  expect(textsOf(page, '[id^=step-] > [aria-hidden]')).toEqual(written.map((_, index) => String(index + 1)))
  expect(textsOf(page, '[aria-label="Ingredients of this step"] li').join(' ')).toContain('6 garlic cloves')
  expect(textsOf(page, '[aria-labelledby=tips] li')).toEqual(pasta.tips)
  expect(textsOf(page, '[aria-labelledby=nutrition] dl > div')).toEqual([
    'Calories800',
    'Protein23 g',
    'Carbs74 g',
    'Fat45 g',
  ])

  const side = 'aside[aria-label="More for this recipe"]'
  expect(textsOf(page, `${side} h2`)).toEqual([
    'Add to Shopping List',
    'Delivery Options',
    'Related Recipes',
    'Recommended Products',
  ])
  const related = addressesOf(page, '[aria-labelledby=related] a')
  expect(new Set(related).size).toBe(3)
  expect(related.every((address) => /^\/recipe\/(?!creamy-garlic)/.test(address))).toBe(true)
  expect(page.$('[aria-labelledby=products] a').attr('rel')).toContain('sponsored')
  expect(page.$(`${side} a:contains("Import Another Recipe")`).attr('href')).toBe('/import')
  const searches = addressesOf(page, '[aria-labelledby=delivery] a')
  expect(searches).toHaveLength(3)
  expect(new Set(searches.map((address) => new URL(address).host)).size).toBe(3)
  for (const address of searches) expect(decodeURIComponent(address)).toContain(pasta.title)

  const share = (name: string) => new URL(page.$(`[aria-label="Share"] [aria-label="${name}"]`).attr('href') ?? '')
  const [facebook, twitter] = [share('Share on Facebook'), share('Share on Twitter')]
  expect([facebook.host, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', pastaUrl])
  expect([twitter.host, twitter.pathname]).toEqual(['twitter.com', '/intent/tweet'])
  expect(twitter.searchParams.get('url')).toBe(pastaUrl)
  expect(share('Instagram').host).toBe('www.instagram.com')
  expect(share('Share by email').searchParams.get('body')).toContain(pastaUrl)
  expect(share('Share on Pinterest').searchParams.get('media')).toMatch(/^http.*\/images\/.*\.webp$/)
})

test('describes the recipe for search engines and link previews', async () => {
  const { $ } = await visit(`${pastaUrl}?scale=2`)
  const content = (selector: string) => $(selector).attr('content')
  expect($('link[rel=canonical]').attr('href')).toBe(pastaUrl)
  expect(content('meta[property="og:url"]')).toBe(pastaUrl)
  expect(content('meta[property="og:type"]')).toBe('article')
  expect(content('meta[property="og:title"]')).toBe(pasta?.title)
  expect(content('meta[property="og:description"]')).toBe(pasta?.description)
  const picture = await fetch(content('meta[property="og:image"]') ?? '')
  expect(picture.headers.get('content-type')).toMatch(/^image\//)

  const texts = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text())
  const recipe = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Recipe')
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    name: pasta?.title,
    url: pastaUrl,
    prepTime: 'PT10M',
    cookTime: 'PT20M',
    totalTime: 'PT30M',
    recipeIngredient: pasta?.ingredients.flatMap((group) => group.lines),
    nutrition: { '@type': 'NutritionInformation', calories: '800 calories', proteinContent: '23 g' },
  })
  expect(recipe.recipeYield).toContain('4')
  expect(recipe.recipeInstructions.map((step: { '@type': string }) => step['@type'])).toEqual(
    Array.from({ length: 5 }, () => 'HowToStep'),
  )
  for (const step of recipe.recipeInstructions) {
    expect(step.text).not.toBe('')
    expect($(new URL(step.url).hash).length).toBe(1)
  }
  for (const image of recipe.image) {
    expect(image['@type']).toBe('ImageObject')
    expect(image.width).toBeGreaterThan(0)
    expect(image.height).toBeGreaterThan(0)
  }
})

test('shows a sparse recipe without unknown values, with a drawn plate and its source', async () => {
  const title = 'Nettle Broth of Few Words'
  const sourceUrl = 'https://www.example.com/soups/nettle?serves=many'
  const url = await recipeOf({ title, ingredients: '200 g nettles\n1 l stock', instructions: 'Simmer.', sourceUrl })
  const page = await visit(`${url}?scale=1.5`)
  expect(['Time', 'Servings', 'Difficulty'].map((name) => tile(page, name))).toEqual(['', '', ''])
  const source = page.$('a:contains("Source:")')
  expect(source.text()).toMatch(/^Source: example\.com\b/)
  expect(source.attr('href')).toBe(sourceUrl)
  const plate = await fetch(new URL(page.$(`img[alt="${title}"]`).attr('src') ?? '', siteUrl))
  expect(plate.headers.get('content-type')).toMatch(/^image\//)
  expect(textsOf(page, 'h2').filter((heading) => /^(?:Tips|Nutrition facts)/.test(heading))).toEqual([])

  const latest = await visit('/latest')
  expect(latest.text(`article:contains("${title}")`)).not.toMatch(/Total time|Difficulty|servings/)
})

test('lets a Hebrew recipe run from right to left', async () => {
  const title = 'מרק עדשים'
  const lines = { ingredients: '2 כוסות עדשים', instructions: 'לבשל 25 דקות.\n\nלטחון.' }
  const url = await recipeOf({ title, language: 'he', ...lines })
  const page = await visit(url)
  expect(page.$('ol[lang=he] > li[id^=step-][dir=auto]').length).toBe(2)
  expect(page.$('[aria-labelledby=ingredients] ul[lang=he] > li[dir=auto]').length).toBe(1)
  const latest = await visit('/latest')
  const onCard = latest.$(`article :is(h2, h3):contains("${title}")`)
  expect(onCard.closest('[dir=auto]').length + onCard.find('[dir=auto]').length).toBeGreaterThan(0)
  expect((await visit(`${url}/cook`)).$('h1').attr('lang')).toBe('he')
})

const long = (length: number) => 'broccoli'.repeat(length / 8)

test('refuses endless texts and shows the longest accepted ones', async () => {
  const endless = { title: long(100_000), ingredients: '1 leek', instructions: 'Eat.' }
  const refused = await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(endless),
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('The title is longer than 300 characters')

  const longest = await recipeOf({
    title: long(296),
    description: long(5_000),
    ingredients: `1 leek\n${long(50_000)}`,
    instructions: long(100_000),
    tips: long(20_000),
  })
  expect((await visit(longest)).text('h1')).toBe(long(296))
})
