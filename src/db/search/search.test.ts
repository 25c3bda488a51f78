import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import type { Diet } from '../../core/recipes/diets.ts'
import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { everyRecipe } from '../../core/search/search-address.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import { chefs } from '../schema/chefs.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'
import { listSuggestions, searchRecipes } from './search.ts'
import { findByNames } from './find-by-names.ts'
import { lookUpWords } from './look-up-words.ts'

const { db } = await createTestDatabase()

const lines = (...foods: Array<string>) =>
  foods.map((line) => ({ line, amount: '', name: line, group: null, measures: [] }))
/** Returns ingredients with the same tags as after saving the recipe. */
const tagged = (...foods: Array<string>) => ({ ingredients: lines(...foods), diets: dietTagsOf(lines(...foods)) })
const steps = (...texts: Array<string>) => texts.map((text) => ({ text, name: null, group: null }))

await db.insert(chefs).values({ id: 'mei', name: 'Mei Tanaka' })
await db.insert(recipes).values([
  {
    id: 'rye',
    title: 'Rye Bread',
    description: 'A decadent loaf.',
    ...tagged('500 g rye flour', '2 tsp salt'),
    instructions: steps('Knead and bake.'),
    categories: ['bread'],
    difficulty: 'easy',
    totalTime: 20,
  },
  {
    id: 'creme-brulee',
    title: 'Crème Brûlée',
    ...tagged('300 ml cream', '4 egg yolks'),
    instructions: steps('Torch the sugar.'),
    categories: ['dessert'],
    difficulty: 'medium',
    cuisine: 'French, Mediterranean',
    prepTime: 20,
    cookTime: 70,
    authorId: 'mei',
  },
  {
    id: 'walnut-cake',
    title: 'Carrot Cake with Strawberries',
    ...tagged('2 carrots', '100 g walnuts', 'nutmeg'),
    instructions: steps('Bake.'),
    categories: ['dessert', 'cake'],
    difficulty: 'hard',
    totalTime: 60,
  },
  {
    id: 'cookies',
    title: 'Coconut Cookies',
    ...tagged('100 g desiccated coconut', '2 eggs', 'a grating of nutmeg'),
    instructions: steps('Bake.'),
    categories: ['dessert'],
    totalTime: 30,
  },
  { id: 'chicken', title: 'Chicken Soup', ingredients: lines('1 chicken'), instructions: [], categories: ['soup'] },
  { id: 'kuchen', title: 'Versunkener Apfelkuchen', ingredients: lines('3 Äpfel'), instructions: [] },
  { id: 'shorba', title: 'شوربة العدس', ingredients: lines('عدس'), instructions: [] },
  { id: 'egg-soup', title: '番茄蛋花汤', ingredients: lines('番茄'), instructions: [] },
  { id: 'hidden', title: 'Hidden Bread', ingredients: [], instructions: [], status: 'pending' },
])
await db.insert(ratings).values([5, 5, 4].map((stars) => ({ recipeId: 'creme-brulee', stars })))
await db.insert(ratings).values([{ recipeId: 'cookies', stars: 2 }])

const search = (asked: Partial<SearchQuery>) => searchRecipes(db, { ...everyRecipe, ...asked })
const nearest = async (asked: Partial<SearchQuery>) => (await search(asked)).nearest.recipes.map(({ id }) => id)
const idsFor = async (asked: Partial<SearchQuery>) => (await search(asked)).recipes.map(({ id }) => id)

test.each([
  ['a title in any letter case', 'RYE bread', 'rye'],
  ['a description', 'decadent', 'rye'],
  ['a category', 'soup', 'chicken'],
  ['an ingredient', 'walnuts', 'walnut-cake'],
  ['a step', 'torch', 'creme-brulee'],
  ['a chef', 'tanaka', 'creme-brulee'],
  ['a cuisine', 'french', 'creme-brulee'],
  ['words without their accents', 'creme brulee', 'creme-brulee'],
  ['words with needless accents', 'rýe', 'rye'],
  ['the singular of a plural', 'strawberry', 'walnut-cake'],
  ['the plural of a singular', 'breads', 'rye'],
  ['the end of a word', 'berries', 'walnut-cake'],
  ['a half-typed word', 'straw', 'walnut-cake'],
  ['a German compound by its end', 'kuchen', 'kuchen'],
  ['Arabic', 'شوربة', 'shorba'],
  ['Chinese by one of its words', '番茄', 'egg-soup'],
  ['only stop words', 'with', 'walnut-cake'],
])('%s finds: %s', async (_what, words, id) => {
  expect(await idsFor({ words })).toEqual([id])
})

