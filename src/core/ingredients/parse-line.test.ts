import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import type { Amount } from './ingredient.ts'
import { parseIngredientLine, toIngredient } from './parse-line.ts'

/** Formats measures as "1.5 cup" or "2-3 clove = 40 g". Counted things have no unit. */
function spell(measures: Array<Amount>): string {
  return measures
    .map((amount) => [amount.kind === 'exact' ? amount.value : `${amount.min}-${amount.max}`, amount.unit])
    .map(([value, unit]) => (unit === null ? String(value) : `${value} ${unit}`))
    .join(' = ')
}

type Row = [line: string, amount: string, name: string, measures: string]

function reads(rows: Array<Row>) {
  test.each(rows)('%s', (line, amount, name, measures) => {
    const parsed = parseIngredientLine(line)
    expect({ ...parsed, measures: spell(parsed.measures) }).toEqual({ amount, name, measures })
  })
}

// Numbers as people write them.
reads([
  ['3 eggs', '3', 'eggs', '3'],
  ['1 1/2 cups plain flour, sifted', '1 1/2 cups', 'plain flour, sifted', '1.5 cup'],
  ['1-1/2 cups sugar', '1-1/2 cups', 'sugar', '1.5 cup'],
  ['1 ½ tsp salt', '1 ½ tsp', 'salt', '1.5 tsp'],
  ['1½ tsp salt', '1½ tsp', 'salt', '1.5 tsp'],
  ['1⁄2 cup milk', '1⁄2 cup', 'milk', '0.5 cup'],
  ['11/2 cups milk', '11/2 cups', 'milk', '1.5 cup'],
  ['2,5 dl mjölk', '2,5 dl', 'mjölk', '2.5 dl'],
  ['0.25 TL Salz', '0.25 TL', 'Salz', '0.25 tsp'],
  ['1.500 g Kartoffeln', '1.500 g', 'Kartoffeln', '1500 g'],
  ['1.500 kg Kartoffeln', '1.500 kg', 'Kartoffeln', '1.5 kg'],
  ['2.0 rote Zwiebeln', '2', 'rote Zwiebeln', '2'],
  ['1,50 kg patate', '1,50 kg', 'patate', '1.5 kg'],
  ['1.000 g Mehl', '1.000 g', 'Mehl', '1000 g'],
  ['0.041667 tsk. salt', '0.04 tsk.', 'salt', '0.0417 tsp'],
  ['1.500 Milliliter Milch', '1.500 Milliliter', 'Milch', '1500 ml'],
  ['1,500 milliliters milk', '1,500 milliliters', 'milk', '1500 ml'],
  ['1.000 cc de agua', '1.000 cc', 'agua', '1000 ml'],
  ['900 - 1.000 Gramm Mehl', '900 - 1.000 Gramm', 'Mehl', '900-1000 g'],
  ['1 500 ml vatten', '1 500 ml', 'vatten', '1500 ml'],
  ['1 500 g di farina', '1 500 g', 'farina', '1500 g'],
  ['1 000 à 1 200 g de farine', '1 000 à 1 200 g', 'farine', '1000-1200 g'],
  ['1 200 g Mehl', '1 200 g', 'Mehl', '1200 g'],
  ['1\u00a0200 g Mehl', '1\u00a0200 g', 'Mehl', '1200 g'],
  ['1\u202f200 g de farine', '1\u202f200 g', 'farine', '1200 g'],
  ['- 1 200 g Mehl', '1 200 g', 'Mehl', '1200 g'],
  ['ca 1 500 ml vatten', '1 500 ml', 'vatten', '1500 ml'],
  ['800-1 200 g farine', '800-1 200 g', 'farine', '800-1200 g'],
  ['de 800 à 1 200 g de farine', '800 à 1 200 g', 'farine', '800-1200 g'],
  ['1 000 g', '1 000 g', '', '1000 g'],
  ['2 000 g Mehl', '2 000 g', 'Mehl', '2000 g'],
  ['10 000 ml', '10 000 ml', '', '10000 ml'],
  ['Mehl 1 000 g', '1 000 g', 'Mehl', '1000 g'],
  ['Mehl 1 500 g', '1 500 g', 'Mehl', '1500 g'],
  ['Mjölk: 1 500 ml', '1 500 ml', 'Mjölk', '1500 ml'],
  ['Mehl 1 200 - 1 500 g', '1 200 - 1 500 g', 'Mehl', '1200-1500 g'],
  ['Farina tipo 1 500 g', '500 g', 'Farina tipo 1', '500 g'],
  ['farine T 55 500 g', '500 g', 'farine T 55', '500 g'],
  ['Mehl Typ 55 500 g', '500 g', 'Mehl Typ 55', '500 g'],
  ['Chocolat noir 70 200 g', '200 g', 'Chocolat noir 70', '200 g'],
  ['Bier 4 330 ml', '330 ml', 'Bier 4', '330 ml'],
  ['2 200 g lamb shanks', '2', '200 g lamb shanks', '2'],
  ['4 150 g chicken thighs', '4', '150 g chicken thighs', '4'],
  ['2 400 ml coconut milk', '2', '400 ml coconut milk', '2'],
  ['2 400 g chopped tomatoes', '2', '400 g chopped tomatoes', '2'],
  ['6 150 g potatoes', '6', '150 g potatoes', '6'],
  ['2 250 g trout', '2', '250 g trout', '2'],
  ['1’500 ml Wasser', '1’500 ml', 'Wasser', '1500 ml'],
  ["10'000g Mehl", "10'000g", 'Mehl', '10000 g'],
  ['2 250 g tubs ricotta', '2 250 g tubs', 'ricotta', '2 tub = 500 g'],
  ['2 400g tins beans', '2 400g tins', 'beans', '2 can = 800 g'],
  ['4 150 g salmon fillets', '4', '150 g salmon fillets', '4'],
  ['1 320 g pack puff pastry', '1 320 g pack', 'puff pastry', '1 packet = 320 g'],
  ['Mehl Type 405 500 g', '500 g', 'Mehl Type 405', '500 g'],
  ['2 200 tsp', '2', '200 tsp', '2'],
  ['Tomaten 2 x 400 g', '2 x 400 g', 'Tomaten', '2 = 800 g'],
  ['Kuchenform 20 x 30 cm', '', 'Kuchenform 20 x 30 cm', ''],
  ['20 a pound shrimp', '20', 'a pound shrimp', '20'],
  ['1.500 liters milk', '1.500 liters', 'milk', '1.5 l'],
  ['1 i 1/2 łyżeczki kurkumy', '1 i 1/2 łyżeczki', 'kurkumy', '1.5 tsp'],
])

