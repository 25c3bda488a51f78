import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { makeZip } from './testing/make-zip.ts'

const soup = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: ['Chop the leeks.', 'Simmer them in the stock.'],
}
const soupJson = JSON.stringify(soup)

const read = (bytes: Uint8Array, name = 'export.zip') => Array.fromAsync(readDocument({ name, bytes }))
const problemsOf = async (bytes: Uint8Array) =>
  (await read(bytes)).map((outcome) => (outcome.ok ? outcome.draft.title : outcome.problem))

const stew = makeZip({ 'recipe.json': soupJson.replace('soup', 'stew') })
const sample = makeZip({ 'a/recipe.json': soupJson, 'b/stew.zip': stew })

test('reads the archives in an archive', async () => {
  expect(await problemsOf(sample)).toEqual(['Leek soup', 'Leek stew'])
})

test('takes the picture from the folder of a recipe, but not a small copy', async () => {
  const bytes = makeZip({ 'Soup/recipe.json': soupJson, 'Soup/thumb.jpg': 'small', 'Soup/full.jpg': 'large' })
  const [outcome] = await read(bytes)
  expect(outcome?.ok && Buffer.from(outcome.picture ?? '').toString()).toBe('large')
  const shared = makeZip({ 'soup.json': soupJson, 'stew.json': soupJson, 'photo.jpg': 'whose?' })
  for (const other of await read(shared)) expect(other.ok && other.picture).toBeUndefined()
})

test('ignores the files that macOS adds to archives', async () => {
  const bytes = makeZip({ '__MACOSX/._recipe.json': 'x', '.DS_Store': 'x', 'Top/recipe.json': soupJson })
  expect(await problemsOf(bytes)).toEqual(['Leek soup'])
})

test('reads the other recipes when one file is damaged', async () => {
  const bytes = makeZip({ 'bad.json': '{"name": ', 'good.json': soupJson })
  expect(await problemsOf(bytes)).toEqual(['The JSON file could not be read', 'Leek soup'])
})

test.each([
  ['without recipes', makeZip({ 'photo.jpg': 'x' }), 'The archive has no recipes'],
  [
    'with a password',
    makeZip({ 'a.json': soupJson }, { isEncrypted: true }),
    expect.stringMatching(/protected by a password\. Save a copy/),
  ],
  ['cut in half', sample.subarray(0, sample.length / 2), 'The archive is damaged'],
  ['with a path to the outside', makeZip({ '../../etc/recipe.json': soupJson }), 'The archive is damaged'],
  ['whose file is longer than it says', makeZip({ 'a.json': soupJson }, { claimedSize: 10 }), 'The archive is damaged'],
  [
    'with a file of 51 MB',
    makeZip({ 'a.json': soupJson }, { claimedSize: 51 * 2 ** 20 }),
    'The file a.json is larger than 50 MB',
  ],
])('says what is wrong with an archive %s', async (_, bytes, problem) => {
  expect(await problemsOf(bytes)).toEqual([problem])
})

test('reads a recipe without its picture if the picture is damaged', async () => {
  const bytes = makeZip({
    'A/recipe.json': soupJson,
    'A/full.jpg': 'picture',
    'B/recipe.json': soupJson.replace('soup', 'stew'),
  })
  // The packed bytes of the picture.
  const start = bytes.indexOf('full.jpg') + 'full.jpg'.length
  bytes.fill(0xff, start, start + 4)
  const outcomes = await read(bytes)
  expect(outcomes.map((outcome) => outcome.ok && [outcome.draft.title, outcome.picture])).toEqual([
    ['Leek soup', undefined],
    ['Leek stew', undefined],
  ])
})

test('reads files whose names differ only in letter case', async () => {
  const bytes = makeZip({ 'Soup/recipe.json': soupJson, 'soup/recipe.json': soupJson.replace('soup', 'stew') })
  expect(await problemsOf(bytes)).toEqual(['Leek soup', 'Leek stew'])
})