test('corrects typos and says what it searched for', async () => {
  const found = await search({ words: 'chiken soop' })
  expect(found.recipes.map(({ id }) => id)).toEqual(['chicken'])
  expect(found.didYouMean).toBe('chicken soup')
  expect((await search({ words: 'chicken soup' })).didYouMean).toBeNull()
  expect((await search({ words: 'chiken without "olive oil"' })).didYouMean).toBe('chicken -"olive oil"')
  expect((await search({ words: '"chiken"' })).total.count).toBe(0)
  expect(await idsFor({ words: 'ryebread' })).toEqual(['rye'])
})

test('corrects a food that no recipe has only to another food', async () => {
  await db.insert(recipes).values({ id: 'week', title: 'A Week of Toast', ...tagged('salt'), instructions: [] })
  const found = await search({ words: 'leek' })
  await db.delete(recipes).where(eq(recipes.id, 'week'))
  expect([found.total.count, found.didYouMean]).toEqual([0, null])
})

test('finds walnuts for "nuts", but not "minutes", and German compounds of short words', async () => {
  const added = ['Minute Steak', 'Gemüsereis', 'Weihnachtsgans']
  await db.insert(recipes).values(added.map((title) => ({ id: title, title, ...tagged('salt'), instructions: [] })))
  const found = await Promise.all(['nuts', 'reis', 'gans'].map((words) => idsFor({ words })))
  await db.delete(recipes).where(inArray(recipes.id, added))
  expect(found).toEqual([['walnut-cake'], ['Gemüsereis'], ['Weihnachtsgans']])
})

test('finds recipes with every word, or with one of the words joined by OR', async () => {
  expect(await idsFor({ words: 'chicken bread' })).toEqual([])
  expect((await idsFor({ words: 'chicken OR bread' })).toSorted()).toEqual(['chicken', 'rye'])
})

test('excludes a food and everything of its kind', async () => {
  expect((await idsFor({ words: 'bake', without: ['nuts'] })).toSorted()).toEqual(['cookies', 'rye'])
  expect((await idsFor({ words: 'bake -nuts' })).toSorted()).toEqual(['cookies', 'rye'])
  expect((await idsFor({ words: 'bake no nuts' })).toSorted()).toEqual(['cookies', 'rye'])
  expect(await idsFor({ words: 'bake no nuts or flour' })).toEqual(['cookies'])
  expect(await idsFor({ categories: ['dessert'], without: ['dairy', 'walnut'] })).toEqual(['cookies'])
  expect(await idsFor({ categories: ['dessert'], without: ['wallnuts', 'egg'] })).toEqual([])
})

test.each(['%', '🍕', '"" - |', '!?'])(
  '%s is not a word: finds nothing and shows the nearest recipes',
  async (words) => {
    expect((await search({ words })).total).toEqual({ count: 0, isMore: false })
    expect((await nearest({ words, categories: ['dessert'] }))[0]).toBe('creme-brulee')
    expect(await nearest({ words, without: ['cream'] })).not.toContain('creme-brulee')
  },
)

test('finds recipes with the wanted ingredients, in singular or plural', async () => {
  expect(await idsFor({ have: ['carrot', 'walnut'] })).toEqual(['walnut-cake'])
  expect(await idsFor({ have: ['nuts'] })).toEqual(['walnut-cake'])
  expect(await idsFor({ have: ['strawberries'] })).toEqual([])
})

test('filters recipes, and counts each facet as if nothing was chosen in it', async () => {
  const { recipes: found, total, facets } = await search({ categories: ['dessert'], maxMinutes: 60 })
  expect(found.map(({ id }) => id).toSorted()).toEqual(['cookies', 'walnut-cake'])
  expect(total).toEqual({ count: 2, isMore: false })
  expect(facets.categories).toMatchObject([
    { value: 'dessert', count: 2 },
    { value: 'bread', count: 1 },
    { value: 'cake', count: 1 },
  ])
  expect(facets.times).toMatchObject([
    { value: '30', count: 1 },
    { value: '60', count: 2 },
    { value: '120', count: 3 },
  ])
  // Nobody stated how difficult the cookies are.
  expect(facets.difficulties).toMatchObject([{ value: 'hard', count: 1 }])
})

