import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

const note = `Grandma's plum cake

For 12 pieces

Ingredients
500 g plums
For the dough:
200 g flour
2 eggs

Method
Mix the flour and the eggs to a smooth dough.
Put the plums on top and bake the cake for 40 minutes.
`

const read = async (text: string, name = 'note') =>
  (await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) })))[0]

test('reads ingredients, groups and steps of a note', async () => {
  expect(await read(note)).toMatchObject({
    ok: true,
    draft: {
      ingredients: [
        { line: '500 g plums', group: null },
        { line: '200 g flour', group: 'For the dough' },
        { line: '2 eggs', group: 'For the dough' },
      ],
      instructions: [
        { text: 'Mix the flour and the eggs to a smooth dough.' },
        { text: 'Put the plums on top and bake the cake for 40 minutes.' },
      ],
    },
  })
})

test.each([
  [
    'Markdown',
    '# Linsensuppe\n\nDie beste.\n\n## Zutaten\n\n- 200 g Linsen\n- 1 **Zwiebel**\n\n## Zubereitung\n\n1. Die Zwiebel hacken.\n\n2. Alles eine Stunde kochen.\n',
  ],
  [
    'front matter with lists',
    '---\nlayout: recipe\ntitle: Linsensuppe\ningredients:\n  - 200 g Linsen\n  - 1 Zwiebel\ndirections:\n  - Die Zwiebel hacken.\n  - Alles eine Stunde kochen.\n---\n\nDie beste --- wirklich.\n',
  ],
])('reads %s', async (_, text) => {
  expect(await read(text, 'soup.md')).toMatchObject({
    ok: true,
    draft: {
      title: 'Linsensuppe',
      ingredients: [{ line: '200 g Linsen' }, { line: '1 Zwiebel' }],
      instructions: [{ text: 'Die Zwiebel hacken.' }, { text: 'Alles eine Stunde kochen.' }],
    },
  })
})

test.each([
  ['names only its parts', 'For the dough:', 'For the filling:', 'For the dough', 'For the filling'],
  [
    'names its parts with the word',
    'Ingredients for the dough:',
    'Ingredients for the filling:',
    'For the dough',
    'For the filling',
  ],
  ['has no heading above its ingredients', '', '', null, null],
])('reads a note that %s', async (_, dough, filling, doughGroup, fillingGroup) => {
  const text = `Apple Tart\nServes 6\n45 minutes\n\n${dough}\n10 mint leaves\n200 g flour\n1 egg\n\n${filling}\n4 apples\nCinnamon\n\nMethod:\n1. Make the dough and chill it.\n2. Lay the sliced apples on the dough.\n3. Bake the tart for 40 minutes.\n`
  expect(await read(text)).toMatchObject({
    ok: true,
    draft: {
      title: 'Apple Tart',
      ingredients: [
        { line: '10 mint leaves', group: doughGroup },
        { line: '200 g flour', group: doughGroup },
        { line: '1 egg', group: doughGroup },
        { line: '4 apples', group: fillingGroup },
        { line: 'Cinnamon', group: fillingGroup },
      ],
      instructions: [
        { text: 'Make the dough and chill it.' },
        { text: 'Lay the sliced apples on the dough.' },
        { text: 'Bake the tart for 40 minutes.' },
      ],
    },
  })
})

test.each(['350 °F', '180C', '350 degrees'])(
  'reads a note with fraction signs, and with %s above them',
  async (heat) => {
    const steps = '1. Mix the sugar, the flour and the egg.\n2. Bake the cake for 40 minutes.'
    const text = `Sugar Cake\n\n${heat}\n\n⅜ cup sugar\n⅞ cup flour\n1 egg\n\nMethod:\n${steps}\n`
    expect(await read(text)).toMatchObject({
      ok: true,
      draft: {
        title: 'Sugar Cake',
        ingredients: [{ line: '⅜ cup sugar' }, { line: '⅞ cup flour' }, { line: '1 egg' }],
      },
    })
  },
)

test.each(['Buy milk\nCall Anna', '', '1 < 2 & 3 > 2'])('finds no recipe in "%s"', async (text) => {
  expect(await read(text)).toMatchObject({ ok: false })
})

