import { expect, test } from 'vitest'
import { parseIngredientLine } from './parse-line.ts'
import { scaleIngredient, type Scaling } from './scale.ts'

function show(line: string, scaling: Partial<Scaling>): string {
  const { amount, name } = scaleIngredient(parseIngredientLine(line), {
    factor: 1,
    display: 'as-written',
    system: 'as-written',
    ...scaling,
  })
  return `${amount} ${name}`.trim()
}

test.each(['1/2 cup milk', '300g/10½oz flour', '1 (14 oz) can beans', '1½–2 tbsp oil', '1,000 g rice'])(
  'at factor 1 %s is shown as it was written',
  (line) => {
    expect(show(line, {})).toBe(line)
  },
)

test.each([
  ['1 cup milk', 2, '2 cups milk'],
  ['3 cups milk', 0.5, '1½ cups milk'],
  ['2 tablespoons oil', 0.5, '1 tablespoon oil'],
  ['1 1/2 cups milk', 2, '3 cups milk'],
  ['2-3 tbsp oil', 1.5, '3-4½ tbsp oil'],
  ['300g/10½oz flour', 2, '600g/21oz flour'],
  ['1 (14 oz) can beans', 2, '2 (14 oz) cans beans'],
  ['2 x 400g tins beans', 1.5, '3 x 400g tins beans'],
  ['1-inch piece ginger', 2, '2 1-inch pieces ginger'],
  ['2,5 dl mjölk', 1.5, '3,8 dl mjölk'],
  ['1 łyżka oliwy', 5, '5 łyżek oliwy'],
  ['1 colher (sopa) de azeite', 2, '2 colheres (sopa) azeite'],
  ['1 Glabberl Salz', 2, '2 Glabberl Salz'],
  ['snufje zout', 2, '2 snufjes zout'],
  ['1 jigger gin', 2, '2 jiggers gin'],
  ['1 egg, beaten', 3, '3 eggs, beaten'],
  ['2 red onions', 0.5, '1 red onion'],
  ['1 cup sugar, plus 1 tablespoon', 2, '2 cups sugar, plus 2 tablespoons'],
  ['2 cups flour + 2 tbsp for dusting', 2, '4 cups flour + 4 tbsp for dusting'],
  ['1 large egg plus 1 egg yolk', 2, '2 large eggs plus 2 egg yolks'],
  ['1 egg + 1 egg for brushing', 2, '2 eggs + 2 eggs for brushing'],
  ['5 tbsp sugar (¼ cup + 1 tbsp)', 2, '10 tbsp sugar (½ cup + 2 tbsp)'],
  ['500g (1 lb 2 oz) tomatoes', 0.5, '250g (9 oz) tomatoes'],
  ['1.2 kg (2 lb 10 oz–4 lb) chicken', 2, '2.4 kg (5 lb 4 oz–8 lb) chicken'],
  ['2 tbsp flour (+ 1 tsp)', 2, '4 tbsp flour (+ 2 tsp)'],
  ['2 eggs + 2 tbsp milk', 0.5, '1 egg + 1 tbsp milk'],
  ['50 g water (3 tbsp)', 2, '100 g water (6 tbsp)'],
  ['50 + 150 g sugar', 2, '100 + 300 g sugar'],
  ['1 lb 8 oz flour', 2, '3 lb flour'],
  ['1 lb 8 oz (680 g) flour', 1.5, '2 lb 4 oz (1020 g) flour'],
  ['1lb, 8oz flour', 0.5, '12oz flour'],
  ['1 kg 200 g Mehl', 2, '2 kg 400 g Mehl'],
  ['1 cup 2 tbsp flour', 1.5, '1½ cups 3 tbsp flour'],
  ['1/4 tsp salt', 0.5, '⅛ tsp salt'],
  ['½ tsp salt', 1.5, '¾ tsp salt'],
  ['⅛ tsp salt', 1.5, '⅛–¼ tsp salt'],
  ['⅛ tsp salt', 0.5, '1/16 tsp salt'],
  ['⅛-¼ tsp salt', 1.5, '⅛-⅜ tsp salt'],
  ['¾ tsp salt', 0.6, '½ tsp salt'],
  ['⅓ tsp salt', 2.5, '⅞ tsp salt'],
  ['14 oz can beans', 2, '2 x 14 oz cans beans'],
  ['one 14-ounce can beans', 2, '2 14-ounce cans beans'],
  ['a ½-inch piece of ginger', 2, '2 x ½-inch pieces ginger'],
  ['a cup and a half of flour', 2, '3 cups flour'],
  ['½ an onion', 2, '1 onion'],
  ['one-half cup milk', 2, '1 cup milk'],
  ["1 l 1/2 d'eau", 2, '3 l eau'],
  ['100 g + 2 EL Zucker', 2, '200 g + 4 EL Zucker'],
  ['2 sticks (1 cup) unsalted butter', 2, '4 sticks (2 cups) unsalted butter'],
  ['2 sticks (8 ounces) butter', 0.5, '1 stick (4 ounces) butter'],
  ['1 stick (113 g) butter', 2, '2 sticks (226 g) butter'],
  ['2 x 400g/14oz tins tomatoes', 2, '4 x 400g/14oz tins tomatoes'],
  ['5cm/2in piece ginger', 2, '10cm/4in piece ginger'],
  ['1 500 ml vatten', 2, '3000 ml vatten'],
  ['100 % Kakao', 2, '100 % Kakao'],
  ['2 etti di prosciutto', 0.5, '1 etto prosciutto'],
  ['1 pot de yaourt', 2, '2 pot yaourt'],
  ['1 Milliliter Milch', 2, '2 Milliliter Milch'],
  ['50 gram suiker', 2, '100 gram suiker'],
  ['1 liter vatten', 2, '2 liter vatten'],
  ['1 Liter Milch', 2, '2 Liter Milch'],
  ['1 Tasse Mehl', 2, '2 Tassen Mehl'],
  ['1 tasse de farine', 2, '2 tasses farine'],
  ['1 Glas Gurken', 2, '2 Gläser Gurken'],
  ['1 glas wijn', 2, '2 glas wijn'],
  ['1 Paket Hefe', 2, '2 Pakete Hefe'],
  ['1 Ei(er)', 2, '2 Ei(er)'],
  ['1 Zwiebel(n), gehackt', 2, '2 Zwiebel(n), gehackt'],
  ['1 onion(s)', 2, '2 onion(s)'],
  ['1 Dose/n Tomaten', 2, '2 Dose/n Tomaten'],
  ['1 kl. Zwiebel', 2, '2 kl. Zwiebeln'],
  ['1 gr. Dose Tomaten', 2, '2 gr. Dosen Tomaten'],
  ['½ of a cup of milk', 2, '1 cup milk'],
  ['between 2 and 3 cups stock', 2, '4-6 cups stock'],
  ['1/2 a teaspoon salt', 3, '1½ teaspoons salt'],
  ['2 more tablespoons oil', 2, '4 more tablespoons oil'],
  ['1 onion', 1.5, '1½ onions'],
  ['1 red chilli, sliced', 1.5, '1½ red chillies, sliced'],
  ['1 Ei (Gr. M)', 2, '2 Eier (Gr. M)'],
  ['1 rote Zwiebel, gewürfelt', 2, '2 rote Zwiebeln, gewürfelt'],
  ['1 Apfel', 2, '2 Äpfel'],
  ['2 Kartoffeln', 0.5, '1 Kartoffel'],
  ['1 Tomate', 2, '2 Tomaten'],
  ['1 tomate', 2, '2 tomates'],
  ['1 pomme de terre', 2, '2 pommes de terre'],
  ['2 oignons rouges hachés', 0.5, '1 oignon rouge haché'],
  ['2 carottes', 0.5, '1 carotte'],
  ['1 uovo', 2, '2 uova'],
  ['1 limón', 3, '3 limones'],
  ['1 ui, gesnipperd', 2, '2 uien, gesnipperd'],
  ['1 petit oignon', 2, '2 petits oignons'],
  ['1 großes Ei', 2, '2 große Eier'],
  ['1 yema de huevo', 2, '2 yema de huevo'],
  ['½ Zwiebel / Zwiebeln', 4, '2 Zwiebel / Zwiebeln'],
  ['1 patata', 2, '2 patata'],
  ['0.75 cup milk', 0.5, '⅜ cup milk'],
  ['0.25 tsp salt', 0.5, '⅛ tsp salt'],
  ['0,5 TL Salz', 0.5, '¼ TL Salz'],
  ['0.5 onion', 0.5, '¼ onion'],
  ['1.5 lb beef', 0.5, '0.75 lb beef'],
  ['0.5 dl cream', 0.5, '0.25 dl cream'],
  ['225 g flour', 0.5, '113 g flour'],
  ['15 g yeast', 0.5, '7.5 g yeast'],
  ['333 ml milk', 2, '665 ml milk'],
  ['1.5 kg beef', 0.5, '0.75 kg beef'],
  ['0.1 g saffron', 0.5, '0.05 g saffron'],
  ['salt to taste', 4, 'salt to taste'],
])('%s times %d is %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  ['6 graham crackers (about 90 g)', 3.5, '21 graham crackers (about 315 g)'],
  ['2 medium bananas (approx. 7 oz / 200 g)', 2, '4 medium bananas (approx. 14 oz / 400 g)'],
  ['4 chicken breasts (about 400 g in total)', 0.5, '2 chicken breasts (about 200 g in total)'],
  ['6 bananas (approx. 350 g)', 10, '60 bananas (approx. 3.5 kg)'],
  ['4 Möhren (ca.400 g)', 2, '8 Möhren (ca.800 g)'],
  ['1 ripe plantain (~200 g)', 2, '2 ripe plantain (~400 g)'],
  ['4 Idaho potatoes, about 2 pounds, peeled', 2, '8 Idaho potatoes, about 4 pounds, peeled'],
  ['1 bunch (about 8 ounces) kale', 2, '2 bunches (about 16 ounces) kale'],
  ['1 cup egg whites (about 8)', 2, '2 cups egg whites (about 16)'],
  ['1 pound (4-5) potatoes', 2, '2 pounds (4-5) potatoes'],
  ['2 shallots (50 g), chopped (about ½ cup)', 2, '4 shallots (100 g), chopped (about 1 cup)'],
])('%s times %d has the weight of all pieces: %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  '4 chicken breasts (about 200 g each)',
  '4 steaks (about 200 g) each',
  '4 Hähnchenbrustfilets (je ca. 140 g)',
  '4 pavés de saumon (environ 150 g chacun)',
  '4 salmon fillets (150 g)',
  '4 (6-ounce) salmon fillets',
  '4 (400 g) tins beans',
  '4 tins (400 g) beans',
  '4 tins beans (about 400 g)',
])('keeps the weight of one piece in %s', (line) => {
  const weight = /\(.*?\)/.exec(line)?.[0] ?? ''
  expect(show(line, { factor: 2 })).toContain(weight)
})

