import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../../tests/support/cost-growth.ts'
import { largestPage, readWebPage } from './read-web-page.ts'

const recipe =
  '<h1>Broth</h1><h2>Ingredients</h2><ul><li>1 carrot</li><li>2 onions</li></ul>' +
  '<h2>Method</h2><ol><li>Simmer everything for two hours.</li><li>Strain it into a clean pot.</li></ol>'

const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('documents that are not web pages', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type/Catalog>> <html>'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['a gzip', gzipSync(recipe)],
    ['null bytes', '\0'.repeat(10_000)],
    ['brackets', '<'.repeat(100_000)],
  ])('reports a problem for %s', (_, page) => {
    const { draft, problem } = readWebPage(page)
    expect(draft).toBeNull()
    expect(problem).toMatch(/^(?:empty page|not a web page|no recipe found)$/)
  })

  test('refuses a page above the size limit without parsing it', () => {
    expect(readWebPage(new Uint8Array(largestPage + 1))).toEqual({ draft: null, problem: 'page too large' })
  })
})

/** Builds a page. `repeat` repeats a text until the page has its full length. */
type BuildPage = (repeat: (text: string) => string) => string

describe('parsing time grows linearly with a hostile page', () => {
  test.each<[string, BuildPage]>([
    ['nested tags', (repeat) => repeat('<div>') + recipe],
    ['endless open tags', (repeat) => repeat('<b>')],
    ['nested lists', (repeat) => repeat('<ul><li>')],
    ['an endless address in a set of pictures', (repeat) => `${recipe}<img srcset="${repeat('a')} b">`],
    [
      'endless similar elements',
      (repeat) => `<div class="ingredients">${repeat('<span class="a">1 cup</span>')}</div>`,
    ],
    ['endless headings', (repeat) => repeat('<h2>Ingredients</h2><p>1 cup flour</p>')],
    ['headings that are never closed', (repeat) => repeat('<h2>Mix <p>1 cup of flour</p>')],
    ['lists in lists', (repeat) => repeat('<ul><li>1 cup flour</li><li>2 eggs</li>')],
    ['a heading again and again', (repeat) => repeat('<p>Directions:</p>')],
    ['endless items under one heading', (repeat) => `<h2>Ingredients</h2><ul>${repeat('<li>1 cup flour</li>')}</ul>`],
    [
      'endless hidden boxes beside visible ones',
      (repeat) => `<div>${repeat('<div><p>1 cup flour</p></div><div hidden><p>1 cup flour</p></div>')}</div>`,
    ],
    ['endless lines in bold', (repeat) => `<b>${repeat('<i>1 cup</i> flour<br>')}</b>`],
    ['endless lines of links', (repeat) => `<div>${repeat('<a href="/">word</a><br>')}</div>`],
    [
      'nested bold boxes above endless lines',
      (repeat) =>
        `<h2>Ingredients</h2>${'<b>x<br>'.repeat(repeat(' '.repeat(1_000)).length / 1_000)}${repeat('a<br>')}`,
    ],
    ['endless terms', (repeat) => repeat('<dl><dt>a<dd>1 b')],
    [
      'endless recipes',
      (repeat) => repeat('<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i></div>'),
    ],
    ['nested recipes', (repeat) => repeat('<div itemscope itemtype="https://schema.org/Recipe">')],
    ['brackets in markup', (repeat) => `<script type="application/ld+json">${repeat('[')}</script>${recipe}`],
    [
      'headings inside markup that never end',
      (repeat) => jsonLd({ '@type': 'Recipe', name: 'x', recipeIngredient: repeat('<h1') }),
    ],
    [
      'white space behind a heading inside markup',
      (repeat) => jsonLd({ '@type': 'Recipe', name: 'x', recipeInstructions: `<h1>${repeat(' ')}a` }),
    ],
    ['backslashes in markup', (repeat) => jsonLd({ '@type': 'Recipe', name: 'x', recipeIngredient: repeat('\\') })],
    ['unclosed comments', (repeat) => `<script type="application/ld+json">${repeat('/* ')}</script>${recipe}`],
    [
      'rows that point at each other',
      (repeat) =>
        `<script>self.__next_f.push([1,${JSON.stringify(`0:["ingredients"]\n${repeat('1:["$1","$2"]\n2:["$1","$2"]\n')}`)}])</script>`,
    ],
    [
      'positions that point at themselves',
      (repeat) => `<script type="application/json">[{"ingredients":1},[${repeat('1,')}1],0,0,0,0,0,0,0,0]</script>`,
    ],
    [
      'parts that refer to themselves',
      (repeat) => `<script>a.b=1;window.s={"R:1":{"ingredients":[${repeat('{"__ref":"R:1"},')}]}}</script>`,
    ],
    ['an endless script', (repeat) => `<script>/* ingredients */${repeat('if(a){b("{[")}')}</script>`],
    [
      'quotes in quotes',
      (repeat) => `<script type="application/ld+json">{"@type":"Recipe","name":"${repeat('a"b')}</script>`,
    ],
    ['one long line of numbers', (repeat) => `<h2>Ingredients</h2><ul><li>${repeat('1 1/2 ')}</li><li>1 egg</li></ul>`],
    [
      'endless commas',
      (repeat) => `<h2>Ingredients</h2><p>${repeat('1 egg, ')}</p><p>Ingredients: ${repeat('1 egg, ')}</p>`,
    ],
    ['spaces', (repeat) => recipe.replace('Broth', repeat(' '))],
    ['entities', (repeat) => recipe.replace('Broth', repeat('&amp;'))],
  ])('%s', async (_, build) => {
    const page = (length: number) => build((text) => text.repeat(Math.floor(length / text.length)))
    expect(await costGrowth(page, readWebPage, 30_000)).toBeLessThan(linearGrowth)
  })
})