test('does not read a text with markup as a page', async () => {
  const outcome = await read(note.replace('2 eggs', '2 eggs <script>alert(1)</script>'), 'note.txt')
  expect(outcome?.ok && outcome.draft.ingredients.at(-1)?.line).toBe('2 eggs <script>alert(1)</script>')
})

const readAll = (text: string) => Array.fromAsync(readDocument({ name: 'notes.txt', bytes: Buffer.from(text) }))
const cake = (title: string) =>
  `${title}\n\nFrom my aunt. Serves 4.\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix all of it.\nBake it for 40 minutes.\n`

test.each([
  ['empty lines', `${cake('Plum cake')}\n${cake('Apple cake')}\n${cake('Pear cake')}`],
  [
    'Markdown headings',
    `# Plum cake\n${cake('').trim()}\n# Apple cake\n${cake('').trim()}\n# Pear cake\n${cake('').trim()}`,
  ],
  ['lines', `${cake('Plum cake')}---\n${cake('Apple cake')}* * *\n${cake('Pear cake')}`],
])('splits a long note at its titles, with %s between recipes', async (_, text) => {
  const outcomes = await readAll(text)
  expect(outcomes).toMatchObject(
    ['Plum cake', 'Apple cake', 'Pear cake'].map((title) => ({
      ok: true,
      draft: { title, ingredients: [{ line: '200 g flour' }, { line: '2 eggs' }], instructions: [{}, {}] },
    })),
  )
})

test('reads a note as one recipe if a part of it is not complete', async () => {
  const parts = `${cake('Plum cake')}\nGlaze\n\nIngredients\n100 g sugar\n`
  expect(await readAll(parts)).toMatchObject([{ ok: true, draft: { title: 'Plum cake' } }])
  expect(
    await readAll(`${cake('Plum cake')}Bake it longer if you like.\nIngredients\n1 egg\n\nMethod\nBoil.\n`),
  ).toHaveLength(1)
})

test('splits steps in one paragraph, and keeps what the recipe makes', async () => {
  const bread = `Banana bread

Makes 1 loaf

Ingredients
3 ripe bananas
200 g flour
100 g sugar

Method
Heat the oven to 180 °C. Grease a loaf pan. Mash the bananas in a bowl. Stir in the sugar. Add the flour and mix. Pour the batter into the pan. Bake for 60 minutes.
`
  expect(await read(bread)).toMatchObject({
    draft: {
      yield: '1 loaf',
      instructions: [
        { text: 'Heat the oven to 180 °C. Grease a loaf pan.' },
        { text: 'Mash the bananas in a bowl. Stir in the sugar.' },
        { text: 'Add the flour and mix. Pour the batter into the pan. Bake for 60 minutes.' },
      ],
    },
  })
})

const stepsOf = (outcome: Awaited<ReturnType<typeof read>>) =>
  outcome?.ok ? outcome.draft.instructions.map(({ text }) => text) : []

const fritters = {
  foods: ['2 zucchinis', '1 egg', '75 g flour', '2 spring onions'],
  steps: ['Grate the zucchinis and squeeze them.', 'Mix everything and season well.', 'Fry spoonfuls of it.'],
}
const inChat = (stamp: string) =>
  ['Fritters', ...fritters.foods, ...fritters.steps].map((line) => `${stamp}${line}`).join('\n')

test.each([
  ['lines', inChat('')],
  ['lines in lower case', inChat('').toLowerCase().replaceAll('.', '')],
  ['a paragraph of steps', `Fritters\n${fritters.foods.join('\n')}\n\n${fritters.steps.join(' ')}`],
  [
    'messages of an iPhone',
    `[12.03.24, 18:40:02] Tom: \u200eimage omitted\n${inChat('[12.03.24, 18:41:02] Sandra: ')}`,
  ],
  [
    'messages of an Android phone',
    `12/03/24, 6:40 pm - Messages are encrypted.\n12/03/24, 6:40\u202fpm - Tom: <Media omitted>\n${inChat('12/03/24, 6:41\u202fpm - Sandra: ')}`,
  ],
  ['one message', `[2024-03-12, 18:41] Sandra: ${inChat('')}`],
])('reads a short note without headings: %s', async (_, text) => {
  const outcome = await read(text)
  const draft = outcome?.ok ? outcome.draft : undefined
  expect(draft?.title.toLowerCase()).toBe('fritters')
  expect(draft?.ingredients.map(({ line }) => line)).toEqual(fritters.foods)
  expect(stepsOf(outcome).join(' ').toLowerCase().replaceAll('.', '')).toBe(
    fritters.steps.join(' ').toLowerCase().replaceAll('.', ''),
  )
})

