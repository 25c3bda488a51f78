import { expect, test } from 'vitest'
import { textOfLine } from '../ingredients/shown-line.ts'
import { mergeLines } from './merge-lines.ts'
import { differentPairs, equalPairs } from './testing/pairs-by-hand.ts'

const merged = (...lines: Array<string>) => mergeLines(lines.map((line) => ({ line }))).map(textOfLine)

test.each(differentPairs)('keeps apart: %s | %s', (one, other) => {
  expect(merged(one, other)).toHaveLength(2)
})

test.each(equalPairs)('buys as one: %s | %s', (one, other, sum) => {
  expect(merged(one, other)).toEqual([sum])
})

test.each([
  ['1kg rice', '1 kg rice'],
  ['1200 g bucatini', '1.2 kg bucatini'],
  ["1 gousse d'ail, hachée", "1 gousse d'ail"],
  ['a pinch of salt', '1 pinch of salt'],
])('writes %s like other lines: %s', (line, expected) => {
  expect(merged(line)).toEqual([expected])
})

test.each([
  [['2 cups sugar, plus 1 cup for the topping'], '3 cups sugar'],
  [['2 cups sugar, plus 1 cup for the topping', '1 cup sugar'], '4 cups sugar'],
  [['250 g butter, plus 100 g for frying'], '350 g butter'],
  [['250 g Butter + 50 g zum Braten'], '300 g Butter'],
  [['2 tbsp butter, plus 1 tbsp, melted'], '3 tbsp butter'],
  [['1 lime, plus 1 for garnish'], '2 limes'],
  [['2 eggs plus 1 egg for brushing', '1 egg'], '4 eggs'],
  [['2 eggs plus 3 egg yolks'], '2 eggs plus 3 egg yolks'],
  [['2 eggs plus 3 egg yolks, beaten', '2 eggs'], '4 eggs plus 3 egg yolks'],
  [['1 tbsp olive oil, plus ¼ cup vegetable oil for frying'], '1 tbsp olive oil plus ¼ cup vegetable oil for frying'],
  [['100 g + 2 EL Zucker'], '100 g + 2 EL Zucker'],
  [['100 g + 2 tbsp rice', '50 g rice'], '175 g rice'],
  [['100 g + 2 tbsp gizmo', '50 g gizmo'], '150 g + 2 tbsp gizmo'],
  [['1 cup sugar, plus 1 tablespoon'], '1 cup sugar'],
  [['2 cups flour, plus more for dusting'], '2 cups flour'],
  [['2 tbsp flour (plus 1 tbsp)'], '3 tbsp flour'],
  [['1 kl. Zwiebel', '1 gr. Zwiebel', '1 Zwiebel'], '3 Zwiebeln'],
  [['1 Zwiebel(n)', '2 Zwiebel(n)'], '3 Zwiebeln'],
  [['2 kleine Ei(er), Größe M'], '2 kleine Eier, Größe M'],
  [['1 Zwiebel(n), gehackt', '2 Zwiebeln'], '3 Zwiebeln'],
  [['1 Zwiebel', '2 Zwiebeln, gehackt', '1 Zwiebel, fein gewürfelt'], '4 Zwiebeln'],
  [['1 oignon', '2 oignons, émincés'], '3 oignons'],
  [['200 ml Brühe, heiß', '1 l Brühe'], '1.2 l Brühe'],
  [['100 g lardon(s) fumé(s)'], '100 g lardons fumés'],
  [['1 ägg, uppvispat', '1 ägg'], '2 ägg'],
  [['1 spsk smør, til stegning'], '1 spsk smør'],
  [['2 tsp yeast, active dry', '1 tsp active dry yeast'], '3 tsp yeast, active dry'],
  [['2 tomatoes, sun dried', '1 tomato, sun dried'], '3 tomatoes, sun dried'],
  [['1 cup sourdough starter (active and bubbly)', '1 cup sourdough starter'], '2 cups sourdough starter'],
  [['1 cup sugar (can reduce to ½ cup)', '1 cup sugar'], '2 cups sugar'],
  [['100 g Tomaten, getrocknet'], '100 g Tomaten, getrocknet'],
  [['1 cup rice, basmati', '1 cup rice, basmati'], '2 cups rice, basmati'],
  [['2 chicken thighs, boneless', '1 boneless chicken thigh'], '3 boneless chicken thighs'],
  [['1 tsp pepper, freshly ground'], '1 tsp pepper'],
  [['4 medium russet potatoes (washed and dried)', '2 russet potatoes'], '6 russet potatoes'],
  [['1 cup pumpkin puree (stir in after cooking in the Instant Pot)', '1 cup pumpkin puree'], '2 cups pumpkin puree'],
  [['2 tbsp sugar (adjust to taste)', '1 tbsp sugar'], '3 tbsp sugar'],
  [['2 green onions (sliced, white and green parts)', '1 green onion'], '3 green onions'],
  [['2 small onions, chopped.', '1 onion'], '3 onions'],
  [['½ cup white wine, chicken stock, or water'], '½ cup white wine'],
  [['250 g Butter, weich', '100 g Butter'], '350 g Butter'],
  [['2 lbs boneless, skinless chicken thighs, cubed'], '2 lbs boneless, skinless chicken thighs'],
  [['1 cup chilled, unsalted butter'], '1 cup chilled, unsalted butter'],
  [['16 whole (227 grams) graham crackers'], '16 whole (227 grams) graham crackers'],
  [['1 Knoblauchzehe', '2 Knoblauchzehen, gehackt'], '3 Knoblauchzehen'],
  [['1 500 ml milk', '1 l milk'], '2.5 l milk'],
  [['2 oz olive oil', '30 g olive oil'], '87 g olive oil'],
  [['1 oz water', '100 g water'], '130 g water'],
  [['2 oz milk', '100 ml milk'], '160 ml milk'],
  [['1 boîte de 400 g de tomates', '2 boîtes de tomates'], '1 boîte de 400 g + 2 boîtes tomates'],
  [['1 boîte de tomates', '2 boîtes de tomates'], '3 boîtes tomates'],
])('keeps the second amount: %j', (lines, expected) => {
  expect(merged(...lines)).toEqual([expected])
})

