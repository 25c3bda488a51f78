import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { largestPage, readWebPage } from './read-web-page.ts'

const recipe =
  '<h1>Broth</h1><h2>Ingredients</h2><ul><li>1 carrot</li><li>2 onions</li></ul>' +
  '<h2>Method</h2><ol><li>Simmer everything for two hours.</li><li>Strain it into a clean pot.</li></ol>'

const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('pages that are no page', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj <</Type/Catalog>> <html>'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['a gzip', gzipSync(recipe)],
    ['null bytes', '\0'.repeat(10_000)],
    ['brackets', '<'.repeat(100_000)],
  ])('%s is a problem in words', (_, page) => {
    const { draft, problem } = readWebPage(page)
    expect(draft).toBeNull()
    expect(problem).toMatch(/^(?:empty page|not a web page|no recipe found)$/)
  })

  test('a page beyond the limit is refused without being read', () => {
    expect(readWebPage(new Uint8Array(largestPage + 1))).toEqual({ draft: null, problem: 'page too large' })
  })
})

const repeat = (text: string) => text.repeat(Math.floor(2_000_000 / text.length))

describe('pages built to exhaust the reader end within two seconds', () => {
  test.each([
    ['10,000 nested tags', '<div>'.repeat(10_000) + recipe],
    ['a million open tags', repeat('<b>')],
    ['nested lists', repeat('<ul><li>')],
    ['twins without end', `<div class="ingredients">${repeat('<span class="a">1 cup</span>')}</div>`],
    ['headings without end', repeat('<h2>Ingredients</h2><p>1 cup flour</p>')],
    ['terms without end', repeat('<dl><dt>a<dd>1 b')],
    [
      'recipes without end',
      repeat('<div itemscope itemtype="https://schema.org/Recipe"><i itemprop="name">x</i></div>'),
    ],
    ['nested recipes', '<div itemscope itemtype="https://schema.org/Recipe">'.repeat(5_000)],
    ['brackets in markup', `<script type="application/ld+json">${repeat('[')}</script>${recipe}`],
    ['comments without end', `<script type="application/ld+json">${repeat('/* ')}</script>${recipe}`],
    [
      'rows that point at each other',
      `<script>self.__next_f.push([1,${JSON.stringify(`0:["ingredients"]\n${repeat('1:["$1","$2"]\n2:["$1","$2"]\n')}`)}])</script>`,
    ],
    [
      'positions that point at themselves',
      `<script type="application/json">[{"ingredients":1},[${repeat('1,')}1],0,0,0,0,0,0,0,0]</script>`,
    ],
    [
      'parts that name each other',
      `<script>a.b=1;window.s={"R:1":{"ingredients":[${repeat('{"__ref":"R:1"},')}]}}</script>`,
    ],
    ['a program without end', `<script>/* ingredients */${repeat('if(a){b("{[")}')}</script>`],
    ['quotes in quotes', `<script type="application/ld+json">{"@type":"Recipe","name":"${repeat('a"b')}</script>`],
    ['one long line of numbers', `<h2>Ingredients</h2><ul><li>${repeat('1 1/2 ')}</li><li>1 egg</li></ul>`],
    ['commas without end', `<h2>Ingredients</h2><p>${repeat('1 egg, ')}</p><p>Ingredients: ${repeat('1 egg, ')}</p>`],
    ['spaces', recipe.replace('Broth', ' '.repeat(2_000_000))],
    ['entities', recipe.replace('Broth', repeat('&amp;'))],
  ])('%s', { timeout: 10_000 }, (_, page) => {
    const started = performance.now()
    readWebPage(page)
    // Two seconds on an idle machine; the rest is for a busy one.
    expect(performance.now() - started).toBeLessThan(6_000)
  })
})

test('a recipe in markup is found under 10,000 nested tags', () => {
  const markup = { '@type': 'Recipe', name: 'Broth', recipeIngredient: ['1 carrot'], recipeInstructions: 'Simmer it.' }
  const { draft } = readWebPage(`<title>Soup</title>${'<div>'.repeat(10_000)}${jsonLd(markup)}<p>Hello</p>`)
  expect(draft).toMatchObject({ title: 'Broth', ingredients: [{ line: '1 carrot' }] })
})

describe('hostile values', () => {
  const attack =
    '</script><script>alert(1)</script><img src=x onerror=alert(1)>Soup &lt;svg onload=alert(1)&gt; &amp;lt;b&amp;gt;'

  test('no field keeps a tag, whatever layer of encoding it hid in', () => {
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
      // As it would stand in a page whose maker knows that "</script>" ends a script.
    })
      .replaceAll('</script><script>', '<\\/script><script>')
      .replace('</script><img', '<\\/script><img')
    const { draft } = readWebPage(page.replace(/<\/script>(?=.)/g, '<\\/script>'))
    expect(draft?.ingredients).toHaveLength(2)
    expect(JSON.stringify(draft)).not.toMatch(/<\/?[a-z]|javascript:|onerror/i)
  })

  test('a title of 100,000 letters is cut, and so is every other field', () => {
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

  test('a list of 100,000 ingredients is cut', () => {
    const recipeIngredient = Array.from({ length: 100_000 }, (_, index) => `${index} eggs`)
    const { draft } = readWebPage(jsonLd({ '@type': 'Recipe', name: 'Eggs', recipeIngredient }))
    expect(draft?.ingredients).toHaveLength(500)
  })

  test('markup that refers to itself ends', () => {
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

  test('letters cut in half and null bytes do not reach the database', () => {
    const { draft } = readWebPage(recipe.replace('Broth', `Bro\0th \ud83c`))
    expect(draft?.title).toBe('Broth \ufffd')
  })
})