// Ranges.
reads([
  ['2-3 eggs', '2-3', 'eggs', '2-3'],
  ['2 to 3 eggs', '2 to 3', 'eggs', '2-3'],
  ['½–1 tsp salt', '½–1 tsp', 'salt', '0.5-1 tsp'],
  ['20 - 30 g Butter', '20 - 30 g', 'Butter', '20-30 g'],
  ['200/250 g di fontina', '200/250 g', 'fontina', '200-250 g'],
  ['2 bis 3 EL Öl', '2 bis 3 EL', 'Öl', '2-3 tbsp'],
  ['2-3 Knoblauchzehen, gehackt', '2-3', 'Knoblauchzehen, gehackt', '2-3'],
  ["2 à 3 gousses d'ail", '2 à 3 gousses', 'ail', '2-3 clove'],
  ['2 a 3 dientes de ajo', '2 a 3 dientes', 'ajo', '2-3 clove'],
  ['between 2 and 3 cups stock', '2-3 cups', 'stock', '2-3 cup'],
  ['zwischen zwei und drei Zwiebeln', '2-3', 'Zwiebeln', '2-3'],
  ['up to 3 cups stock', '3 cups', 'stock, at most', '3 cup'],
  ["de 2 à 3 gousses d'ail", '2 à 3 gousses', 'ail', '2-3 clove'],
  ['Von 2 bis 3 EL Öl', '2 bis 3 EL', 'Öl', '2-3 tbsp'],
  ['1 tbsp to 2 tbsp oil', '1 tbsp to 2 tbsp', 'oil', '1-2 tbsp'],
])