test('adds no count to a weight', () => {
  expect(merged('2 200 g lamb shanks', '500 g lamb shanks')).toEqual(['2 200 g lamb shanks', '500 g lamb shanks'])
})

test('adds no side of a tin to a count', () => {
  expect(merged('baking tin 20 x 30 cm', '1 baking tin')).toHaveLength(2)
})

test('adds up grams to kilograms', () => {
  expect(merged('600g bucatini', '600 g bucatini')).toEqual(['1.2 kg bucatini'])
})

test('a sum of tiny amounts is not zero', () => {
  expect(merged('1 mg saffron', '0.002 g saffron')).toEqual(['0.003 g saffron'])
})

test('lines without a food stay as they were written', () => {
  expect(merged('500 ml', '2 cups', '()', '牛奶', '鸡蛋', '🍎')).toEqual([
    '500 ml',
    '2 cups',
    '()',
    '牛奶',
    '鸡蛋',
    '🍎',
  ])
})

/** A generator of numbers that gives the same ones each time. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const pool = [...equalPairs.flatMap(([one, other]) => [one, other]), ...differentPairs.flat(), '7/0 cups love', '', '½']

test('every line is in exactly one entry, in any order, and no amount is absurd', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const next = random(seed)
    const lines = Array.from({ length: 40 }, (_, id) => ({ id, line: pool[next(pool.length)] ?? '' }))
    const entries = mergeLines(lines)
    expect(entries.flatMap((entry) => entry.lines.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
      lines.map(({ id }) => id),
    )
    const groups = (found: typeof entries) =>
      found
        .map((entry) => entry.lines.map(({ id }) => id).toSorted((a, b) => a - b))
        .map(String)
        .toSorted()
    expect(groups(mergeLines(lines.toReversed()))).toEqual(groups(entries))
    for (const { amount } of entries) expect(amount).not.toMatch(/NaN|Infinity|undefined|-\d|\d{7}|\.\d{3}/)
  }
})

test.each([
  ['2 onions', 'produce'],
  ['1 bunch basil', 'produce'],
  ['1 tsp dried basil', 'spices'],
  ['250 g mascarpone', 'dairy'],
  ['6 eggs', 'dairy'],
  ['500 g ground beef', 'meat'],
  ['2 salmon fillets', 'fish'],
  ['1 can chopped tomatoes', 'cans'],
  ['3 tomatoes', 'produce'],
  ['300 g frozen peas', 'frozen'],
  ['400 g spaghetti', 'grains'],
  ['200 g red lentils', 'grains'],
  ['2 tbsp extra-virgin olive oil', 'sauces'],
  ['1 tsp smoked paprika', 'spices'],
  ['100 g walnuts', 'nuts'],
  ['1 kg flour', 'baking'],
  ['1 loaf sourdough bread', 'bakery'],
  ['200 g firm silken tofu', 'chilled'],
  ['1 bottle red wine', 'drinks'],
  ['1 roll baking paper', 'household'],
  ['2 rolls kitchen paper', 'household'],
  ['6 bread rolls', 'bakery'],
  ['3 Zwiebeln', 'produce'],
  ['200 ml Sahne', 'dairy'],
  ["1 c. à s. d'huile d'olive", 'sauces'],
  ['3 cucchiai di olio di semi', 'sauces'],
  ['400 ml lait de coco', 'cans'],
  ['1 tbsp low sodium soy sauce', 'sauces'],
  ['2 Rollen Klopapier', 'household'],
  ['1/4 tsp ground cloves', 'spices'],
  ['1 cup steel cut oats', 'grains'],
  ['1 tsp cream of tartar', 'baking'],
  ['2 tbsp fish sauce', 'sauces'],
  ['12 gummy worms', 'sweets'],
  ['100 g smør', 'dairy'],
  ['2 vitlöksklyftor', 'produce'],
  ['3 dl hvetemel', 'baking'],
  ['500 g frango', 'meat'],
  ['1 colher de sopa de azeite', 'sauces'],
  ['1 gadget', 'other'],
])('finds the aisle of %s', (line, aisle) => {
  expect(mergeLines([{ line }])[0]?.aisle).toBe(aisle)
})
