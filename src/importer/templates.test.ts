import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { csvHeader, insertExample, jsonExample, tableTemplates } from '../core/templates/table-templates.ts'
import { readDocument } from './read-document.ts'

const read = (name: string, text: string) => Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))

const { fields } = tableTemplates.recipes
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const rowOf = (write: (list: ReadonlyArray<string>, kind: string) => string) =>
  fields.map(({ example, kind }) => quoted(Array.isArray(example) ? write(example, kind) : String(example))).join(',')

const soup = {
  title: 'Leek Soup',
  description: 'Silky, green and ready in half an hour.',
  ingredients: [{ line: '2 leeks' }, { line: '1 l vegetable stock' }],
  instructions: [
    { text: 'Slice the leeks and soften them in butter.' },
    { text: 'Add the stock and simmer for 20 minutes.' },
  ],
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'easy',
  categories: ['soup', 'dinner'],
  author: 'Ann',
  datePublished: '2024-09-12',
  imageUrl: 'https://example.com/leek-soup.jpg',
  sourceUrl: 'https://example.com/leek-soup',
}

test.each([
  ['recipes.json', jsonExample('recipes')],
  ['pasted.txt', jsonExample('recipes')],
  ['lines.csv', `${csvHeader('recipes')}\n${rowOf((list, kind) => list.join(kind === 'lines' ? '\n' : ', '))}\n`],
  ['lists.csv', `${csvHeader('recipes')}\n${rowOf((list) => JSON.stringify(list))}\n`],
])('imports the template for recipes as %s', async (name, text) => {
  expect(await read(name, text)).toMatchObject([{ ok: true, draft: soup }])
})

test.each(['recipes.sql', 'pasted.txt'])('imports the SQL template for recipes as %s', async (name) => {
  const statement = insertExample('recipes')
  const draft = {
    title: 'Leek Soup',
    prepTime: 10,
    cookTime: 20,
    servings: 4,
    difficulty: 'easy',
    categories: ['soup', 'dinner'],
    author: 'Ann',
    ingredients: [{ line: '2 leeks' }],
    instructions: [{ text: 'Slice the leeks and soften them in butter.' }],
  }
  expect(await read(name, `${statement}\n${statement}`)).toMatchObject([
    { ok: true, draft },
    { ok: true, draft },
  ])
})

test('reads quotes, types, several rows and the parts of a recipe in SQL', async () => {
  const parts = JSON.stringify([
    { line: '200 g flour', amount: '200 g', name: 'flour', group: 'Dough' },
    { line: '500 g plums', amount: '500 g', name: 'plums', group: 'Topping' },
  ])
  const text = `-- "recipes" (a, b)
    INSERT INTO public."recipes" (title, ingredients, instructions, categories, featured, created_at) VALUES
    ('Ann''s cake', '${parts}'::jsonb, '["Bake it."]', ARRAY['cake', 'it''s sweet']::text[], false, now()),
    ('Nothing', NULL, NULL, ARRAY[]::text[], true, NULL);
    INSERT INTO chefs (name) VALUES ('Ann');`
  expect(await read('dump.sql', text)).toMatchObject([
    {
      ok: true,
      draft: {
        title: "Ann's cake",
        categories: ['cake', "it's sweet"],
        ingredients: [
          { line: '200 g flour', group: 'Dough' },
          { line: '500 g plums', group: 'Topping' },
        ],
        instructions: [{ text: 'Bake it.' }],
      },
    },
    { ok: false, at: 'dump.sql, recipe 2: Nothing', problem: 'The recipe has no ingredients and no steps' },
  ])
})

test('says that an SQL file without recipes has none', async () => {
  expect(await read('faqs.sql', insertExample('faqs'))).toMatchObject([{ ok: false, problem: 'no recipe found' }])
})

test('imports the table that the import page offers', async () => {
  const table = readFileSync('public/recipes-template.csv', 'utf8')
  expect(await read('recipes-template.csv', table)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Leek Soup',
        ingredients: [{ line: '3 leeks, sliced' }, { line: '2 tbsp butter' }, { line: '1 l vegetable stock' }],
        instructions: [{}, {}],
        prepTime: 15,
        cookTime: 30,
        servings: 4,
        categories: ['soup', 'dinner'],
      },
    },
  ])
})