// Repeated quantities, packs and sums.
reads([
  ['300 g / 10½ oz flour', '300 g / 10½ oz', 'flour', '300 g = 10.5 oz'],
  ['300g/10½oz flour', '300g/10½oz', 'flour', '300 g = 10.5 oz'],
  ['1kg/2lb 4oz potatoes', '1kg/2lb 4oz', 'potatoes', '1 kg = 2.25 lb'],
  ['1 cup (240 ml) milk', '1 cup (240 ml)', 'milk', '1 cup = 240 ml'],
  ['500 ml (2 t) d’eau', '500 ml (2 t)', 'eau', '500 ml'],
  ['1 cup (see note) milk', '1 cup', '(see note) milk', '1 cup'],
  ['1 (14 oz) can tomatoes', '1 (14 oz) can', 'tomatoes', '1 can = 14 oz'],
  ['2 x 400g tins tomatoes', '2 x 400g tins', 'tomatoes', '2 can = 800 g'],
  ['1 14-ounce can beans', '1 14-ounce can', 'beans', '1 can = 14 oz'],
  ['2 6-ounce salmon fillets', '2 6-ounce', 'salmon fillets', '2 = 12 oz'],
  ['2 x 400g/14oz tins tomatoes', '2 x 400g/14oz tins', 'tomatoes', '2 can = 800 g = 28 oz'],
  ['1 (400 g / 14 oz) can tomatoes', '1 (400 g / 14 oz) can', 'tomatoes', '1 can = 400 g = 14 oz'],
  ['400g/14oz tin tomatoes', '400g/14oz tin', 'tomatoes', '1 can = 400 g = 14 oz'],
  ['2 tins (400 g / 14 oz) beans', '2 tins (400 g / 14 oz)', 'beans', '2 can = 800 g = 28 oz'],
  ['5cm/2in piece ginger', '5cm/2in', 'piece ginger', '5 cm = 2 inch'],
  ['a 5cm/2in piece ginger', '1 5cm/2in piece', 'ginger', '1 piece'],
  ['2 sticks (1 cup) unsalted butter', '2 sticks (1 cup)', 'unsalted butter', '2 stick = 1 cup'],
  ['1 stick (4 oz; 113 g) butter', '1 stick (4 oz; 113 g)', 'butter', '1 stick = 4 oz = 113 g'],
  ['400-gram tin tomatoes', '400-gram tin', 'tomatoes', '1 can = 400 g'],
  ['1 - 400g tin tomatoes', '1 - 400g tin', 'tomatoes', '1 can = 400 g'],
  ['14 oz can condensed milk', '14 oz can', 'condensed milk', '1 can = 14 oz'],
  ['2 cans (10 ounces) beans', '2 cans (10 ounces)', 'beans', '2 can = 20 oz'],
  ['2 Dosen à 400 g Tomaten', '2 Dosen à 400 g', 'Tomaten', '2 can = 800 g'],
  ['2 Dosen (à 400 g) Tomaten', '2 Dosen (à 400 g)', 'Tomaten', '2 can = 800 g'],
  ['2 boîtes de 400 g de tomates', '2 boîtes de 400 g', 'tomates', '2 box = 800 g'],
  ['2 lattine da 400 g di pomodori', '2 lattine da 400 g', 'pomodori', '2 can = 800 g'],
  ['1 sachet de 8 g de levure', '1 sachet de 8 g', 'levure', '1 envelope = 8 g'],
  ['2 cans of 14 oz tomatoes', '2 cans of 14 oz', 'tomatoes', '2 can = 28 oz'],
  ['1 packet of 12 inch tortillas', '1 packet', '12 inch tortillas', '1 packet'],
  ['1 jar of 3 bean salad', '1 jar', '3 bean salad', '1 jar'],
  ['Butter 2 x 250 g', '2 x 250 g', 'Butter', '2 = 500 g'],
  ['Tomaten, 2 Dosen à 400 g', '2 Dosen à 400 g', 'Tomaten', '2 can = 800 g'],
  ['50 g water (3 Tbsp)', '50 g', 'water (3 Tbsp)', '50 g = 3 tbsp'],
  ['50 ml water (3 tbsp plus 1 tsp)', '50 ml', 'water (3 tbsp plus 1 tsp)', '50 ml = 3.3333 tbsp'],
  ['2 fillets cod (150 g)', '2 fillets', 'cod (150 g)', '2 fillet'],
  ['50 + 150 gr suiker', '50 + 150 gr', 'suiker', '200 g'],
  ['200 cc agua', '200 cc', 'agua', '200 ml'],
  ['2 cc de sel', '2 cc', 'sel', '2 tsp'],
  ['1 cup plus 2 tablespoons sugar', '1 cup plus 2 tablespoons', 'sugar', '1.125 cup'],
  ['1 lb 8 oz flour', '1 lb 8 oz', 'flour', '1.5 lb'],
  ['100 g + 2 EL Zucker', '100 g + 2 EL', 'Zucker', '100 g'],
  ['2 cups plus 50 g sugar', '2 cups plus 50 g', 'sugar', '2 cup'],
  ["1 l 1/2 d'eau", '1 1/2 l', 'eau', '1.5 l'],
  ['1 kg ½ de farine', '1 1/2 kg', 'farine', '1.5 kg'],
  ['1 kg 200 g Mehl', '1 kg 200 g', 'Mehl', '1.2 kg'],
  ['1 cup, 2 tbsp flour', '1 cup, 2 tbsp', 'flour', '1.125 cup'],
  ['1 cup 240 ml milk', '1 cup', '240 ml milk', '1 cup = 240 ml'],
  ['1 tbsp 15 ml oil', '1 tbsp', '15 ml oil', '1 tbsp = 15 ml'],
  ['½ lb 8 oz butter', '½ lb', '8 oz butter', '0.5 lb = 8 oz'],
  ['300 g 10½ oz flour', '300 g', '10½ oz flour', '300 g = 10.5 oz'],
])