test.each([
  ['Tortilla\n4 huevos\n3 patatas\n1 cebolla\nsal\nCortar las patatas en rodajas.\nFreír todo a fuego lento.', 4, 2],
  ['Pannenkoeken\n3 eieren\n2 appels\n½ citroen\n\nde eieren goed kloppen\nmet de appels in boter bakken', 3, 2],
  ['Meeting\n1 Welcome\n2 Budget\n3 Any other business\nPlease bring your laptops.\nWe end at noon as always.', 0, 0],
  [
    'Monday\n10:30 Dentist\n12:00 Lunch with Tom\n18:15 Choir\nBring the notes for the choir.\nCall Anna about it.',
    0,
    0,
  ],
  ['Shopping\n2 milk\n1 bread\n3 apples\nDo not forget the bags.', 0, 0],
])('counts start an ingredient only above what to do: %j', async (text, ingredients, steps) => {
  const outcome = await read(text)
  expect(outcome?.ok ? outcome.draft.ingredients : []).toHaveLength(ingredients)
  expect(stepsOf(outcome)).toHaveLength(steps)
})

const biscuits = (above: string, below = '') =>
  read(
    `Biscuits\n${above}\n\n200 g flour\n100 g butter\n150 g cheese\n\nRub in the butter.\nKnead the cheese in.\n${below}`,
  )

test.each([
  ['makes about 10, takes 15 min + 18 min in the oven', '', { servings: 10, yield: null, totalTime: 33 }],
  ['Pour 6 pers.\nPrép : 20 min / Cuisson : 1 h 15', '', { servings: 6, prepTime: 20, cookTime: 75, totalTime: 95 }],
  ['*Serves 2–3* · **35 minutes**', '', { servings: 3, totalTime: 35 }],
  ['', 'Ergibt 12 Stücke. Vorbereitung 25 Min.', { servings: 12, yield: '12 Stücke', prepTime: 25 }],
  ['', 'Makes 12. Prep 25 min.', { servings: 12, yield: null, prepTime: 25 }],
  ['Serves 8', 'Makes 2 small trays.', { servings: 8, yield: '2 small trays' }],
  ['Prep: 10 min, total: 50 min', '', { prepTime: 10, totalTime: 50 }],
])('reads facts of a note: %j, %j', async (above, below, facts) => {
  const outcome = await biscuits(above, below)
  expect(outcome).toMatchObject({ draft: { ...facts, description: '', ingredients: [{}, {}, {}] } })
  expect(stepsOf(outcome)).toEqual(['Rub in the butter.', 'Knead the cheese in.'])
})

const scones = (end: string, name = 'note') =>
  read(
    `Scones\n\nIngredients\n250 g flour\n50 g butter\n150 ml milk\n\nMethod\n1. Rub in the butter.\n2. Stir in the milk.\n3. Bake until golden.\n${end}`,
    name,
  )