test.each(['some flour', '7/0 cups flour', '3/1 tsp salt', 'a little oil', 'salt', '0 eggs'])(
  'leaves %s alone, because it cannot be scaled',
  (line) => {
    for (const factor of [0.01, 0.5, 3, 100]) expect(show(line, { factor })).toBe(show(line, {}))
  },
)

const kitchenLines = ['⅛', '¼', '⅓', '½', '⅔', '¾', '1'].flatMap((number) =>
  ['tsp salt', 'tbsp oil', 'cup milk', 'lb beef', 'egg', 'clove garlic', 'onion'].map((rest) => `${number} ${rest}`),
)
const moreLines = ['1½', '2', '2⅓', '3', '4¾', '10'].flatMap((number) =>
  ['tsp salt', 'cups milk', 'lb beef', 'eggs', 'cloves garlic', 'onions'].map((rest) => `${number} ${rest}`),
)
const metricLines = ['2', '7.5', '10', '33', '125', '250', '500'].flatMap((number) =>
  ['g flour', 'kg beef', 'l water', 'dl grädde'].map((rest) => `${number} ${rest}`),
)

test('gives the written line back for a factor and its inverse', () => {
  const system = 'as-written'
  const display = 'as-written'
  for (const line of [
    ...kitchenLines,
    ...moreLines,
    ...metricLines,
    '1–2 tsp salt',
    '2 (400 g) tins beans',
    '300 g/10½ oz rye',
  ])
    for (const factor of [2, 3, 4, 5, 8, 10]) {
      const { amount, name } = scaleIngredient(parseIngredientLine(line), { factor, display, system })
      const back = scaleIngredient({ amount, name }, { factor: 1 / factor, display, system })
      expect(`${back.amount} ${back.name}`, `times ${factor}`).toBe(line)
    }
})