// Number words, sizes and counting words.
reads([
  ['a pinch of salt', '1 pinch', 'salt', '1 pinch'],
  ['Pinch of salt', '1 pinch', 'salt', '1 pinch'],
  ['half a lemon', '1/2', 'lemon', '0.5'],
  ['a couple of eggs', '2', 'eggs', '2'],
  ['one 14-ounce can tomatoes', '1 14-ounce can', 'tomatoes', '1 can = 14 oz'],
  ['One (15 oz) can beans', '1 (15 oz) can', 'beans', '1 can = 15 oz'],
  ['one can (14 oz) beans', '1 can (14 oz)', 'beans', '1 can = 14 oz'],
  ['two 9-inch pie crusts', '2 9-inch', 'pie crusts', '2'],
  ['one 3-pound chicken', '1 3-pound', 'chicken', '1 = 3 lb'],
  ['a ½-inch piece of ginger', '1 x ½-inch piece', 'ginger', '1 piece'],
  ['a cup (240 ml) milk', '1 cup (240 ml)', 'milk', '1 cup = 240 ml'],
  ['one pound 8 oz beef', '1 pound 8 oz', 'beef', '1.5 lb'],
  ['one and a half cups flour', '1 1/2 cups', 'flour', '1.5 cup'],
  ['a cup and a half of flour', '1 1/2 cups', 'flour', '1.5 cup'],
  ['1 taza y media de harina', '1 1/2 tazas', 'harina', '1.5 cup'],
  ['½ an onion', '½', 'onion', '0.5'],
  ['half of an onion', '1/2', 'onion', '0.5'],
  ['¼ of a cucumber', '¼', 'cucumber', '0.25'],
  ['One-half cup milk', '1/2 cup', 'milk', '0.5 cup'],
  ['two-thirds cup of milk', '⅔ cup', 'milk', '0.6667 cup'],
  ['three quarters of a cup of milk', '¾ cup', 'milk', '0.75 cup'],
  ['a quarter teaspoon salt', '¼ teaspoon', 'salt', '0.25 tsp'],
  ['2 quarts of milk', '2 quarts', 'milk', '2 quart'],
  ["3 quarts d'orange", '3', "quarts d'orange", '3'],
  ['one quart milk', '1 quart', 'milk', '1 quart'],
  ['forty-five g sugar', '45 g', 'sugar', '45 g'],
  ['a few sprigs of thyme', '', 'a few sprigs of thyme', ''],
  ['About 2 heaped tbsp sugar', '2 heaped tbsp', 'sugar', '2 tbsp'],
  ['environ 300 g de riz', '300 g', 'riz', '300 g'],
  ['env. 300 g de riz', '300 g', 'riz', '300 g'],
  ['zirka 300 g Reis', '300 g', 'Reis', '300 g'],
  ['Ca.300 g Reis', '300 g', 'Reis', '300 g'],
  ['ungefähr 300 g Reis', '300 g', 'Reis', '300 g'],
  ['1 cup (circa 240 ml) milk', '1 cup (circa 240 ml)', 'milk', '1 cup = 240 ml'],
  ['1 Tasse (ca.240 ml) Milch', '1 Tasse (ca.240 ml)', 'Milch', '1 cup = 240 ml'],
  ['1 cup (~240 ml) milk', '1 cup (~240 ml)', 'milk', '1 cup = 240 ml'],
  ['Reis, ungefähr 300 g', '300 g', 'Reis', '300 g'],
  ['je 1 TL Salz und Pfeffer', '1 TL', 'Salz und Pfeffer, je', '1 tsp'],
  ['1 kl. Zwiebel', '1', 'kl. Zwiebel', '1 small'],
  ['2 gr. Zwiebeln, gehackt', '2', 'gr. Zwiebeln, gehackt', '2 large'],
  ['2 kl. rote Zwiebel(n)', '2', 'kl. rote Zwiebel(n)', '2 small'],
  ['1 gr. Dose Tomaten', '1 gr. Dose', 'Tomaten', '1 can'],
  ['1 kl. Bund Petersilie', '1 kl. Bund', 'Petersilie', '1 bunch'],
  ['1 kl. Salz', '1 kl.', 'Salz', '1 tsp'],
  ['200 gr. Zwiebeln', '200 gr.', 'Zwiebeln', '200 g'],
  ['5 gr. Hefe', '5 gr.', 'Hefe', '5 g'],
  ['1 Dose/n Tomaten', '1 Dose/n', 'Tomaten', '1 can'],
  ['4 Scheibe/n Brot', '4 Scheibe/n', 'Brot', '4 slice'],
  ['4 large eggs', '4 large', 'eggs', '4 large'],
  ['2 large cloves garlic', '2 large cloves', 'garlic', '2 clove'],
  ['2 garlic cloves, crushed', '2', 'garlic cloves, crushed', '2 clove'],
  ['2 cloves', '2', 'cloves', '2'],
  ['4 clove-studded onions', '4', 'clove-studded onions', '4'],
  ['Grated zest of 2 lemons', '2', 'lemons, grated zest', '2'],
])

