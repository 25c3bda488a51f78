import { expect, test } from 'vitest'
import type { Content } from '../ingredient/contents/content.ts'
import { contentsOf } from '../ingredient/contents/contents-of.ts'
import { parseIngredientLine, toIngredient } from '../ingredient/parse-line.ts'
import { dietsOf } from './diets-of.ts'

/** Each line of a list, and what is in it; "?" stands for a line that is not understood. */
const lines: ReadonlyArray<readonly [line: string, contents: string]> = [
  // Names that only sound like something forbidden
  ['1 tin (400 ml) coconut milk', ''],
  ['3 tbsp coconut butter', ''],
  ['50 g cocoa butter', ''],
  ['1 cup apple butter', ''],
  ['1 tin butter beans, drained', ''],
  ['1 head butter lettuce', ''],
  ['1 butternut squash, peeled', ''],
  ['1/4 tsp freshly grated nutmeg', ''],
  ['2 eggplants, diced', ''],
  ['1 tsp cream of tartar', ''],
  ['1 tin water chestnuts', ''],
  ['2 tbsp nutritional yeast', ''],
  ['1 coconut', ''],
  ['1 tbsp flaxseed, ground', ''],
  ['1 flax egg', ''],
  ['2 cauliflower steaks', 'flesh'],
  ['250 g rice noodles', ''],
  ['8 corn tortillas', ''],
  ['200 g buckwheat flour', ''],
  ['2 tbsp cornflour', ''],
  ['100 g rice flour', ''],
  ['1 tbsp baking powder', ''],
  ['1 l vegetable stock', ''],
  ['150 ml red wine', ''],
  ['1 tbsp apple cider vinegar', ''],
  ['300 g beefsteak tomatoes', ''],
  ['200 g chicken of the woods', '?'],
  ['250 g oyster mushrooms', ''],
  ['300 g king oyster mushrooms, sliced', ''],
  ['2 tbsp mushroom sauce', 'gluten'],
  ['250 ml soy milk', ''],
  ['1 tbsp vegan butter', 'nut'],
  ['4 vegan sausages', 'gluten'],
  ['2 tbsp vegan mayonnaise', ''],
  ['100 g dairy-free chocolate', 'nut'],
  ['200 g gluten-free flour', ''],
  ['200 g plain flour, gluten-free', ''],
  ['100 g gluten-free oats', ''],
  ['3 tbsp gluten-free soy sauce', ''],
  // Names that hide something
  ['3 tbsp peanut butter', 'nut'],
  ['100 g almond flour', 'nut'],
  ['1 tsp almond extract', 'nut'],
  ['250 ml almond milk', 'nut'],
  ['2 tbsp groundnut oil', 'nut'],
  ['30 g pine nuts', 'nut'],
  ['180 g cooked chestnuts', 'nut'],
  ['3 tbsp pesto', 'dairy flesh nut'],
  ['100 g marzipan', 'nut'],
  ['2 tbsp Nutella', 'dairy nut'],
  ['100 g mini marshmallows', 'egg flesh'],
  ['3 sheets gelatine', 'flesh'],
  ['1 tbsp Worcestershire sauce', 'flesh gluten'],
  ['2 tbsp fish sauce', 'flesh'],
  ['2 tbsp oyster sauce', 'flesh gluten'],
  ['2 tbsp Thai red curry paste', 'flesh'],
  ['150 g kimchi', 'flesh'],
  ['500 ml chicken stock', 'flesh'],
  ['500 ml stock', 'flesh'],
  ['1 vegetable stock cube', 'gluten'],
  ['25 g lard', 'flesh'],
  ['200 g imitation crab', 'egg flesh gluten'],
  ['50 g parmesan, grated', 'dairy flesh'],
  ['50 g vegetarian parmesan', 'dairy'],
  ['100 g Gruyère', 'dairy flesh'],
  ['2 tbsp mayonnaise', 'egg'],
  ['200 g egg noodles', 'egg gluten'],
  ['12 lasagne sheets', 'egg gluten'],
  ['320 g puff pastry', 'dairy gluten'],
  ['1 ready-made pie crust', 'dairy flesh gluten'],
  ['2 tbsp soy sauce', 'gluten'],
  ['1 tbsp white miso paste', 'gluten'],
  ['300 ml stout', 'gluten'],
  ['75 g rolled oats', 'gluten'],
  ['250 ml oat milk', 'gluten'],
  ['200 g couscous', 'gluten'],
  ['50 g panko breadcrumbs', 'gluten'],
  ['1 tbsp malt vinegar', 'gluten'],
  ['2 tbsp honey', 'honey'],
  ['100 g graham crackers', 'dairy gluten honey'],
  ['100 g ghee', 'dairy'],
  ['100 g margarine', 'dairy'],
  ['150 g dark chocolate, chopped', 'dairy'],
  ['300 ml buttermilk', 'dairy'],
  ['2 scoops vanilla ice cream', 'dairy egg'],
  ['2 tbsp lemon curd', 'dairy egg'],
  // Of alternatives and remarks the unsafe one counts
  ['50 g butter or vegan margarine', 'dairy nut'],
  ['50 g butter (or olive oil)', 'dairy'],
  ['250 ml milk/oat milk', 'dairy gluten'],
  ['200 g plain flour (gluten-free if needed)', 'gluten'],
  ['2 cups all-purpose flour (for gluten free see note)', 'gluten'],
  ['200 g asparagus, wrapped in bacon', 'flesh'],
  ['some toppings, such as whipped cream', '?'],
  ['salt and freshly ground black pepper, to taste', ''],
  ['zest and juice of 1 lemon', ''],
  ['sunflower oil, for frying the fish', 'flesh'],
  // What is not understood
  ['200 g guanciale-wrapped surprise', '?'],
  ['1 tin apple pie filling', '?'],
  ['2 tbsp lemon surprise', '?'],
  ['1 Packung Überraschung', '?'],
  ['200 г муки', '?'],
  ['小麦粉 200g', '?'],
  // Elsewhere
  ['250 g Weizenmehl', 'gluten'],
  ['200 g Buchweizenmehl', ''],
  ['200 ml Kokosmilch', ''],
  ['200 ml Schlagsahne', 'dairy'],
  ['100 g gemahlene Haselnüsse', 'nut'],
  ['1 Prise Muskatnuss', ''],
  ['500 g Hackfleisch', 'flesh'],
  ['3 Eier', 'egg'],
  ['500 ml Gemüsebrühe', ''],
  ['200 g farine de blé', 'gluten'],
  ['40 cl de lait de coco', ''],
  ['25 cl de crème liquide', 'dairy'],
  ['6 noix de Saint-Jacques', 'flesh'],
  ['1 pincée de noix de muscade', ''],
  ['100 g de noix', 'nut'],
  ['4 œufs', 'egg'],
  ['200 g de lardons', 'flesh'],
  ['250 g harina de trigo', 'gluten'],
  ['200 g gambas', 'flesh'],
  ['150 ml nata', 'dairy'],
  ['50 g almendras', 'nut'],
  ['100 g burro', 'dairy'],
  ['300 g farina 00', 'gluten'],
  ['2 acciughe', 'flesh'],
  ['50 g pinoli', 'nut'],
]