test('stops at a total size, also across archives in archives', async () => {
  const large = soupJson + ' '.repeat(20 * 2 ** 20)
  const inner = makeZip({ 'a.json': large, 'b.json': large, 'c.json': large })
  const outcomes = await problemsOf(makeZip({ '1.zip': inner, '2.zip': inner, '3.zip': inner }))
  expect(outcomes.slice(0, 7)).toEqual(Array(7).fill('Leek soup'))
  expect(outcomes.slice(7)).toEqual(Array(2).fill('The archive contains more than we can read at once'))
})

test('ignores files in an archive that are no recipes', async () => {
  const bytes = makeZip({ 'README.txt': 'Thank you for using our app.', 'recipe.json': soupJson, LICENSE: 'MIT' })
  expect(await problemsOf(bytes)).toEqual(['Leek soup'])
})

test('finds pictures in an export that was zipped again with its folder', async () => {
  const page =
    '<meta name="copymethat_class_id_version" content="2"><div class="recipe"><div id="name">Noodles</div><img class="recipeImage" src="images/my%20noodles.jpg">' +
    '<ul id="recipeIngredients"><li class="recipeIngredient">200 g noodles</li></ul></div>'
  const bytes = makeZip({ 'Export/recipes.html': page, 'Export/images/my noodles.jpg': 'picture' })
  expect(await read(bytes)).toMatchObject([{ ok: true, picture: Buffer.from('picture') }])
})

test('reads a page that only mentions CopyMeThat as a page', async () => {
  const page = `<!doctype html><title>Leek soup | CopyMeThat</title><script type="application/ld+json">${soupJson}</script>`
  expect(await read(Buffer.from(page), 'page.html')).toMatchObject([{ ok: true, draft: { title: 'Leek soup' } }])
})

test('reads headings of Mela and units of Mealie', async () => {
  const mela = { title: 'Cake', ingredients: '# Dough\n200 g flour', instructions: 'Bake it for an hour.' }
  expect(await read(Buffer.from(JSON.stringify(mela)), 'Cake.melarecipe')).toMatchObject([
    { ok: true, draft: { ingredients: [{ line: '200 g flour', group: 'Dough' }] } },
  ])
  const mealie = {
    name: 'Cake',
    recipe_ingredient: [{ quantity: 2, unit: { name: 'cup' }, food: null, note: 'flour', title: null }],
    recipe_instructions: [{ title: '', text: 'Bake it.' }],
  }
  expect(await read(Buffer.from(JSON.stringify(mealie)), 'cake.json')).toMatchObject([
    { ok: true, draft: { ingredients: [{ line: '2 cup flour' }] } },
  ])
})

test('does not follow archives in archives forever', async () => {
  let bytes = makeZip({ 'recipe.json': soupJson })
  for (let level = 0; level < 4; level += 1) bytes = makeZip({ 'inner.zip': bytes })
  expect(await problemsOf(bytes)).toEqual(['Too many archives in archives'])
})

test('reads a Paprika export with pictures', async () => {
  const recipe = {
    name: 'Plum cake\n',
    ingredients: 'For the dough:\n200 g flour\n2 eggs\nFor the top:\n500 g plums',
    directions: 'Mix the dough.\n\nAdd the plums and bake.',
    prep_time: '1 hour 10 min',
    servings: 'Serves 8',
    categories: ['Cake', 'Autumn'],
    source: 'Grandma',
    notes: 'Tastes best warm.',
    photo_data: Buffer.from('picture').toString('base64'),
    photo: null,
    image_url: null,
  }
  const bytes = makeZip({ 'Plum cake.paprikarecipe': gzipSync(JSON.stringify(recipe)) })
  const [outcome] = await read(bytes, 'Export.paprikarecipes')
  expect(outcome).toMatchObject({
    ok: true,
    draft: {
      title: 'Plum cake',
      prepTime: 70,
      servings: 8,
      categories: ['Cake', 'Autumn'],
      tips: ['Tastes best warm.'],
      author: 'Grandma',
      ingredients: [
        { line: '200 g flour', group: 'For the dough' },
        { line: '2 eggs', group: 'For the dough' },
        { line: '500 g plums', group: 'For the top' },
      ],
      instructions: [{ text: 'Mix the dough.' }, { text: 'Add the plums and bake.' }],
    },
  })
  expect(outcome?.ok && Buffer.from(outcome.picture ?? '').toString()).toBe('picture')
})

