import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string, name = 'note.txt') {
  const [outcome] = await Array.fromAsync(readDocument({ name, bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

/** A line with the name of its group in brackets. */
const written = (lines: ReadonlyArray<{ group: string | null; line?: string; text?: string }>) =>
  lines.map(({ group, line, text }) => `${group === null ? '' : `[${group}] `}${line ?? text ?? ''}`)

const foodsOf = async (text: string, name?: string) => written((await read(text, name)).ingredients)
const stepsOf = async (text: string) => written((await read(text)).instructions)

test.each([
  ['For the dumplings', '250 g flour\n2 eggs\n¼ tsp salt'],
  ['Topping', '30 g sugar\n1 tsp cinnamon'],
  ['To serve', 'sour cream\n1 bunch parsley'],
  ['Für den Salat', 'Gurke\nDill'],
])('keeps a group whose heading is as large as "Ingredients": %s', async (heading, foods) => {
  const text = `# Stew\n## Ingredients\n1 kg beef\n2 onions\n500 ml stock\n## ${heading}\n${foods}\n## Method\nBrown the beef.\nSimmer all of it.\n`
  expect(await foodsOf(text, 'stew.pdf.md')).toEqual([
    '1 kg beef',
    '2 onions',
    '500 ml stock',
    ...foods.split('\n').map((food) => `[${heading}] ${food}`),
  ])
})

test.each([['1 1/2 tsp cumin'], ['1-1/2 cups milk'], ['2 1/2-3 lb pork'], ['1 ½ EL Öl']])(
  'reads the mixed number of "%s" in a text without headings',
  async (line) => {
    const steps = 'Fry the onions in butter for 8 mins\nsimmer it for 25 min till soft'
    expect(await foodsOf(`Soup\n250g lentils\n${line}\n2 onions\n${steps}`)).toEqual(['250g lentils', line, '2 onions'])
    expect(await foodsOf(`Soup\n250g lentils\n2 onions\n1 leek\n${line}\n${steps}`)).toContain(line)
  },
)

test.each([
  ['Melt the butter, cook 1 minute.', 'Bake at 200°C for 30 to 35 minutes.', 35],
  ['Bake the crust blind for 20 minutes.', 'Simmer the sauce for 2 hours.', null],
  ['Fry the onion and cook for 5 minutes.', 'Serve it with bread.', 5],
])('does not read a short aside as the cook time: %s %s', async (one, other, cookTime) => {
  const text = `Gratin\n\nIngredients\n30 g butter\n500 ml milk\n1 onion\n\nMethod\n${one}\n${other}\n`
  expect(await read(text)).toMatchObject({ cookTime })
})

test.each([
  ['Préparation : 25 min - Cuisson : 35 min - Repos : 1h', { prepTime: 25, cookTime: 35, totalTime: 120 }],
  ['Prep: 10 min, Cook: 20 min, Freezing: 4 h', { prepTime: 10, cookTime: 20, totalTime: 270 }],
  ['Prep: 10 min, Cook: 20 min, Decorating: 1 h', { prepTime: 10, cookTime: 20, totalTime: 30 }],
  ['Vorbereitung: 20 Min. Kochzeit: 40 Min. Ruhezeit: 30 Min.', { prepTime: 20, cookTime: 40, totalTime: 90 }],
])('keeps the times of one line apart: %s', async (line, times) => {
  const draft = await read(
    `Quiche\n${line}\n\nIngredients\n200 g flour\n100 g butter\n3 eggs\n\nMethod\nMix it well.\nBake it brown.\n`,
  )
  expect(draft).toMatchObject({ ...times, description: '' })
})

const tart = (crust: string, filling: string) =>
  `Tart\n\nFor the crust\n200 g flour\n100 g butter\n\nFor the filling\n3 lemons\n4 eggs\n\n${crust}\n1. Rub the butter into the flour.\n\n${filling}\n2. Whisk the eggs with the juice.\n3. Pour it into the crust.\n`

test.each([
  ['Crust:', 'Filling:'],
  ['The day before:', 'Today:'],
])('keeps the headings of steps that differ from those of the ingredients: %s', async (one, other) => {
  const expected = [
    `[${one.slice(0, -1)}] Rub the butter into the flour.`,
    `[${other.slice(0, -1)}] Whisk the eggs with the juice.`,
    `[${other.slice(0, -1)}] Pour it into the crust.`,
  ]
  expect(await stepsOf(tart(one, other))).toEqual(expected)
  expect(await stepsOf(tart(`Method\n${one}`, other))).toEqual(expected)
  expect(await foodsOf(tart(`Method\n${one}`, other))).toEqual([
    '[For the crust] 200 g flour',
    '[For the crust] 100 g butter',
    '[For the filling] 3 lemons',
    '[For the filling] 4 eggs',
  ])
})

const panzanella = ['stale bread', 'ripe tomatoes', 'basil', 'olive oil']
const soak = '1. Tear the bread and soak it in water.\n2. Toss it with the tomatoes.'

test.each([
  ['as items', `Ingredients\n${panzanella.map((food) => `- ${food}`).join('\n')}\n\nInstructions\n${soak}`],
  ['without bullets', `Ingredients:\n${panzanella.join('\n')}\n\nMethod:\n${soak}`],
  ['in one line', `Zutaten\n${panzanella.join(', ')}\n\nZubereitung\n${soak}`],
  ['behind the heading', `Ingredients: ${panzanella.join(', ')}.\n\nMethod\n${soak}`],
])('reads ingredients without amounts between the headings of both lists, %s', async (_, text) => {
  expect(await foodsOf(`Panzanella\n\n${text}`)).toEqual(panzanella)
  expect(await stepsOf(`Panzanella\n\n${text}`)).toEqual([
    'Tear the bread and soak it in water.',
    'Toss it with the tomatoes.',
  ])
})

test.each([
  'Garden club\n\nIngredients\nWe talked about herbs.\nIt was a long evening.\n\nSteps\nEveryone brings a plant.\n',
  'Garden\n\nMethod\nbasil\nthyme\n',
])('finds no recipe without foods between the headings: %j', async (text) => {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  expect(outcome?.ok).toBe(false)
})

test.each([
  ['Serve with 400g spaghetti', 'feeds 4 hungry people', { servings: 4 }],
  ['leave to rest before you slice it', 'Serves 6', { servings: 6 }],
])('keeps the last lines of a method without a heading: "%s", "%s"', async (step, fact, facts) => {
  const text = `Bolognese\n1lb mince\n1 large onion\n2-3 cloves of garlic\n1 bay leaf\n\nBrown the mince with the onion, 10 mins. Simmer for 2 hrs.\n${step}\n${fact}\n`
  expect(await read(text)).toMatchObject(facts)
  expect(await stepsOf(text)).toEqual(['Brown the mince with the onion, 10 mins. Simmer for 2 hrs.', step])
  expect(await foodsOf(text)).toHaveLength(4)
  expect(await stepsOf(text.replace('\n\n', '\n\nMethod\n'))).toHaveLength(2)
})

test.each([
  ['Bake for 10 minutes. Makes 12.', 'Bake for 10 minutes.', 12],
  ['Simmer until it is soft! Feeds 4-6', 'Simmer until it is soft!', 6],
])('takes the servings at the end of the last step: %s', async (line, step, servings) => {
  const text = `Cookies\n\nIngredients\n200 g flour\n100 g butter\n1 egg\n\nMethod\nMix it all.\n${line}\n`
  expect(await read(text)).toMatchObject({ servings })
  expect(await stepsOf(text)).toEqual(['Mix it all.', step])
})

test.each([
  ['Tart (serves 6)', 'Tart', 6],
  ['Linsensuppe (für 4 Personen)', 'Linsensuppe', 4],
  ['Pie (gluten-free)', 'Pie (gluten-free)', null],
])('takes the servings in brackets out of the title: %s', async (line, title, servings) => {
  const text = `${line}\n\nIngredients\n200 g flour\n100 g butter\n1 egg\n\nMethod\nMix it all.\nBake it brown.\n`
  expect(await read(text)).toMatchObject({ title, servings })
})

const cake =
  'Zutaten\n200 g Mehl\n100 g Butter\n\nBelag:\n50 g Zucker\n\nZubereitung\nAlles verkneten.\nIm Ofen backen.\n'

test.each([
  ['From: Susanne <s@example.com>\nTo: Me\nSubject: Fwd: Apfelkuchen', 'Apfelkuchen'],
  [
    'Von: Susanne <s@example.com>\nGesendet: Montag, 3. März 2025 18:02\nAn: Ich\nBetreff: AW: WG: Omas Kuchen',
    'Omas Kuchen',
  ],
  [
    '---------- Forwarded message ---------\nDe : Anne <a@example.com>\nDate: lun. 3 mars 2025\nObjet : Tarte fine\nÀ : Moi',
    'Tarte fine',
  ],
])('uses the subject of an email as the title: %j', async (header, title) => {
  const draft = await read(`${header}\n\n${cake}`)
  expect(draft).toMatchObject({ title, description: '' })
  expect(written(draft.ingredients)).toEqual(['200 g Mehl', '100 g Butter', '[Belag] 50 g Zucker'])
  expect(draft.instructions).toHaveLength(2)
})

test('does not read a line "From: …" of a recipe as the header of an email', async () => {
  expect(await read(`Apfelkuchen\nFrom: my aunt\n\n${cake}`)).toMatchObject({ title: 'Apfelkuchen' })
})

test.each([
  ['Ergibt eine Springform (26 cm), ca. 12 Stücke', 12],
  ['Makes one 9-inch pie, 8 slices', 8],
])('reads the pieces of what a recipe makes: %s', async (line, servings) => {
  const draft = await read(`Kuchen\n${line}\n\n${cake}`)
  expect(draft).toMatchObject({ servings, description: '' })
})

test.each([
  ['Ingredient\tQty\tUnit\nFlour\t200\tg\nMilk\t300\tml\nEggs\t2', 'Imported Recipe'],
  ['Pancakes\nServes\t4\nItem\tAmount\tUnit\tNotes\nFlour\t200\tg\t\nMilk\t300\tml\t\nEggs\t2\t\t\nMethod', 'Pancakes'],
  ['Pancakes\n\nFlour\t200\tg\nMilk\t300\tml\nEggs\t2', 'Pancakes'],
  ['Pancakes\n\nQuantity\tUnit\tFood\n200\tg\tFlour\n300\tml\tMilk\n2\t\tEggs', 'Pancakes'],
])('reads a table from a spreadsheet: %j', async (table, title) => {
  const text = `${table}\n\nWhisk everything to a smooth batter.\nFry thin pancakes in butter.\n`
  expect(await read(text)).toMatchObject({ title })
  expect(await foodsOf(text)).toEqual(['200 g Flour', '300 ml Milk', '2 Eggs'])
  expect(await stepsOf(text)).toHaveLength(2)
})

test('keeps the notes of a table after the food', async () => {
  const text =
    'Crêpes\nZutat\tMenge\tEinheit\tNotiz\nMehl\t200\tg\tgesiebt\nMilch\t300\tml\nEier\t2\n\nAlles gut verrühren.\nDünn in Butter backen.\n'
  expect(await foodsOf(text)).toEqual(['200 g Mehl, gesiebt', '300 ml Milch', '2 Eier'])
})

const inMessages = (stamp: string, messages: ReadonlyArray<string>) =>
  messages.map((one) => `${stamp}${one}`).join('\n')

test.each([
  [
    '[12/03/24, 18:02:40] Mum: ',
    [
      "Hi love, here's the lentil soup you asked for 😊",
      '250g red lentils\n2 onions\n1 tsp cumin',
      'and a knob of butter',
    ],
    ['Fry the onions for 8 mins, add cumin', 'then lentils, simmer 25 min till soft. Feeds 4-6', 'thanks!! ❤️'],
    { title: 'Lentil soup', servings: 6 },
    ['250g red lentils', '2 onions', '1 tsp cumin', 'a knob of butter'],
  ],
  [
    '12.03.24, 18:02 - Mama: ',
    ['Hallo, hier ist das Rezept für Linsensuppe!', '250 g Linsen\n2 Zwiebeln\n1/2 TL Kümmel', 'und eine Prise Salz'],
    ['Zwiebeln in Butter anbraten', 'dann Linsen rein, 25 Min köcheln', 'reicht für 4', 'danke 😘', '👍'],
    { title: 'Linsensuppe', servings: 4 },
    ['250 g Linsen', '2 Zwiebeln', '1/2 TL Kümmel', 'eine Prise Salz'],
  ],
])('leaves out what people say around a recipe in a chat: %s', async (stamp, foods, steps, facts, expected) => {
  const text = inMessages(stamp, [...foods, ...steps])
  expect(await read(text)).toMatchObject(facts)
  expect(await foodsOf(text)).toEqual(expected)
  expect(await stepsOf(text)).toHaveLength(2)
})

test.each([
  ['Dumplings', '250 g flour\n2 eggs'],
  ['Zitronenguss', '100 g Zucker\n1 EL Saft'],
])('reads a line between two blocks of amounts as a heading: %s', async (heading, foods) => {
  const text = `Stew\n\n500 g beef\n2 onions\nsalt\n\n${heading}\n\n${foods}\n\nMethod\nBrown the beef in a pot.\nAdd all of it.\n`
  const expected = ['500 g beef', '2 onions', 'salt', ...foods.split('\n').map((food) => `[${heading}] ${food}`)]
  expect(await foodsOf(text)).toEqual(expected)
  expect(await foodsOf(text.replace('Stew\n', 'Stew\n\nIngredients'))).toEqual(expected)
})

test('keeps a food without an amount between empty lines', async () => {
  const text =
    'Stew\n\n500 g beef\n\nSalt\n\n2 onions\n\n1 l stock\n\nMethod\nBrown the beef in a pot.\nAdd all of it.\n'
  expect(await foodsOf(text)).toContain('Salt')
})

test('keeps a step with an amount in a paragraph of its own', async () => {
  const foods = '1lb mince\n1 large onion\n2 cloves of garlic\n\nBrown the mince with the onion. Simmer for 2 hrs.'
  expect(await stepsOf(`Bolognese\n${foods}\n\nServe with 400g spaghetti\n\nWith love from your aunt Ann\n`)).toEqual([
    'Brown the mince with the onion. Simmer for 2 hrs.',
    'Serve with 400g spaghetti',
  ])
})

test.each([
  ['Belag', 'Zimt und Zucker'],
  ['To serve', 'sour cream\nchives'],
])('keeps foods without amounts below a heading of their own: %s', async (heading, foods) => {
  const text = `Cake\n200 g flour\n100 g butter\n3 eggs\n\n${heading}:\n${foods}\n\nKnead the dough and chill it.\nBake it for 40 minutes.\n`
  expect((await foodsOf(text)).slice(3)).toEqual(foods.split('\n').map((food) => `[${heading}] ${food}`))
  expect(await stepsOf(text)).toEqual(['Knead the dough and chill it.', 'Bake it for 40 minutes.'])
})

test.each([
  [
    '12.03.24, 18:02 - Mama: ',
    '250g Linsen\n2 Zwiebeln\n1 l Brühe',
    'Zwiebeln anbraten',
    'Linsen rein, 25 Min köcheln lassen',
  ],
  [
    '[12/03/24, 18:02:40] Mum: ',
    '200g rice\n2 onions\n1 tsp salt',
    'fry onions gently',
    'rice and stock in, simmer 20 min',
  ],
])('reads a short message below the ingredients as a step: %s', async (stamp, foods, one, other) => {
  const text = inMessages(stamp, [`Supper\n${foods}`, one, other])
  expect(await foodsOf(text)).toEqual(foods.split('\n'))
  expect(await stepsOf(text)).toEqual([one, other])
})

test('keeps a step whose last sentence is in brackets', async () => {
  const text =
    'Flat bread\n\n200 g flour\n100 ml water\n1 tsp salt\n\nMix everything and knead it well.\n\nHeat a pan and oil it. (Wipe the oil off again.)\n\nFry the bread on both sides.\n'
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note', bytes: Buffer.from(text) }))
  expect(outcome?.ok && outcome.draft.instructions.map((step) => step.text)).toContain(
    'Heat a pan and oil it. (Wipe the oil off again.)',
  )
})