// Numbers that are not amounts.
reads([
  ['1% milk', '', '1% milk', ''],
  ['2% milk, 1 cup', '1 cup', '2% milk', '1 cup'],
  ['5-spice powder', '', '5-spice powder', ''],
  ['100 % Kakao', '', '100 % Kakao', ''],
  ['3,5 % Milch 1 l', '1 l', '3,5 % Milch', '1 l'],
  ['Five spice powder', '', 'Five spice powder', ''],
  ['5 spice powder, 1 tsp', '1 tsp', '5 spice powder', '1 tsp'],
  ['5 spice bags', '5', 'spice bags', '5'],
  ['2 rib eye steaks', '2', 'rib eye steaks', '2'],
  ['2 ribs celery', '2 ribs', 'celery', '2 rib'],
  ['7UP', '', '7UP', ''],
  ['405er Mehl', '', '405er Mehl', ''],
  ['00 flour', '', '00 flour', ''],
  ['A1 sauce', '', 'A1 sauce', ''],
  ['Half and half, 1 cup', '1 cup', 'Half and half', '1 cup'],
  ['(optional) 1 tsp chilli', '1 tsp', 'chilli, optional', '1 tsp'],
])

// Other languages, and amounts after the name.
reads([
  ["2 c. à soupe d'huile", '2 c. à soupe', 'huile', '2 tbsp'],
  ['1 colher (sopa) | colheres (sopa) de ketchup', '1 colher (sopa) | colheres (sopa)', 'ketchup', '1 tbsp'],
  ['2 yemek kaşığı un', '2 yemek kaşığı', 'un', '2 tbsp'],
  ['1 ст. л. сахара', '1 ст. л.', 'сахара', '1 tbsp'],
  ['eine Prise Salz', '1 Prise', 'Salz', '1 pinch'],
  ['2 etti di prosciutto', '2 etti', 'prosciutto', '2 hg'],
  ['un etto di burro', '1 etto', 'burro', '1 hg'],
  ['250 g latte', '250 g', 'latte', '250 g'],
  ['50 gr cacaopoeder', '50 gr', 'cacaopoeder', '50 g'],
  ['3 in Scheiben geschnittene Tomaten', '3', 'in Scheiben geschnittene Tomaten', '3'],
  ['mouka, 500 g', '500 g', 'mouka', '500 g'],
  ['Mehl 500 g', '500 g', 'Mehl', '500 g'],
  ['Sel fin : 8 pincée(s)', '8 pincée(s)', 'Sel fin', '8 pinch'],
  ['cabbage: 500 g, minced', '500 g', 'cabbage, minced', '500 g'],
  ['Mehl 500 g, gesiebt', '500 g', 'Mehl, gesiebt', '500 g'],
  ['Butter 250g weich', '250g', 'Butter, weich', '250 g'],
  ['薄力粉 大さじ1/2', '1/2 大さじ', '薄力粉', '0.5 tbsp'],
  ['گندم۔۔۔۔ 50 گرام', '50 گرام', 'گندم', '50 g'],
  ['Onions 2', '2', 'Onions', '2'],
  ['Tomatoes 4, chopped', '4', 'Tomatoes, chopped', '4'],
  ['pommes de terre 3-4', '3-4', 'pommes de terre', '3-4'],
  ['Zwiebel 1 große', '1 große', 'Zwiebel', '1 large'],
  ['Onions - 2 large', '2 large', 'Onions', '2 large'],
  ['Chicken thighs x 8', '8', 'Chicken thighs', '8'],
  ['Eggs x3', '3', 'Eggs', '3'],
  ['Eggs 450', '', 'Eggs 450', ''],
  ['Muffin tin 12', '', 'Muffin tin 12', ''],
  ['Baking tin 20 x 30', '', 'Baking tin 20 x 30', ''],
  ['Kuchenform (Ø ca. 26 cm)', '', 'Kuchenform (Ø ca. 26 cm)', ''],
  ['Weizenmehl Type 405', '', 'Weizenmehl Type 405', ''],
])

