import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { toIngredient } from './parse-line.ts'
import type { Scaling } from './scale.ts'
import { showLine } from './show-line.ts'
import { textOfLine } from './shown-line.ts'

const show = (line: string, scaling: Partial<Scaling>): string =>
  textOfLine(showLine(toIngredient(line), { factor: 1, display: 'as-written', system: 'as-written', ...scaling }))

test.each([
  ['1kg/2lb 4oz potatoes', 3, '3 kg/6 lb 12 oz potatoes'],
  ['1kg/2lb 4oz potatoes', 0.5, '0.5 kg/1 lb 2 oz potatoes'],
  ['600g/1lb 5oz beef', 3, '1.8 kg/3 lb 15 oz beef'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', 2, '3–4 kg/6 lb 10 oz–9 lb chicken'],
  ['2lb 4oz/1kg potatoes', 3, '6 lb 12 oz/3 kg potatoes'],
  ['1kg (2lb 4oz) potatoes', 3, '3 kg (6 lb 12 oz) potatoes'],
  ['2 lb 10 oz–4 lb chicken', 2, '5 lb 4 oz–8 lb chicken'],
  ['Flour 500 g, sifted', 3, '1.5 kg Flour, sifted'],
  ['Parmesan, to serve (about 30 g)', 3, '90 g Parmesan, to serve'],
  ['Oil for deep frying (about 1 litre)', 3, '3 litres Oil for deep frying'],
  ['lemon juice of 2', 0.5, '1 lemon, juice'],
  ['6" tortillas, 8', 3, '24 6" tortillas'],
  ['at least 3 cups stock', 3, 'at least 9 cups stock'],
  ['max. 200 ml Wasser', 3, 'max. 600 ml Wasser'],
  ['mindestens 200 ml Wasser', 3, 'mindestens 600 ml Wasser'],
  ["au moins 200 ml d'eau", 3, "au moins 600 ml d'eau"],
  ['大さじ2 しょうゆ', 3, '6 大さじ しょうゆ'],
  ['１００ｇ　小麦粉', 3, '300 ｇ 小麦粉'],
  ['about 2 pounds potatoes', 3, 'about 6 pounds potatoes'],
  ['about 2 cups of sugar', 3, 'about 6 cups of sugar'],
  ['4 US cups flour', 3, '12 US cups flour'],
  ['another 250 ml milk', 3, 'another 750 ml milk'],
  ['weitere 50 g Butter', 3, 'weitere 150 g Butter'],
  ['extra virgin olive oil', 3, 'extra virgin olive oil'],
])('%s times %d is shown as %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  ['1kg/2lb 4oz potatoes', '1 kg potatoes'],
  ['at least 3 cups stock', 'at least 710 ml stock'],
  ['4 (6-ounce) salmon fillets', '4 (170 g) salmon fillets'],
  ['1 (3-pound) chicken', '1 (1.35 kg) chicken'],
  ['2 cans (14 ounces each) black beans', '2 cans (395 g each) black beans'],
  ['4 salmon fillets, 6 ounces each', '4 salmon fillets, 170 g each'],
  ['4 slices (2 oz) ham', '4 slices (55 g) ham'],
  ['½ cup + 1 Tbsp. (60 g + 7 g) cocoa', '60 g + 7 g cocoa'],
  ['1 cup (packed, 213 g) brown sugar', '213 g (packed) brown sugar'],
  ['1 cup flour (about 125 g), sifted', '125 g flour, sifted'],
  ['2 oz gin', '60 ml gin'],
  ['8 oz milk', '240 ml milk'],
  ['8 oz (225 g) milk', '225 g milk'],
  ['12 oz beer', '350 ml beer'],
  ['1 (12 oz) bottle beer', '1 (350 ml) bottle beer'],
  ['6 oz chicken stock', '180 ml chicken stock'],
  ['8 oz cream cheese', '225 g cream cheese'],
  ['8 oz ice cream', '225 g ice cream'],
  ['14 oz condensed milk', '395 g condensed milk'],
  ['1 pint double cream', '570 ml double cream'],
  ['1 pint cream', '470 ml cream'],
  ['4 US cups flour', '500 g flour'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', '1½–2 kg chicken'],
  ['1kg (2lb 4oz) potatoes', '1 kg potatoes'],
  ['2 lb 10 oz–4 lb chicken', '1.2–1.8 kg chicken'],
  ['1 cup (240 ml) plus 2 tbsp milk', '270 ml milk'],
  ['1 C (230g) Milk - 80F (26C)', '230 g Milk - 80F (26C)'],
  ['1 cup warm water (43 C)', '240 ml warm water (43 C)'],
  ['1 cup warm water (100 C)', '240 ml warm water (100 C)'],
  ['1 cup warm water (40-45C)', '240 ml warm water (40-45C)'],
  ['1 Tasse Wasser (60 C)', '240 ml Wasser (60 C)'],
  ['3 pounds shrimp (20 to 24 a pound)', '1.35 kg shrimp (20 to 24 a pound)'],
  ['3 pounds shrimp (about 20 a pound)', '1.35 kg shrimp (about 20 a pound)'],
  ['3 pounds shrimp (16/20 per lb)', '1.35 kg shrimp (16/20 per lb)'],
  ['1 sachet de 50 g (2 oz) de soupe', '1 sachet de 50 g (2 oz) de soupe'],
  ['1 cup heavy cream (8 oz / 240 ml)', '240 ml heavy cream'],
  ['4 oz. butter, (125g or 1/2 cup)', '125 g butter'],
  ['500 ml 2 cups milk', '500 ml milk'],
  ['2 cups 500 ml milk', '500 ml milk'],
  ['1 cup cream 250 ml', '250 ml cream'],
  ['1 inch fresh ginger (2.5 cm)', '2.5 cm fresh ginger'],
  ['9 3/4-inch thick pork chops', '9 2 cm thick pork chops'],
  ['13.5 oz coconut milk (400 ml; full fat)', '400 ml coconut milk (full fat)'],
  ['15 oz can butter beans (439g)', '15 oz can butter beans (439g)'],
  ['1 cup sugar or 1 cup honey (340 g)', '200 g sugar or 1 cup honey (340 g)'],
  ['1 potato (8 oz) (225 g)', '1 potato (8 oz) (225 g)'],
  [
    '3 onions (about 12 ounces total), sliced thin (about 3 1/2 cups)',
    '3 onions (about 340 g total), sliced thin (about 830 ml)',
  ],
  ['4 ounces cold tap water (1/2 cup; 115g)', '115 g cold tap water'],
  ['1 cup flour (120 g flour)', '120 g flour'],
  ['1 cup low-fat milk (2 g fat)', '240 ml low-fat milk (2 g fat)'],
  ['1 cup sugar (200 g (7 oz)), sifted', '200 g sugar, sifted'],
  ['1 cup sugar ( 200 g )', '200 g sugar'],
  ['2 cups flour (about 240 g; spooned)', '240 g flour (spooned)'],
  ['1 cup flour less 15 g', '125 g flour less 15 g'],
  ['1 cup milk and 250 ml', '240 ml milk and 250 ml'],
  ['3 cups shredded chicken (~1 1/2 lbs. chicken)', '710 ml shredded chicken (~680 g chicken)'],
  ['1 cup steel cut oats', '160 g steel cut oats'],
])('in metric units, %s is shown as %s', (line, expected) => {
  expect(show(line, { system: 'metric' })).toBe(expected)
})

test.each([
  ['1kg/2lb 4oz potatoes', '2 lb 4 oz potatoes'],
  ['1½–2kg/3lb 5oz–4lb 8oz chicken', '3 lb 5 oz–4 lb 8 oz chicken'],
  ['1 bunch (about 200g) kale', '1 bunch (about 7 oz) kale'],
  ['50 g water (3 tbsp)', '3 tbsp water'],
  ['1 sheet puff pastry (24 x 36 cm)', '1 sheet puff pastry (24 x 36 cm)'],
  ['1 pork shoulder roast, about 4 lb (1.8 kg)', '1 pork shoulder roast, about 4 lb (1.8 kg)'],
  ['1 inch fresh ginger (2.5cm)', '1 inch fresh ginger (2.5cm)'],
  ['15 oz can butter beans (439g)', '15 oz can butter beans (439g)'],
  ['1 sachet de 50 g (2 oz) de soupe', '1 sachet de 50 g (2 oz) de soupe'],
  ['1 kg Kartoffeln (8 c)', '2¼ lb Kartoffeln (8 c)'],
  ['200 ml Wasser (60 C)', '⅞ cup Wasser (60 C)'],
  ['120 g walnuts, about 1 cup', '1 cup walnuts'],
  ['115 g cheddar (about 1 cup packed)', '1 cup cheddar (packed)'],
  ['100 g flour plus 1 cup', '¾ cup flour plus 1 cup'],
])('in US units, %s is shown as %s', (line, expected) => {
  expect(show(line, { system: 'us' })).toBe(expected)
})

test.each([
  'Steaks 200 g each, trimmed',
  'Chicken, cut into 500 g pieces, washed',
  'Butter for a 500 g tin, soft',
  'Loaf tin 900 g, greased',
  'Packung 250 g tiefgekühlter Spinat',
  'Cocoa 70 200 g, chopped',
  'Ice cubes 2 x 2 cm',
  'baking tin 20 x 30 cm',
  'Bakvorm 20x20cm',
])('the amount of a size or a remark does not scale: %s', (line) => {
  expect(show(line, { factor: 3 })).toBe(line)
})

test.each([
  ['20 g fresh yeast or 7 g dried yeast', 3, '60 g fresh yeast or 21 g dried yeast'],
  ['½ Würfel Hefe oder 1 Pck. Trockenhefe', 2, '1 Würfel Hefe oder 2 Pck. Trockenhefe'],
  ['20 g de levure ou 7 g de levure sèche', 3, '60 g de levure ou 21 g de levure sèche'],
  ['20 g di lievito o 7 g di lievito secco', 3, '60 g di lievito o 21 g di lievito secco'],
  ['1/4 cup oil or 60 g butter', 3, '¾ cup oil or 180 g butter'],
  ['125 g Butter (oder 100 g Margarine)', 3, '375 g Butter (oder 300 g Margarine)'],
  ['1 vanilla pod or 1 tsp extract', 2, '2 vanilla pods or 2 tsp extract'],
  ['1 onion (or 1 shallot)', 3, '3 onions (or 3 shallots)'],
  ['4 large or 6 small potatoes', 0.5, '2 large or 3 small potatoes'],
  [
    '2 tablespoons cornstarch mixed with 2 tablespoons water',
    0.5,
    '1 tablespoon cornstarch mixed with 1 tablespoon water',
  ],
  ['1 egg, beaten with 1 tbsp water', 3, '3 eggs, beaten with 3 tbsp water'],
  ['2 Eier und 1 Eigelb', 3, '6 Eier und 3 Eigelbe'],
  ["1 gousse d'ail et 1 oignon", 3, "3 gousses d'ail et 3 oignons"],
  ['1 carrot and 1 onion', 3, '3 carrots and 3 onions'],
  ['2 sprigs thyme and 1 bay leaf', 3, '6 sprigs thyme and 3 bay leaves'],
  ['50 g butter and 2 tbsp oil', 3, '150 g butter and 6 tbsp oil'],
  ['1 cup minus 1 tbsp flour', 3, '3 cups minus 3 tbsp flour'],
  ['2 1/4 teaspoons (1 packet) yeast', 3, '6¾ teaspoons (3 packets) yeast'],
  ['1 cup (packed, 213 g) brown sugar', 3, '3 cups (packed, 639 g) brown sugar'],
  ['1 cup milk, divided (3/4 cup and 1/4 cup)', 3, '3 cups milk, divided (2¼ cups and ¾ cup)'],
  ['1 28 oz can + 1 14 oz can tomatoes', 3, '3 28 oz cans + 3 14 oz cans tomatoes'],
  ['2 carrots (about 200 g), chopped', 0.5, '1 carrot (about 100 g), chopped'],
  ['1 (or 2) garlic cloves', 3, '3 (or 6) garlic cloves'],
  ['4 cloves garlic, or 2 tsp powder', 3, '12 cloves garlic, or 2 tbsp powder'],
  ['2 egg whites + 1 whole egg', 3, '6 egg whites + 3 whole eggs'],
  [
    '1 cup self-raising flour (or 1 cup flour plus 1 1/2 tsp baking powder)',
    3,
    '3 cups self-raising flour (or 3 cups flour plus 1½ tbsp baking powder)',
  ],
  ['1 cup buttermilk (or 1 tbsp vinegar plus 1 cup milk)', 3, '3 cups buttermilk (or 3 tbsp vinegar plus 3 cups milk)'],
  ['1 egg (or 1 tbsp flaxseed + 3 tbsp water)', 3, '3 eggs (or 3 tbsp flaxseed + 9 tbsp water)'],
  [
    '1 Bund Suppengemüse (alternativ 2 Möhren, 150 g Knollensellerie, 1/2 Stange Porree)',
    3,
    '3 Bund Suppengemüse (alternativ 6 Möhren, 450 g Knollensellerie, 1½ Stangen Porree)',
  ],
  [
    '180g chicken (marinate with 2 tsp light soya sauce, 1/2 tsp sugar)',
    3,
    '540 g chicken (marinate with 2 tbsp light soya sauce, 1½ tsp sugar)',
  ],
  ['1 cup sugar (200 g) or 1 cup honey (340 g)', 3, '3 cups sugar (600 g) or 3 cups honey (1.02 kg)'],
  ['500 g Mehl (oder 400 g Dinkelmehl, 100 g Roggenmehl)', 3, '1.5 kg Mehl (oder 1.2 kg Dinkelmehl, 300 g Roggenmehl)'],
  ['100 g applesauce or 2 bananas mashed', 0.5, '50 g applesauce or 1 banana mashed'],
  ['1 Huhn oder 2 Keulen', 0.5, '½ Huhn oder 1 Keule'],
  ['1 (or 2) garlic cloves', 0.5, '½ (or 1) garlic clove'],
  ['1 cup chocolate chips (6 oz / 175 grams)', 3, '3 cups chocolate chips (18 oz / 525 grams)'],
  ['8 ounces butter (2 sticks; 225g), cold', 3, '24 ounces butter (6 sticks; 675g), cold'],
  ['1 1/4 cups plain flour, (6.3oz | 180g)', 2, '2½ cups plain flour, (12.6oz | 360g)'],
  ['225g water (scant 1 cup)', 3, '675 g water (scant 3 cups)'],
  ['4 oz smoked salmon (120 grams )', 3, '12 oz smoked salmon (360 grams )'],
  ['4 ounces Parmesan (about 1 cup grated)', 3, '12 ounces Parmesan (about 3 cups grated)'],
  ['3 cups shredded chicken (~1 1/2 lbs. chicken)', 2, '6 cups shredded chicken (~3 lbs. chicken)'],
  ['500 ml 2 cups milk', 3, '1.5 l 6 cups milk'],
  ['4 oz 1 stick butter', 3, '12 oz 3 sticks butter'],
  ['90 gms sugar 1/3 cup', 3, '270 gms sugar 1 cup'],
  ['3 pounds potatoes (about 5 large potatoes)', 3, '9 pounds potatoes (about 15 large potatoes)'],
  ['2 tablespoons lime juice (from 1 lime)', 3, '6 tablespoons lime juice (from 3 limes)'],
  ['1/2 tablespoon orange zest (zest of 1/2 orange)', 3, '1½ tablespoons orange zest (zest of 1½ oranges)'],
  ['250 ml Zitronensaft (von 4 Zitronen)', 0.5, '125 ml Zitronensaft (von 2 Zitronen)'],
  ['1 kg Kartoffeln (ca. 6 Stück)', 3, '3 kg Kartoffeln (ca. 18 Stück)'],
  ['1 kg broccoli (about 2 heads or 1 large ones)', 3, '3 kg broccoli (about 6 heads or 3 large ones)'],
  ['4 1-inch-thick pork chops', 3, '12 1-inch-thick pork chops'],
  ['2 1½-inch-thick pork chops', 0.5, '1 1½-inch-thick pork chop'],
  ['9 3/4-inch thick pork chops', 2, '18 3/4-inch thick pork chops'],
  ['10 3/4-inch-thick slices bread', 3, '30 3/4-inch-thick slices bread'],
  ['1 1/2-inch-thick slice bread', 3, '3 1 1/2-inch-thick slices bread'],
  ['1 inch ginger (2.5 cm)', 3, '3 inches ginger (7.5 cm)'],
  ['50 g ginger (2 inches)', 3, '150 g ginger (2 inches)'],
  ['5 oz chorizo (1 link), sliced', 3, '15 oz chorizo (3 links), sliced'],
  ['1 lb bacon (8 thick slices)', 3, '3 lb bacon (24 thick slices)'],
  ['1 lb bacon (12 thick-cut slices)', 3, '3 lb bacon (36 thick-cut slices)'],
  ['2 cups basil (40 leaves)', 3, '6 cups basil (120 leaves)'],
  ['1 kg Brot (36 Scheiben)', 3, '3 kg Brot (108 Scheiben)'],
  ['1 inch ginger (1 tbsp grated)', 3, '3 inches ginger (3 tbsp grated)'],
])('each amount of a line scales: %s times %d is %s', (line, factor, expected) => {
  expect(show(line, { factor })).toBe(expected)
})

test.each([
  'carrots, cut into 2 cm cubes',
  'cups flour, 1 for the dough and 1 for dusting',
  'kg flour type 405 or 550',
  'l milk, whole or 2%',
  'l milk, whole or 3,5 % Fett',
  'chicken, cut into 4 or 8 pieces',
  'chicken breasts (150 g each) or 200 g tofu',
  'steaks, or 2 fish fillets about 60 g each',
  'Filets à 150 g',
  'kg ground beef or 80/20 mix',
  'cups beans, soaked overnight or 8 hours',
  'cups water, warm or 40 °C',
  'kg protein powder with 20 g protein',
  'sheets puff pastry, 20 x 30 cm',
  'pizza dough for 2 or 3 people',
  'cans beans and 1 of them drained',
  'loaves bread or 8 slices of 30 g each',
  'chicken breasts, halved and 1 inch thick',
  'lb shrimp (16-20 count)',
  'pounds shrimp (20 to 24 a pound)',
  'lb bacon (1 cut in half)',
  'cups soda (7-Up)',
  'cups cereal (7-grain)',
  'cups cheese (3 cheese blend)',
  'tbsp sauce (2x concentrated)',
  'cups oats, not 200 g',
  'lb dough for a loaf tin 500 g',
  'cups chocolate (2 for topping)',
  'cups flour (1 cup for dusting)',
  'kg Mehl (2 Sorten)',
  'cups nuts (3 kinds)',
  'cups milk (1 low-fat, 1 whole)',
  'cups rice (2 minutes less than usual)',
  'kg carrots (see note 1)',
  'kg ground beef 500 g',
  'tbsp sugar and water 1 cup',
  '大さじ めんつゆ（3倍濃縮）',
])('other numbers of a line stay: 2 %s', (name) => {
  expect(show(`2 ${name}`, { factor: 2 })).toBe(`4 ${name}`)
})

test.each([
  [
    '1 cup panko, or 3 tablespoons crumbs, sauteed in 3 tablespoons butter',
    '3 cups panko, or 3 tablespoons crumbs, sauteed in 3 tablespoons butter',
  ],
  ['2 lb shrimp (16/20 count)', '6 lb shrimp (16/20 count)'],
  ['200 ml Wasser (60 C)', '600 ml Wasser (60 C)'],
])('no part of an alternative scales alone, and no size does: %s', (line, expected) => {
  expect(show(line, { factor: 3 })).toBe(expected)
})

test('reading the amounts of a hostile name costs no more than its length', () => {
  for (const piece of [
    'or 1 g ',
    'and 1 ',
    '(or 1 ',
    ', beaten with 1 tbsp ',
    '1 and ',
    '(packed, 1 g ',
    'minus 1 tsp ',
    '(1 onion or ',
    '(1 g; ',
    '2 cups ',
  ]) {
    const line = (length: number) => `1 cup ${piece.repeat(length / piece.length)}`
    expect(costGrowth(line, (text) => show(text, { factor: 3, system: 'metric' }), 12_500)).toBeLessThan(linearGrowth)
  }
})
