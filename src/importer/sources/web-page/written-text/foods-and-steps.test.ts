import { expect, test } from 'vitest'
import { readDocument } from '../../../read-document.ts'

async function read(text: string) {
  const [outcome] = await Array.fromAsync(readDocument({ name: 'note.txt', bytes: Buffer.from(text) }))
  if (!outcome?.ok) throw new Error(outcome?.problem)
  return outcome.draft
}

/** A line with the name of its group in brackets. */
const written = (lines: ReadonlyArray<{ group: string | null; line?: string; text?: string }>) =>
  lines.map(({ group, line, text }) => `${group === null ? '' : `[${group}] `}${line ?? text ?? ''}`)

async function listsOf(text: string) {
  const { ingredients, instructions } = await read(text)
  return { foods: written(ingredients), steps: written(instructions) }
}

const gratin = {
  foods: ['1 kg potatoes', '2 dl cream', 'juice of half a lemon', 'freshly ground pepper to your liking'],
  steps: ['Slice the potatoes.', 'Pour the cream over them.', 'Bake until brown.'],
}
const note = (foods: ReadonlyArray<string>, steps: ReadonlyArray<string>) => ['Gratin', ...foods, ...steps].join('\n')

test.each([
  ['sentences', (step: string) => step],
  ['numbers', (step: string, index: number) => `${index + 1}. ${step}`],
  ['numbers and no periods', (step: string, index: number) => `${index + 1}) ${step.replace('.', '')}`],
  ['another bullet than the foods', (step: string) => `- ${step}`],
])('tells foods without amounts from steps with %s, without any empty line', async (_, write) => {
  const lists = await listsOf(note(gratin.foods, gratin.steps.map(write)))
  expect(lists.foods).toEqual(gratin.foods)
  expect(lists.steps.join(' ').replaceAll('.', '')).toBe(gratin.steps.join(' ').replaceAll('.', ''))
})

const bulleted = (lines: ReadonlyArray<string>) => lines.map((line) => `• ${line}`)

test('reads foods and steps that all have the same bullet', async () => {
  expect(await listsOf(note(bulleted(gratin.foods), bulleted(gratin.steps)))).toEqual(gratin)
})

test('tells foods with a bullet from steps without one', async () => {
  const foods = ['200 g rice', '2 onions', '1 tsp salt', 'whatever greens you have around']
  const steps = ['fry onions gently', 'rice and stock in, cook it until soft']
  expect(await listsOf(note(bulleted(foods), steps))).toEqual({ foods, steps })
})