test('finds a marked-up recipe below 10,000 nested tags', () => {
  const markup = { '@type': 'Recipe', name: 'Broth', recipeIngredient: ['1 carrot'], recipeInstructions: 'Simmer it.' }
  const { draft } = readWebPage(`<title>Soup</title>${'<div>'.repeat(10_000)}${jsonLd(markup)}<p>Hello</p>`)
  expect(draft).toMatchObject({ title: 'Broth', ingredients: [{ line: '1 carrot' }] })
})

describe('hostile values', () => {
  const attack =
    '</script><script>alert(1)</script><img src=x onerror=alert(1)>Soup &lt;svg onload=alert(1)&gt; &amp;lt;b&amp;gt;'

  test('removes tags from every field in every layer of encoding', () => {
    const page = jsonLd({
      '@type': 'Recipe',
      name: attack,
      description: attack,
      recipeIngredient: [attack, '1 egg'],
      recipeInstructions: [attack, { '@type': 'HowToStep', name: attack, text: `Stir. ${attack}` }],
      author: { name: attack },
      recipeCategory: attack,
      recipeCuisine: attack,
      recipeYield: attack,
      image: 'javascript:alert(1)',
      url: 'javascript:alert(1)',
      // The text is escaped as in a real page, because "</script>" would end the script.
    })
      .replaceAll('</script><script>', '<\\/script><script>')
      .replace('</script><img', '<\\/script><img')
    const { draft } = readWebPage(page.replace(/<\/script>(?=.)/g, '<\\/script>'))
    expect(draft?.ingredients).toHaveLength(2)
    expect(JSON.stringify(draft)).not.toMatch(/<\/?[a-z]|javascript:|onerror/i)
  })

  test('shortens every field of 100,000 characters', () => {
    const long = 'a'.repeat(100_000)
    const page = jsonLd({
      '@type': 'Recipe',
      name: long,
      description: long,
      recipeIngredient: [long],
      recipeInstructions: [long],
      author: long,
      recipeYield: long,
      recipeCuisine: long,
      recipeCategory: [long],
    })
    const { draft } = readWebPage(page)
    expect(draft?.title).toHaveLength(300)
    expect(JSON.stringify(draft).length).toBeLessThan(20_000)
  })

  test('shortens a list of 100,000 ingredients', () => {
    const recipeIngredient = Array.from({ length: 100_000 }, (_, index) => `${index} eggs`)
    const { draft } = readWebPage(jsonLd({ '@type': 'Recipe', name: 'Eggs', recipeIngredient }))
    expect(draft?.ingredients).toHaveLength(600)
  })

  test('reads markup that refers to itself', () => {
    const page = jsonLd({
      '@graph': [
        {
          '@id': '#a',
          '@type': 'Recipe',
          name: 'Loop',
          author: { '@id': '#a' },
          recipeIngredient: ['1 egg', { '@id': '#a' }],
        },
        { '@id': '#b', '@type': 'ItemList', itemListElement: [{ '@id': '#b' }] },
      ],
    })
    expect(readWebPage(page).draft?.title).toBe('Loop')
  })

  test('removes null bytes and half characters', () => {
    const { draft } = readWebPage(recipe.replace('Broth', `Bro\0th \ud83c`))
    expect(draft?.title).toBe('Broth \ufffd')
  })
})