const line = (food: string, amount: number, unit: string | null, more: object = {}) => ({
  food: { name: food },
  unit: unit === null ? null : { name: unit },
  amount,
  note: '',
  is_header: false,
  no_amount: false,
  ...more,
})

test('reads a Tandoor export: an archive for each recipe, with ingredients in the steps', async () => {
  const recipe = {
    name: 'Bean chili',
    keywords: [{ name: 'Spicy' }],
    working_time: 15,
    waiting_time: 40,
    servings: 4,
    servings_text: 'bowls',
    source_url: 'https://chili.example/beans',
    steps: [
      {
        name: 'Sauce',
        instruction: 'Fry the onion.\n\nAdd the beans.',
        show_as_header: true,
        ingredients: [
          line('onion', 1, null),
          { food: null, unit: null, amount: 0, note: 'For the beans', is_header: true },
          line('beans', 400, 'g', { note: 'drained' }),
          line('salt', 0, null, { no_amount: true }),
        ],
      },
    ],
  }
  const bytes = makeZip({ '7.zip': makeZip({ 'recipe.json': JSON.stringify(recipe), 'image.webp': 'picture' }) })
  const [outcome] = await read(bytes)
  expect(outcome).toMatchObject({
    ok: true,
    draft: {
      title: 'Bean chili',
      prepTime: 15,
      cookTime: 40,
      servings: 4,
      categories: ['Spicy'],
      sourceUrl: 'https://chili.example/beans',
      ingredients: [
        { line: '1 onion', group: 'Sauce' },
        { line: '400 g beans, drained', group: 'For the beans' },
        { line: 'salt', group: 'For the beans' },
      ],
      instructions: [
        { text: 'Fry the onion.', group: 'Sauce' },
        { text: 'Add the beans.', group: 'Sauce' },
      ],
    },
  })
  expect(outcome?.ok && outcome.picture).toBeDefined()
})

test('reads a Mealie backup: tables with foods and units, and pictures in folders', async () => {
  const id = '44636e082f1a4c1e9d2b3c4d5e6f7a8b'
  const dashed = '44636e08-2f1a-4c1e-9d2b-3c4d5e6f7a8b'
  const database = {
    recipes: [
      { id, name: 'Rye toast', org_url: 'https://toast.example/rye', total_time: '10 minutes', recipe_yield: '2' },
    ],
    recipes_ingredients: [
      {
        recipe_id: id,
        position: 1,
        title: null,
        note: 'melted',
        food_id: 'f2',
        unit_id: 'u1',
        quantity: 20,
        original_text: null,
      },
      {
        recipe_id: id,
        position: 0,
        title: 'Toast',
        note: '2 slices rye bread',
        food_id: null,
        unit_id: null,
        quantity: 1,
      },
    ],
    recipe_instructions: [{ recipe_id: id, position: 0, title: '', text: 'Toast the bread and butter it.' }],
    ingredient_foods: [{ id: 'f2', name: 'butter' }],
    ingredient_units: [{ id: 'u1', name: 'gram', abbreviation: 'g', use_abbreviation: true }],
    tags: [{ id: 't1', name: 'Quick' }],
    categories: [],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't1' }],
    recipes_to_categories: [],
    notes: [{ recipe_id: id, title: 'Bread', text: 'Day-old bread works best.' }],
    recipe_nutrition: [{ recipe_id: id, calories: '210', protein_content: '6' }],
  }
  const bytes = makeZip({
    'database.json': JSON.stringify(database),
    [`data/recipes/${dashed}/images/original.webp`]: 'picture',
  })
  expect(await read(bytes)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Rye toast',
        totalTime: 10,
        servings: 2,
        categories: ['Quick'],
        tips: ['Bread', 'Day-old bread works best.'],
        nutritionFacts: { calories: 210, protein: 6 },
        ingredients: [
          { line: '2 slices rye bread', group: 'Toast' },
          { line: '20 g butter, melted', group: 'Toast' },
        ],
      },
      picture: Buffer.from('picture'),
    },
  ])
})