test('reads a line without an amount as a name', () => {
  expect(parseIngredientLine('Salt and pepper, to taste')).toEqual({
    amount: '',
    name: 'Salt and pepper, to taste',
    measures: [],
  })
  expect(parseIngredientLine('')).toEqual({ amount: '', name: '', measures: [] })
})

test('removes bullets from the parsed parts but not from the line', () => {
  const ingredient = toIngredient('▢ 2 cups oats', 'For the top')
  expect(ingredient).toEqual({
    line: '▢ 2 cups oats',
    amount: '2 cups',
    name: 'oats',
    group: 'For the top',
    measures: [{ kind: 'exact', value: 2, unit: 'cup' }],
  })
})

test('reading a hostile line of 100,000 characters costs no more than its length', async () => {
  const pieces = [
    ' ',
    '1',
    '1/',
    '(1 oz',
    'a ',
    '½',
    '1 cup (',
    'juice and ',
    'x',
    '大さじ',
    '- ',
    ',:; ',
    '\u0301',
    '1 cup, ',
    'between 1 and ',
    'a cup and a half ',
    '1 lb 8 oz ',
    '1kg/2lb 4oz-3lb ',
  ]
  for (const piece of pieces) {
    const line = (length: number) => piece.repeat(length / piece.length)
    const [before, after] = [(length: number) => `1 ${line(length)}x`, (length: number) => `${line(length)}x 500 g`]
    expect(await costGrowth(before, parseIngredientLine, 12_500)).toBeLessThan(linearGrowth)
    expect(await costGrowth(after, parseIngredientLine, 12_500)).toBeLessThan(linearGrowth)
  }
})