const sconeSteps = ['Rub in the butter.', 'Stir in the milk.', 'Bake until golden.']
test.each([
  ['\nNOTE: freeze unbaked ones.', ['Freeze unbaked ones.']],
  ['Tip: serve warm.\nTip – with jam.', ['Serve warm.', 'With jam.']],
  ['\nAstuce : servir tiède.\nAvec de la confiture.', ['Servir tiède. Avec de la confiture.']],
  ['\n**Tipp:** am besten *warm*.\n\n> Hinweis: einfrieren geht auch.', ['Am besten warm.', 'Einfrieren geht auch.']],
  ['\nNB they freeze well\nP.S. With jam.', ['They freeze well', 'With jam.']],
  ['\nNotas:\n- Congelar crudos.\n- Tibios.\n', ['Congelar crudos.', 'Tibios.']],
  [
    '\nStorage\nKeeps for two days.\nServiertipp: mit Sahne.',
    ['Storage: Keeps for two days.', 'Serviertipp: mit Sahne.'],
  ],
  ['\n## Notes\nServe warm.\n### Later\nFreeze.\n## Nutrition\n200 kcal', ['Serve warm.', 'Later', 'Freeze.']],
  ['\nTips\nServe warm.\n\nNutrition\nFat: 3 g', ['Serve warm.']],
])('takes the notes at the end of a text as tips: %j', async (end, tips) => {
  const outcome = await scones(end)
  expect(outcome).toMatchObject({ ok: true, draft: { tips } })
  expect(stepsOf(outcome)).toEqual(sconeSteps)
})

test('takes a line among the steps as a tip, and the others as steps', async () => {
  const outcome = await scones('Tip: not too long.\n4. Let them cool.\n\nServe them with cream.\nCook 1 min.')
  expect(outcome).toMatchObject({ draft: { tips: ['Not too long.'] } })
  expect(stepsOf(outcome)).toEqual([...sconeSteps, 'Let them cool.', 'Serve them with cream.', 'Cook 1 min.'])
})

test.each([
  ['Source: my aunt Ann', { author: 'my aunt Ann', sourceUrl: null }],
  ['*Quelle: Omas Kochbuch*', { author: 'Omas Kochbuch', sourceUrl: null }],
  ['Bron: https://soup.example/scones', { author: null, sourceUrl: 'https://soup.example/scones' }],
])('takes the source of a text: %s', async (line, expected) => {
  const outcome = await scones(`\n${line}`)
  expect(outcome).toMatchObject({ draft: { ...expected, tips: [] } })
  expect(stepsOf(outcome)).toEqual(sconeSteps)
})

test('keeps foods that are called tips, and the part of a dish below notes', async () => {
  const text =
    'Tart\n\nIngredients\n200 g flour\n100 g butter\nAsparagus tips\n\nNotes\nServe warm.\n\nFor the glaze:\n50 g sugar\n1 egg\n\nMethod\nMix all of it.\nBake it.\n'
  expect(await read(text)).toMatchObject({
    draft: {
      ingredients: [
        {},
        {},
        { line: 'Asparagus tips' },
        { line: '50 g sugar', group: 'For the glaze' },
        { line: '1 egg' },
      ],
      tips: ['Serve warm.'],
    },
  })
})

test('keeps a short step that is the first of its part', async () => {
  const text =
    'Pasta\n\nIngredients\n300 g pasta\n1 onion\n\nMethod\nFor the pasta:\nBoil the pasta and drain it.\nStir in the butter.\n' +
    'For the sauce:\nCook 5 min.\nChop the onion and fry it.\nAdd the tomatoes and simmer.\n'
  expect(await read(text)).toMatchObject({
    draft: {
      instructions: [
        { text: 'Boil the pasta and drain it.', group: 'For the pasta' },
        { text: 'Stir in the butter.', group: 'For the pasta' },
        { text: 'Cook 5 min.', group: 'For the sauce' },
        { text: 'Chop the onion and fry it.', group: 'For the sauce' },
        { text: 'Add the tomatoes and simmer.', group: 'For the sauce' },
      ],
    },
  })
})

test('keeps steps that are all short', async () => {
  const outcome = await read(
    'Rice\n\nIngredients\n300 g rice\n1 l water\n\nMethod\nBoil it.\nCook 5 min.\nServe 4 hungry.\n',
  )
  expect(stepsOf(outcome)).toEqual(['Boil it.', 'Cook 5 min.', 'Serve 4 hungry.'])
})