test('reads a CopyMeThat export with groups and pictures', async () => {
  const page =
    '<html><head><meta name="copymethat_class_id_version" content="2"></head><body><div class="recipe"><div id="name"> Noodles </div>' +
    '<a id="original_link" href="https://noodles.example/1">link</a><img class="recipeImage" src="images/noodles.jpg">' +
    '<div>Tags: <span class="recipeCategory">quick,</span></div><a id="recipeYield">3</a><ul id="recipeIngredients">' +
    '<li class="recipeIngredient_subheader">Sauce:</li><li class="recipeIngredient">2 tbsp soy sauce</li></ul>' +
    '<ol id="recipeInstructions"><li class="instruction">Boil the noodles.</li></ol><li class="recipeNote">Add chili.</li></div></body></html>'
  const bytes = makeZip({ 'recipes.html': page, 'images/noodles.jpg': 'picture' })
  expect(await read(bytes)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Noodles',
        servings: 3,
        categories: ['quick'],
        tips: ['Add chili.'],
        sourceUrl: 'https://noodles.example/1',
        ingredients: [{ line: '2 tbsp soy sauce', group: 'Sauce' }],
        instructions: [{ text: 'Boil the noodles.' }],
      },
      picture: Buffer.from('picture'),
    },
  ])
})

test('reads a Recipe Keeper export with times, nutrition and pictures', async () => {
  const page =
    '<html><body><div class="recipe-details"><meta content="1" itemprop="recipeId"><img src="images/1_0.jpg" class="recipe-photo"/>' +
    '<h2 itemprop="name">Carrot cake</h2><span itemprop="recipeCourse">Dessert</span><meta content="Cake" itemprop="recipeCategory">' +
    '<span itemprop="recipeSource"><a href="https://cake.example/carrot">cake</a></span><span itemprop="recipeYield">Serves 6-8</span>' +
    '<span>10 mins</span><meta content="PT10M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime">' +
    '<div class="recipe-ingredients" itemprop="recipeIngredients"><p>Dough:</p><p>• 200 g carrots</p><p></p></div>' +
    '<div itemprop="recipeDirections"><p>1. Grate the carrots.</p><p></p><p>2. Bake.</p></div>' +
    '<div class="recipe-notes" itemprop="recipeNotes"><p>Keeps for days.</p></div><meta content="571" itemprop="recipeNutCalories"></div></body></html>'
  const bytes = makeZip({ 'recipes.html': page, 'images/1_0.jpg': 'picture' })
  expect(await read(bytes)).toMatchObject([
    {
      ok: true,
      draft: {
        title: 'Carrot cake',
        prepTime: 10,
        cookTime: null,
        servings: 8,
        categories: ['Dessert', 'Cake'],
        sourceUrl: 'https://cake.example/carrot',
        ingredients: [{ line: '200 g carrots', group: 'Dough' }],
        instructions: [{ text: 'Grate the carrots.' }, { text: 'Bake.' }],
        tips: ['Keeps for days.'],
        nutritionFacts: { calories: 571 },
      },
      picture: Buffer.from('picture'),
    },
  ])
})