test('filters by diet, rating, cuisine and chef', async () => {
  expect(await idsFor({ diets: ['vegan', 'nut-free'] })).toEqual(['rye'])
  expect(await idsFor({ diets: ['vegan', 'nut-free', 'gluten-free'] })).toEqual([])
  const { facets: withVegan } = await search({ diets: ['vegan'] })
  for (const { value, count } of withVegan.diets)
    expect([value, count]).toEqual([value, (await idsFor({ diets: ['vegan', value as Diet] })).length])
  expect(await idsFor({ minStars: 4 })).toEqual(['creme-brulee'])
  expect(await idsFor({ cuisines: ['French'], difficulties: ['medium'] })).toEqual(['creme-brulee'])
  expect(await idsFor({ cuisines: ['Mediterranean'] })).toEqual(['creme-brulee'])
  const { recipes: found, facets } = await search({ chef: 'mei' })
  expect(found.map(({ id }) => id)).toEqual(['creme-brulee'])
  expect(facets.chefs).toEqual([{ value: 'mei', label: 'Mei Tanaka', count: 1, isMore: false }])
})

test('sorts as requested', async () => {
  expect(await idsFor({ words: 'bake', sort: 'quickest' })).toEqual(['rye', 'cookies', 'walnut-cake'])
  expect((await idsFor({ sort: 'rating' }))[0]).toBe('creme-brulee')
  expect((await idsFor({ sort: 'rating' })).at(-1)).toBe('cookies')
})

test('without a match, shows what the filters hid, then partial matches, never excluded foods', async () => {
  expect(await nearest({ words: 'soup', cuisines: ['French'] })).toEqual(['chicken'])
  expect((await nearest({ words: 'chicken bread' })).toSorted()).toEqual(['chicken', 'rye'])
  expect(await nearest({ words: 'xyzzy', without: ['nuts'] })).not.toContain('walnut-cake')
  expect(await nearest({ words: 'soup' })).toEqual([])
  expect((await search({ words: 'chicken bread' })).nearest.isClose).toBe(true)
  expect((await search({ words: 'xyzzy' })).nearest.isClose).toBe(false)
})

test('finds the current content of a recipe, and only published recipes', async () => {
  expect(await idsFor({ words: 'hidden' })).toEqual([])
  const { rows } = await db.execute<{ found: string }>(`
    insert into recipes (id, title, ingredients, instructions) values ('tart', 'Quince Tart', '[]', '[]') returning id as found`)
  expect(rows).toHaveLength(1)
  expect(await idsFor({ words: 'quince' })).toEqual(['tart'])
  await db.execute(`update recipes set title = 'Medlar Tart' where id = 'tart'`)
  expect([await idsFor({ words: 'quince' }), await idsFor({ words: 'medlar' })]).toEqual([[], ['tart']])
  await db.execute(`update recipes set status = 'withdrawn' where id = 'tart'`)
  expect(await idsFor({ words: 'medlar' })).toEqual([])
  expect((await search({ words: 'medler' })).didYouMean).toBeNull()
  await db.execute(`delete from recipes where id = 'tart'`)
})

test.each([
  ['ten thousand letters', 'soup '.repeat(2_000)],
  ['one word of ten thousand letters', 'x'.repeat(10_000)],
  ['punctuation', `'"%_\\`],
  ['operators', '!soup & (bread | <-> cake:*) - "'],
  ['emoji', '🍲 soup 👩‍🍳'],
  ['what looks like SQL', `'); drop table recipes; --`],
  ['braces and dollars', `{1,2} $$ $1 \${x}`],
])('answers a search for %s', async (_what, words) => {
  await expect(search({ words, have: [words.slice(0, 80)], without: [words.slice(0, 80)] })).resolves.toMatchObject({
    page: 1,
  })
})

test('shows the last page for a page number that is too large', async () => {
  expect(await search({ page: 1e9 })).toMatchObject({ page: 1, pageCount: 1, total: { count: 8 } })
})

test('suggests recipes and words', async () => {
  expect(await listSuggestions(db, 'ry', 5)).toContainEqual({ kind: 'recipe', id: 'rye', title: 'Rye Bread' })
  expect(await listSuggestions(db, 'carrot stra', 5)).toContainEqual({ kind: 'words', words: 'carrot strawberries' })
  expect(await listSuggestions(db, '  ', 5)).toEqual([])
})