test('keeps short steps of parts, and all sentences above the ingredients', async () => {
  const text =
    'Pasta\nGrandma made this on Sundays.\nWe loved it.\n\n' +
    'For the pasta:\n300 g pasta\n200 g cheese\nCook the pasta and drain it.\nGrate it.\n\n' +
    'For the sauce:\n400 g tomatoes\n1 onion\nChop the *onion* and fry it.\nAdd the tomatoes and simmer.\n'
  const outcome = await read(text)
  expect(outcome).toMatchObject({ draft: { description: 'Grandma made this on Sundays. We loved it.' } })
  expect(outcome?.ok && outcome.draft.instructions).toMatchObject([
    { text: 'Cook the pasta and drain it.' },
    { text: 'Grate it.' },
    { text: 'Chop the onion and fry it.', group: 'For the sauce' },
    { text: 'Add the tomatoes and simmer.', group: 'For the sauce' },
  ])
})

test('reads facts below the title of a Markdown recipe, and its tips and storage', async () => {
  const text =
    '---\ntitle: Aubergines\n---\n\n# Aubergines\n\n*Serves 2–3* · **35 minutes**\n\nA *sticky* side.\n\n' +
    '## Ingredients\n\n- 2 aubergines\n\n## Instructions\n\n1. Roast them.\n\n**Tip:** serve with rice.\n\n## Storage\n\nKeeps for two days.\n'
  expect(await read(text, 'aubergines.md')).toMatchObject({
    draft: {
      description: 'A sticky side.',
      servings: 3,
      totalTime: 35,
      instructions: [{ text: 'Roast them.' }],
      tips: ['Serve with rice.', 'Keeps for two days.'],
    },
  })
})

const dal =
  'Lentil dal\nServes 4\n200 g lentils\n1 onion\n400 ml coconut milk\nFry the onion until it is soft.\nSimmer all of it.\n'

test.each([
  ['after an empty line', `${dal}\nCoconut rice\nServes 4\n`],
  ['right below', `${dal}Reis mit Kokos\nFür 4 Personen\n`],
  ['below a rule', `${dal}---\n**Riz au coco**\n*Pour 6 pers.*\n`],
])('starts a second recipe at a title with its own servings, %s', async (_, text) => {
  const outcomes = await readAll(`${text}300 g rice\n400 ml coconut milk\n1 tsp salt\nRinse the rice well.\nBoil it.\n`)
  expect(outcomes).toMatchObject([
    { ok: true, draft: { title: 'Lentil dal', ingredients: [{}, {}, {}], instructions: [{}, {}] } },
    { ok: true, draft: { title: expect.stringMatching(/coconut|kokos|coco/i), ingredients: [{}, {}, {}] } },
  ])
})

test.each([
  ['parts', `${dal}\nFor the rice:\n300 g rice\n1 tsp salt\nRinse the rice well.\nBoil it for a while.\n`],
  [
    'parts with titles',
    `${dal}\nCoconut rice\n300 g rice\n1 l water\n1 tsp salt\nRinse the rice well.\nBoil it for a while.\n`,
  ],
  [
    'a part that says what it makes',
    `${dal.replace('Serves 4\n', '')}\nFlatbread\nMakes 4\n300 g flour\n2 dl water\n1 tsp salt\nKnead the flour well.\nBake it for a while.\n`,
  ],
])('keeps one recipe with %s', async (_, text) => {
  expect(await readAll(text)).toMatchObject([{ ok: true, draft: { title: 'Lentil dal' } }])
})

test.each([
  ['Für 12 Stücke | Zubereitung: 30 Min. | Backzeit 1 Std.', 'Alles backen.', [12, 30, 60]],
  ['Für 12 Stücke', 'Alles backen.', [12, null, null]],
  ['Cold soup', 'Blend all. Chill 2 hrs. Serve.', [null, null, null]],
])('reads servings and times from %j and %j', async (facts, step, expected) => {
  const found = await read(`Cake\n${facts}\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\n${step}`)
  const draft = found?.ok ? found.draft : null
  expect([draft?.servings, draft?.prepTime, draft?.cookTime]).toEqual(expected)
})

test.each([['# **Plum cake**'], ['# Plum *cake*'], ['__Plum cake__']])(
  'reads the title %s without its marks',
  async (title) => {
    expect(await readAll(cake(title))).toMatchObject([{ ok: true, draft: { title: 'Plum cake' } }])
  },
)