test('reads a line that says when as a step, also above sentences', async () => {
  const foods = ['200 g quinoa', '2 onions', '1 tsp salt']
  const steps = ['First, cook quinoa and let it cool', 'Fry the onions.', 'Mix everything and season it.']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('reads sizes in front of foods and pieces behind steps in a note without periods', async () => {
  const foods = ['1 kg pork', '1 tsp salt', '1 28 oz. can of whole peeled tomatoes from San Marzano']
  const steps = ['Trim pork of fat and cut into 4 pieces', 'Cook it with the tomatoes until it is soft']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('reads a line with a temperature or a time as a step, also without a period', async () => {
  const steps = ['Oven to 190 degrees', 'Boil the potatoes and mash them', 'Butter 25 min in the dish']
  const foods = ['500 g mince', '900 g potatoes', 'knob of butter']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('takes a short line above the first sentence as a heading if other steps have one', async () => {
  const foods = ['1 kg beef', '2 onions', '400 g rice']
  const steps = ['Beef', 'Brown the beef with the onions.', 'Rice', 'Boil the rice until it is soft.']
  expect((await listsOf(note(foods, steps))).foods).toEqual(foods)
})

test.each([
  ['behind the foods', ['Ground beef, 300 g', 'Onions, 2', 'cane sugar: 45 g']],
  [
    'with a long remark',
    ['300 g beef', '2 onions', `4 apples – cored & grated (${'use the big holes, '.repeat(6)}or buy it)`],
  ],
  ['of which some are sizes', ['1 28 oz. can tomatoes', '1 13 oz can beans', '2 onions']],
  ['that are missing', ['Plain flour', 'Water', 'Garlic', 'Chilli powder']],
])('reads a note with amounts %s', async (_, foods) => {
  const steps = ['Knead everything for five minutes.', 'Fry it in a hot pan.']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('does not read a temperature or a count of pieces at the end of a step as an amount', async () => {
  const foods = ['1 kg pork', '2 onions', '1 tsp salt']
  const steps = ['Preheat oven to 425 F.', 'Trim pork of fat and cut into 4 pieces.', 'Roast it until it is soft.']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test.each([
  [
    'Chinese',
    ['250克 奶油奶酪', '60克 糖粉', '2个 鸡蛋'],
    ['奶油奶酪软化，加入糖粉搅拌均匀，再分次加入鸡蛋液', '放入预热好的烤箱里烤到金黄色为止，取出放凉'],
  ],
  ['Japanese', ['鶏もも肉 200g', 'しょうゆ 大さじ2', '塩 少々'], ['鶏肉を一口大に切ります。', '鍋で5分ほど煮ます。']],
  [
    'Czech',
    ['Tortilla pšeničná 2 ks', 'Salátová okurka 1 ks', 'Krůtí šunka'],
    ['Tortilu potřete sýrem.', 'Zabalte ji a nakrájejte.'],
  ],
])('reads a note without headings in %s', async (_, foods, steps) => {
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('reads a food without an amount at the start of the block of foods', async () => {
  const foods = ['a good glug of zwack', '400 g beans', '2 onions']
  const steps = ['Fry the onions.', 'Add the beans and the zwack.']
  expect(await listsOf(`Butter beans\n\n${foods.join('\n')}\n${steps.join('\n')}`)).toEqual({ foods, steps })
})

test('reads sentences that start with an amount as steps', async () => {
  const foods = ['1 kg kohlrabi', '500 g carrots', '2 onions']
  const steps = [
    '2 kohlrabi and 500 g carrots have to be washed and peeled first. Cut them into thin slices and keep the water for the stock.',
    'Fry the onions.',
  ]
  const lists = await listsOf(note(foods, steps))
  expect(lists.foods).toEqual(foods)
  expect(lists.steps.join(' ')).toBe(steps.join(' '))
})

test('reads lines with invisible marks at their ends', async () => {
  const mark = '\u2063'
  const text = [...gratin.foods, ...gratin.steps].map((line) => `${line}${mark}`).join('\n')
  expect((await listsOf(`Gratin${mark}\n${text}`)).foods).toHaveLength(gratin.foods.length)
})

test('does not read facts and thanks above the amounts as foods', async () => {
  const text =
    'Butter beans\nFeeds 4\nFrom my aunt\n400 g beans\n2 onions\n1 dl stock\nFry the onions.\nAdd the beans and the stock.\n'
  expect(await read(text)).toMatchObject({ title: 'Butter beans', servings: 4 })
  expect((await listsOf(text)).foods).toEqual(['400 g beans', '2 onions', '1 dl stock'])
  const apart = text.replace('\nFeeds 4\nFrom my aunt', '\n\nFeeds 4 hungry people')
  expect((await listsOf(apart)).foods).toEqual(['400 g beans', '2 onions', '1 dl stock'])
})

test('moves a sentence between foods to the steps, in its order', async () => {
  const text =
    'Lemon Bars\n1 c. flour\n1/2 c. butter\nMix and press in pan. Bake 20 min.\n2 eggs\n1 c. sugar\nBeat together and pour over crust. Bake again.\n'
  const { foods, steps } = await listsOf(text)
  expect(foods).toEqual(['1 c. flour', '1/2 c. butter', '2 eggs', '1 c. sugar'])
  expect(steps.join(' ')).toBe('Mix and press in pan. Bake 20 min. Beat together and pour over crust. Bake again.')
})

test('takes lines without a bullet between foods with one as headings', async () => {
  const text =
    'Oats\nBase\n✓ 50 g oats\n✓ 1 dl milk\nTopping\n✓ 20 g blueberries\nTo do\n○ Stir the base in a jar.\n○ Add the topping before eating.\n'
  expect((await listsOf(text)).foods).toEqual(['[Base] 50 g oats', '[Base] 1 dl milk', '[Topping] 20 g blueberries'])
})

test.each([
  ['a shopping list', 'Shopping\n2 milk\n1 bread\n3 apples\nDo not forget the bags.'],
  [
    'a price list',
    'Market\n1 kg apples 2.50\n500 g plums 3.20\n2 melons 4.00\nWe open at eight.\nPlease bring your bags.',
  ],
  [
    'a list of years that is indented',
    'Files: all\n    1991-1997 Silicon Graphics\n    1990 Regents of the University\n    2009 Ondřej Surý\n    1996 Pixar\nCopying is permitted in any medium.\nThis notice may not be removed.',
  ],
  ['a training plan', 'Monday\n3 sets squats\n10 push ups\n2 km run\nStretch well afterwards.\nDrink enough water.'],
  [
    'a packing list',
    'Camping\n2 tents\n4 sleeping bags\n1 stove\nPack the car on Friday.\nLeave early in the morning.',
  ],
])('finds no recipe in %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow('no recipe')
})

test('reads a food without an amount that has the bullet of the foods below it', async () => {
  const foods = ['Zest from 2 fresh lemons', '1 cup sugar', '2 eggs', '1/2 cup olive oil']
  const steps = ['Mix everything well.', 'Bake it until golden.']
  expect(await listsOf(note(bulleted(foods), steps))).toEqual({ foods, steps })
  expect(await read(note(['- Serves 4', ...foods.slice(1).map((food) => `- ${food}`)], steps))).toMatchObject({
    servings: 4,
    ingredients: [{}, {}, {}],
  })
})

test('reads one long step without a period', async () => {
  const foods = ['2 tablespoons chili powder', '1 tablespoon salt', '2 racks of lamb']
  const step = `Mix the salt and the chili powder ${'and rub the lamb with it on all sides '.repeat(6)}and grill it`
  expect(await listsOf(`Lamb\n\n${foods.join('\n')}\n\n${step}`)).toEqual({ foods, steps: [step] })
})

test('keeps a food that is a sentence below the first one', async () => {
  const foods = ['200 g pasta', 'Salt, as much as you like.', '2 eggs', '50 g cheese']
  const steps = ['Cook the pasta.', 'Mix it with the eggs.']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})

test('keeps all steps of two recipes without headings', async () => {
  const one = ['200 g pasta', '2 eggs', '50 g cheese', '', 'Cook the pasta.', 'Mix it with the eggs.', '']
  const other = ['Pancakes', '', '200 g flour', '2 eggs', '1 l milk', '', 'Whisk it all.', 'Fry in butter.']
  expect((await listsOf(note(['', ...one], other))).steps).toEqual([
    'Cook the pasta.',
    'Mix it with the eggs.',
    'Whisk it all.',
    'Fry in butter.',
  ])
})

test('keeps foods that end with an abbreviation', async () => {
  const foods = [
    '200 g pasta',
    '2 uova',
    '50 g formaggio',
    'Olio di oliva q.b.',
    'Sale q.b.',
    '1 cipolla',
    '100 g burro',
    '2 carote',
  ]
  const steps = ['Cuocere la pasta.', 'Mescolare con le uova.']
  expect(await listsOf(note(foods, steps))).toEqual({ foods, steps })
})