test.each(lines)('%s → %s', (line, contents) => {
  const found = contentsOf(parseIngredientLine(line).name || line)
  const words: ReadonlyArray<Content | '?'> = found.isKnown ? [...found.contents] : ['?']
  expect(words.toSorted().join(' ')).toBe(contents)
})

const dietsFor = (...written: Array<string>) => dietsOf(written.map((line) => toIngredient(line)))

test('a dish of plants suits everybody', () => {
  expect(dietsFor('2 tins chickpeas, drained', '3 tbsp tahini', '1 lemon, juiced', 'salt')).toEqual([
    'vegetarian',
    'vegan',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'egg-free',
  ])
})

test('each forbidden thing takes its own diets away', () => {
  expect(dietsFor('500 g potatoes', '100 g butter')).toEqual(['vegetarian', 'gluten-free', 'nut-free', 'egg-free'])
  expect(dietsFor('500 g potatoes', '2 eggs')).toEqual(['vegetarian', 'gluten-free', 'dairy-free', 'nut-free'])
  expect(dietsFor('500 g chicken thighs', '1 onion')).toEqual(['gluten-free', 'dairy-free', 'nut-free', 'egg-free'])
  expect(dietsFor('500 g strawberries', '2 tbsp honey')).toEqual([
    'vegetarian',
    'gluten-free',
    'dairy-free',
    'nut-free',
    'egg-free',
  ])
})

test('one line that is not understood is enough to promise nothing', () => {
  expect(dietsFor('500 g potatoes', '1 onion', '1 packet of Grandmother’s secret')).toEqual([])
  expect(dietsFor('500 г картофеля', '1 луковица')).toEqual([])
})

test('nothing is promised of no list, or of a single line', () => {
  expect(dietsOf([])).toEqual([])
  expect(dietsFor('salt')).toEqual([])
  expect(dietsFor('', '  ')).toEqual([])
})

test('a heading among the lines is no food', () => {
  expect(dietsFor('For the salad:', '1 cucumber', '3 tomatoes')).toContain('vegan')
})

test('a line of ten thousand words is read at once', () => {
  const start = performance.now()
  dietsFor('vegan or '.repeat(10_000), 'milk '.repeat(10_000))
  expect(performance.now() - start).toBeLessThan(2_000)
})