test('labels a category by its own name, whatever it is called', async () => {
  const categories = ['constructor', '__proto__', 'mei']
  await db.insert(recipes).values({ id: 'odd', title: 'Odd', ingredients: [], instructions: [], categories })
  await db.update(recipes).set({ authorId: 'mei' }).where(eq(recipes.id, 'odd'))
  const { facets } = await search({ words: 'odd' })
  expect(facets.categories.map(({ label }) => label).toSorted()).toEqual(categories.toSorted())
  expect(facets.chefs).toMatchObject([{ value: 'mei', label: 'Mei Tanaka' }])
  await db.delete(recipes).where(eq(recipes.id, 'odd'))
})

test('corrects at most sixteen of a hundred unknown words', async () => {
  const typed = Array.from({ length: 100 }, (_, index) => `chickn${String.fromCharCode(97 + (index % 26))}${index}`)
  const { of } = await lookUpWords(db, [typed.join(' ')], [])
  expect(of[0]?.filter(({ alike }) => alike.length > 0)).toHaveLength(16)
})

test('excludes and finds foods of a kind even when the food is misspelled', async () => {
  const shared = { instructions: [], categories: ['savory'] }
  await db.insert(recipes).values([
    { id: 'toast', title: 'Toast', ingredients: lines('100 g cheese'), ...shared },
    { id: 'scones', title: 'Scones', ingredients: lines('100 g cheddar'), ...shared },
    { id: 'crackers', title: 'Crackers', ingredients: lines('salt'), ...shared },
  ])
  expect(await idsFor({ categories: ['savory'], without: ['chesse'] })).toEqual(['crackers'])
  expect((await idsFor({ categories: ['savory'], have: ['chesse'] })).toSorted()).toEqual(['scones', 'toast'])
  await db.delete(recipes).where(sql`${recipes.categories} && '{savory}'`)
})

test('finds a food by its other name, with any punctuation around it', async () => {
  await db
    .insert(recipes)
    .values({ id: 'eggplant', title: 'Eggplant Curry', ...tagged('1 eggplant', 'salt'), instructions: [] })
  expect(await idsFor({ words: '(aubergine) curry', without: ['nuts'] })).toEqual(['eggplant'])
  expect(await idsFor({ words: 'aubergine, curry' })).toEqual(['eggplant'])
  await db.delete(recipes).where(eq(recipes.id, 'eggplant'))
})

test('does not correct a word to a stop word', async () => {
  await db.insert(recipes).values(
    ['Thai Noodles', 'Noodles that glow', 'Broth that warms'].map((title, index) => ({
      id: `noodles-${index}`,
      title,
      ingredients: [],
      instructions: [],
    })),
  )
  expect((await search({ words: 'noodles thay' })).didYouMean).toBe('noodles thai')
  await db.delete(recipes).where(sql`${recipes.id} like 'noodles-%'`)
})

test('puts titles with the words as typed first, even if one of them says little alone', async () => {
  await db.insert(recipes).values(
    ['Churned Vanilla Ice', 'Strawberry Ice, No-Churn', 'Churned Mango Ice'].map((title, index) => ({
      id: `ice-${index}`,
      title,
      ingredients: [],
      instructions: [],
    })),
  )
  expect((await idsFor({ words: 'no churn' }))[0]).toBe('ice-1')
  await db.delete(recipes).where(sql`${recipes.id} like 'ice-%'`)
})

test('shows nearest recipes without the wanted foods when nothing matches', async () => {
  expect(await nearest({ words: 'soup', have: ['walnuts'] })).toEqual(['chicken'])
  expect(await nearest({ words: 'rye', have: ['walnuts', 'cream'] })).toEqual(['rye'])
})

test('looks for no recipe that is near only by a word of two letters', async () => {
  await db.insert(recipes).values({ id: 'vol', title: 'Vol Au Vent', ingredients: [], instructions: [] })
  expect(await nearest({ words: 'brulee au zzyzx' })).toEqual(['creme-brulee'])
  await db.delete(recipes).where(eq(recipes.id, 'vol'))
})

const named = async (words: string) => {
  const { words: rest, diets, categories } = (await findByNames(db, { ...everyRecipe, words })) ?? {}
  return [rest, diets, categories]
}

test('reads a diet and a category in words that find nothing as filters', async () => {
  expect(await named('nut free dessert')).toEqual(['dessert', ['nut-free'], []])
  expect(await named('nut free unobtainium')).toEqual([undefined, undefined, undefined])
  expect(await named('unobtainium')).toEqual([undefined, undefined, undefined])
})