/** A generator with a seed (mulberry32), so that every run tests the same amounts. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('writes no number that is negative, longer than ten characters or not a number', () => {
  const random = numbersFrom(14)
  const units = ['', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cups', 'oz', 'lb', 'sticks', 'inch', 'cans', 'pinches']
  const oneOf = <Item>(items: ReadonlyArray<Item>) => items[Math.floor(random() * items.length)] as Item
  for (let round = 0; round < 5_000; round++) {
    const value = 10 ** (random() * 14 - 5)
    const number = oneOf([
      value.toFixed(0),
      value.toFixed(2),
      value.toFixed(6),
      `${Math.ceil(random() * 9)}/${Math.floor(random() * 9)}`,
    ])
    const line = `${oneOf([number, `${number}-${Math.ceil(value * 2)}`, `${number} (${Math.ceil(value)} g)`])} ${oneOf(units)} flour`
    const scaling = {
      factor: oneOf([0.01, 0.3333, 0.5, 1.5, 7, 33.3333, 100]),
      display: oneOf(['as-written', 'fraction'] as const),
      system: oneOf(['as-written', 'metric', 'us'] as const),
    }
    const written = parseIngredientLine(line)
    const { amount } = scaleIngredient(written, scaling)
    expect(amount).not.toMatch(/NaN|Infinity|undefined|-\s*-|^-|e[-+]?\d/)
    for (const [shown] of amount.matchAll(/[\d.,½⅓⅔¼¾⅛⅜⅝⅞]+/g))
      expect(shown.length <= 10 || written.amount.includes(shown), `${line}: ${amount}`).toBe(true)
  }
})

test.each([
  ['1/2 cup milk', 1, '½ cup milk'],
  ['1 cup milk', 0.5, '½ cup milk'],
  ['0.25 tsp salt', 1, '¼ tsp salt'],
  ['2 cups milk', 1.33, '2⅔ cups milk'],
  ['1 cup milk', 0.2, '⅛–¼ cup milk'],
])('in kitchen fractions, %s times %d is %s', (line, factor, expected) => {
  expect(show(line, { factor, display: 'fraction' })).toBe(expected)
})

test.each([
  ['1 cup all-purpose flour', '125 g all-purpose flour'],
  ['1 cup milk', '240 ml milk'],
  ['1 cup butter or jam', '225 g butter or jam'],
  ['1 cup powdered sugar or granulated sugar', '120 g powdered sugar or granulated sugar'],
  ['1 cup raspberry or strawberry jam', '320 g raspberry or strawberry jam'],
  ['1 cup almond or oat milk', '240 ml almond or oat milk'],
  ['¼ cup ranch or blue cheese dressing', '60 ml ranch or blue cheese dressing'],
  ['1 cup almond milk', '240 ml almond milk'],
  ['2 sticks celery', '2 sticks celery'],
  ['1 cup cream cheese', '225 g cream cheese'],
  ['1/2 pound beef', '225 g beef'],
  ['1/2 pound plus 3 tablespoons butter', '225 g plus 3 tablespoons butter'],
  ['1 stick + 6 tablespoons butter', '115 g + 6 tablespoons butter'],
  ['4 6-ounce salmon fillets', '4 x 170 g salmon fillets'],
  ['3-4 lb chicken', '1.35–1.8 kg chicken'],
  ['1 stick butter', '115 g butter'],
  ['4 oz 1 stick butter', '115 g butter'],
  ['500 ml 2 cups milk', '500 ml milk'],
  ['2 tbsp 30 g sugar', '2 tbsp 30 g sugar'],
  ['2 tbsp plus ¼ cup (50 g) sugar', '2 tbsp plus ¼ cup sugar'],
  ['1 cinnamon stick', '1 cinnamon stick'],
  ['300 g / 10½ oz flour', '300 g flour'],
  ['1 (14 oz) can beans', '1 (395 g) can beans'],
  ['2 tbsp oil', '2 tbsp oil'],
  ['2 eggs', '2 eggs'],
])('in metric units, %s is %s', (line, expected) => {
  expect(show(line, { system: 'metric' })).toBe(expected)
})

test.each([
  ['250 g Mehl', '2 cups Mehl'],
  ['255 g butter', '1⅛ cups butter'],
  ['75 g butter', '⅓ cup butter'],
  ['20 ml water', '1¼ tbsp water'],
  ['25 g bacon', '⅞ oz bacon'],
  ['500 g beef', '1 lb 1½ oz beef'],
  ['525 g raw king prawns', '1 lb 2½ oz raw king prawns'],
  ['510 g strong white bread flour', '4 cups strong white bread flour'],
  ['2250 g flour', '18 cups flour'],
  ['3 l milk', '3¼ quarts milk'],
  ['7 g instant yeast', '2¼ tsp instant yeast'],
  ['100 g milk chocolate', '⅝ cup milk chocolate'],
  ['100 g rice noodles', '3½ oz rice noodles'],
  ['50 g vinaigre de riz', '1¾ oz vinaigre de riz'],
  ['100 g bacon', '3½ oz bacon'],
  ['10 cm piece of ginger', '4-inch piece of ginger'],
  ['5 cm ginger', '2 inches ginger'],
  ['a 5cm piece ginger', '1 2-inch piece ginger'],
  ['300 ml Milch', '1¼ cups Milch'],
  ['30 ml water', '2 tbsp water'],
  ['1 cup (240 ml) milk', '1 cup milk'],
  ['1.000 Milliliter Milch', '4¼ cups Milch'],
  ['1’000 ml Wasser', '4¼ cups Wasser'],
  ['1 gr. Zwiebel', '1 gr. Zwiebel'],
  ['2 etti di prosciutto', '7 oz prosciutto'],
  ['1 400ml can coconut milk', '1 x 13½ fl oz can coconut milk'],
  ['2 x 1 l bottles water', '2 x 34 fl oz bottles water'],
  ['2 sticks (226 g) butter', '2 sticks butter'],
  ['2 x 400g/14oz tins tomatoes', '2 x 14oz tins tomatoes'],
  ['100 g + 2 EL Zucker', '½ cup + 2 EL Zucker'],
])('in US units, %s is %s', (line, expected) => {
  expect(show(line, { system: 'us', display: 'fraction' })).toBe(expected)
})

test('converts and scales together', () => {
  expect(show('1 cup sugar', { factor: 2.5, system: 'metric' })).toBe('500 g sugar')
})
