import { expect, test } from 'vitest'
import { parseIngredientLine } from '../../ingredients/parse-line.ts'
import { scaleStep } from './scale-step.ts'
import { stepFoodsOf } from './step-foods.ts'

const foods = stepFoodsOf(
  [
    '2 cups flour',
    '250 g Mehl',
    '3 eggs',
    '4 garlic cloves',
    '3 onions',
    '2 (400 g) tins chickpeas',
    '12 ladyfingers',
    '2 Zwiebeln',
    '4 Eier',
  ].map(parseIngredientLine),
)
const scale = (text: string, factor: number) =>
  scaleStep(text, foods, { factor, display: 'as-written', system: 'as-written' })

test.each([
  ['Whisk in 1 1/2 cups of flour.', 'Whisk in 3 cups of flour.'],
  ['Add ½ tsp salt and 200 g butter.', 'Add 1 tsp salt and 400 g butter.'],
  ['Stir in a cup of milk.', 'Stir in 2 cups of milk.'],
  ['Beat in 2 large eggs, one at a time.', 'Beat in 4 large eggs, one at a time.'],
  ['Add 1 egg.', 'Add 2 eggs.'],
  ['Add 1½ tsp salt and 750ml water.', 'Add 1 tbsp salt and 1.5 l water.'],
  ['Beat in 9⅛ eggs.', 'Beat in 18 eggs.'],
  ['1 Zwiebel würfeln.', '2 Zwiebeln würfeln.'],
  ['Stir in a cup and a half of flour.', 'Stir in 3 cups of flour.'],
  ['Add between 2 and 3 cups of stock.', 'Add between 4 and 6 cups of stock.'],
  ['Add ½ an onion.', 'Add 1 onion.'],
  ['Add 1 lb 8 oz flour.', 'Add 3 lb flour.'],
  ['Slice 1 onion.', 'Slice 2 onions.'],
  ['Crush 2 cloves of garlic.', 'Crush 4 cloves of garlic.'],
  ['Add 2-3 tablespoons of water.', 'Add 4-6 tablespoons of water.'],
  ['Mix 60 ml (1/4 cup) of milk with the yeast.', 'Mix 120 ml (½ cup) of milk with the yeast.'],
  ['Add 1 cup each chopped nuts and raisins.', 'Add 2 cups each chopped nuts and raisins.'],
  ['Add 1 cup flour plus two tablespoons sugar.', 'Add 2 cups flour plus 4 tablespoons sugar.'],
  ['Add 200 g sugar then a tablespoon salt.', 'Add 400 g sugar then 2 tablespoons salt.'],
  ['250 g Mehl sowie zwei Gurken', '500 g Mehl sowie zwei Gurken'],
  ['Scoop out 180 ml of the cooking water.', 'Scoop out 360 ml of the cooking water.'],
  ['Reserve 1/4 cup of the mixture.', 'Reserve ½ cup of the mixture.'],
  ['Add the zest of one onion and the juice of half an onion.', 'Add the zest of 2 onions and the juice of 1 onion.'],
  ['Beat in the two eggs one at a time.', 'Beat in the 4 eggs one at a time.'],
  [
    'Add three more tablespoons of oil and two pinches of salt.',
    'Add 6 more tablespoons of oil and 4 pinches of salt.',
  ],
  ['Reserve a 1/2 cup of the pasta water.', 'Reserve 1 cup of the pasta water.'],
  ['Scoop ¼ cup of the boiling water from the pot.', 'Scoop ½ cup of the boiling water from the pot.'],
  ['Use 1 tablespoon of oil and fry on each side.', 'Use 2 tablespoons of oil and fry on each side.'],
  ['Add 1 inch ginger and 1/2 a teaspoon of salt.', 'Add 2 inches ginger and 1 teaspoon of salt.'],
  ['鍋に1〜1.2Lの水を入れる。', '鍋に2〜2.4Lの水を入れる。'],
  ['Dryss over en ss sukker.', 'Dryss over 2 ss sukker.'],
  ['100 g Mehl und 2 EL Öl verrühren.', '200 g Mehl und 4 EL Öl verrühren.'],
  ['2 Zwiebeln würfeln.', '4 Zwiebeln würfeln.'],
  ['Ajoutez 20 cl de crème.', 'Ajoutez 40 cl de crème.'],
  ['Añade 100 ml de leche.', 'Añade 200 ml de leche.'],
  ['Boil 2 quarts water in a pot of 3 quarts of water.', 'Boil 4 quarts water in a pot of 6 quarts of water.'],
  ['Cuocere per 10 minuti con 200 ml di latte.', 'Cuocere per 10 minuti con 400 ml di latte.'],
  ['Meng 100 ml melk en 2 Eier.', 'Meng 200 ml melk en 4 Eier.'],
  ['Add 1 tbsp St. Germain liqueur.', 'Add 2 tbsp St. Germain liqueur.'],
  ['Melt 2 sticks (1 cup) butter.', 'Melt 4 sticks (2 cups) butter.'],
  ['Mit je 1 EL Salz und Pfeffer würzen.', 'Mit je 2 EL Salz und Pfeffer würzen.'],
  ['Mit 3 Eiern verkneten, 2 Eiweiß schlagen.', 'Mit 6 Eiern verkneten, 4 Eiweiße schlagen.'],
  ['Sift 250 g flour (2 cups).', 'Sift 500 g flour (4 cups).'],
  ['Cuocere 200 g di pasta per 10 minuti.', 'Cuocere 400 g di pasta per 10 minuti.'],
  [
    'Add 200 g chocolate pieces and 1 tsp each of salt and pepper.',
    'Add 400 g chocolate pieces and 2 tsp each of salt and pepper.',
  ],
  ['Cut 500 g fillets into strips.', 'Cut 1 kg fillets into strips.'],
  ['Cut 400 g sausages in half.', 'Cut 800 g sausages in half.'],
  ['Roll 400 g meatballs in flour.', 'Roll 800 g meatballs in flour.'],
  ['Cut 1 kg steaks into 8 strips.', 'Cut 2 kg steaks into 8 strips.'],
  ['Fry the fillets of 200 g beef.', 'Fry the fillets of 400 g beef.'],
  ['Stir in 400 g meatballs.', 'Stir in 800 g meatballs.'],
  ['Divide 400 g sausages between the plates.', 'Divide 800 g sausages between the plates.'],
])('doubles the amounts of %s', (text, expected) => {
  expect(scale(text, 2)).toBe(expected)
})

test.each([
  'Bake for 25 minutes at 350 °F (180C, gas mark 4).',
  'Scoop the flesh out of them using a teaspoon. Leave the edge.',
  'Thread two onions onto a skewer.',
  'Lay 1 slice of onion on the plate.',
  'Shape the dough to be 80 g.',
  'Jede Kugel zusätzlich mit zwei Scheiben Zwiebeln umwickeln.',
  'Heat the oil to 180c, then rest for 2 days.',
  'Use a 9 x 13-inch pan or a 2-quart baking dish.',
  'Grease a 12-cup Bundt pan and a 1/4-cup measure.',
  'Butter a 6 cup (8 1/2 by 4 1/2 inch loaf pan).',
  'Cut the dough into 8 pieces, about 2 tablespoons each.',
  'Drop 2 tablespoons of batter per pancake.',
  'Spoon 1 tablespoon of the mixture into each shell.',
  'Shape 100 g balls and 2 tbsp portions.',
  'Add the water 1 tablespoon at a time.',
  'Return to step 2 and cook 3 more times.',
  'Line 2 baking sheets. Fold in 3 additions.',
  'Cut each onion into 4 wedges.',
  'Use half the onions and 1/2 of the flour.',
  'Add a pinch of salt.',
  'Scoop the flesh out using a teaspoon.',
  'Press down with the bottom of a small cup to pack it.',
  'Use a 6-quart crockpot or a 12-cup food processor.',
  'In a large pot (6 qt), melt it in a 4 litre (16 cup) flameproof baking dish.',
  'Use 1.5 tablespoons (about 35g) of dough per cookie.',
  'To each one, add about 3/4 cup quinoa, 1/2 cup chickpeas.',
  'Fill each circle with about one tablespoon of onions.',
  'Top a tortilla with ¼ cup of the mix.',
  'Add two teaspoons of jam into the hole of each cookie.',
  'Place 1 tablespoon of onions in the center of the wrapper.',
  'Add the flour in ½ cup increments.',
  'Fold in two sides of the eggs, and ½ of the onions.',
  'Funde el chocolate en el micro y cocina en el horno.',
  "Ajoutez l'oignon et l'ail.",
  'Step 8 Once cooled, serve.',
  'Heat to between 190F - 205F (87C - 96C).',
  '水にさらして5分ほどおき、210度で焼く。',
  'Serves 4.',
  'Reduce by 50 %.',
  "Ajoutez un quart de la farine et laissez un quart d'heure.",
  "Cuire trois quarts d'heure, puis ajoutez les trois quarts de la farine.",
  'Coupez 2 quarts de tomate et la pomme en 4 quarts.',
  'Aggiungi tre quarti delle Zwiebeln und zwei Drittel der Zwiebeln, ½ der Zwiebeln.',
  'Divide it into 12 equal balls of about 60 g each and place on a tray.',
  'Roll into 20 g pieces. Shape 50g meatballs. Make 60 g buns, or cut 20 g pieces.',
  'Form 8 sausages of 50 g and divide into 120 g burgers. Fry 2 steaks of 200 g each.',
  'In 8 Stücke à 80 g, in 60 g schwere Stücke oder in Portionen von 100 g teilen.',
  'Teiglinge von ca. 60 g oder Brötchen mit je 80 g formen.',
  'Drain 2 Dosen à 400 g Linsen.',
  'Façonnez en boules de 50 g ou 8 pâtons de 60 g chacun et posez.',
  "Formez des boulettes d'environ 30 g. Coupez en morceaux de 2 cm.",
  'Divide la masa en 8 porciones de 60 g. Forma bolas de 50 g cada una y hornea.',
  'Dividere in 8 pezzi da 60 g e formare palline di 30 g ciascuna.',
  'Verdeel in 8 bollen van 60 g. Dela i 8 bitar à 60 g. Forma bullar på ca 60 g.',
  'Verser dans un moule de 1,5 l.',
  'Forma till 12 bullar, ca 50 g st. Låt jäsa.',
  'Ajoutez 20 g de beurre par personne, ou 8 porties van elk 80 g.',
  'Coupez les Zwiebeln en 4 Scheiben.',
  'Je 2 EL Füllung auf die Stücke geben.',
])('keeps times, temperatures, sizes and shares: %s', (text) => {
  expect(scale(text, 2)).toBe(text)
})

test('converts an amount at the end of a sentence, and keeps the period', () => {
  const text = 'Add 200 g. Butter the pan, and weigh out 50 g.'
  const inOunces = scaleStep(text, foods, { factor: 1, display: 'as-written', system: 'us' })
  expect(inOunces).toBe('Add 7 oz. Butter the pan, and weigh out 1¾ oz.')
})

const single = stepFoodsOf(
  ['1 egg', '1 large red onion, chopped', '1 Ei', '1 Apfel', '1 œuf', '1 uovo', '1 huevo', '1 quince'].map(
    parseIngredientLine,
  ),
)
test.each([
  ['Beat one egg.', 'Beat 3 eggs.'],
  [
    'Whisk an egg with the milk, or beat 1 egg until frothy.',
    'Whisk 3 eggs with the milk, or beat 3 eggs until frothy.',
  ],
  ['Chop a red onion and fry.', 'Chop 3 red onions and fry.'],
  ['Ein Ei und 125 ml Milch verquirlen.', '3 Eier und 375 ml Milch verquirlen.'],
  ['Einen Apfel schälen.', '3 Äpfel schälen.'],
  ['Battez un œuf avec le lait.', 'Battez 3 œufs avec le lait.'],
  ['Aggiungete un uovo.', 'Aggiungete 3 uova.'],
  ['Bate un huevo y mezcla.', 'Bate 3 huevos y mezcla.'],
  ['Brush with an egg wash.', 'Brush with an egg wash.'],
  ['Add one egg yolk and an onion.', 'Add one egg yolk and an onion.'],
  ['Make balls the size of an egg.', 'Make balls the size of an egg.'],
  ['Place an egg in the bowl.', 'Place an egg in the bowl.'],
  ['Top each toast with an egg.', 'Top each toast with an egg.'],
  ['Add a quince.', 'Add a quince.'],
  ['Ein Ei wird verquirlt.', 'Ein Ei wird verquirlt.'],
])('triples "an egg" if the list has exactly one: %s', (text, expected) => {
  expect(scaleStep(text, single, { factor: 3, display: 'as-written', system: 'as-written' })).toBe(expected)
})

test('leaves "an egg" where the list has more, and in other units', () => {
  const two = stepFoodsOf(['2 eggs', '1 egg, for brushing'].map(parseIngredientLine))
  expect(scaleStep('Beat one egg.', two, { factor: 3, display: 'as-written', system: 'as-written' })).toBe(
    'Beat one egg.',
  )
  expect(scaleStep('Beat one egg.', single, { factor: 1, display: 'fraction', system: 'us' })).toBe('Beat one egg.')
})

test('reads a space between thousands', () => {
  expect(scale('Add 1 000 ml water.', 2)).toBe('Add 2 l water.')
  expect(scale('Add 1 500 ml water.', 2)).toBe('Add 3 l water.')
  const inCups = scaleStep('Add 1 000 ml water.', foods, { factor: 1, display: 'as-written', system: 'us' })
  expect(inCups).toBe('Add 4¼ cups water.')
})

test('leaves what goes into one of several tortillas', () => {
  const fill = 'Lay a tortilla in the pan. Add 2 tablespoons of cheese and ¼ cup of beans. Fold the tortilla.'
  const scaled = (line: string) =>
    scaleStep(fill, stepFoodsOf([parseIngredientLine(line)]), {
      factor: 2,
      display: 'as-written',
      system: 'as-written',
    })
  expect(scaled('10 corn tortillas')).toBe(fill)
  expect(scaled('1 corn tortilla')).toContain('4 tablespoons of cheese and ½ cup of beans')
})

test.each([
  ['Add 1 cup of flour and 1 cup water.', 'Add 125 g of flour and 240 ml water.'],
  ['Boil the 1 kg/2lb 4oz potatoes.', 'Boil the 1 kg potatoes.'],
  ['Sift 250 g flour (2 cups).', 'Sift 250 g flour (2 cups).'],
  ['Wilt 2 cups baby spinach (60 g).', 'Wilt 2 cups baby spinach (60 g).'],
  ['Mix 1 lb flour with milk (240 ml).', 'Mix 455 g flour with milk (240 ml).'],
  ['Mix 2 cups flour with cold butter (100 g).', 'Mix 250 g flour with cold butter (100 g).'],
  ['Add 1 cup milk and butter (50 g).', 'Add 240 ml milk and butter (50 g).'],
  [
    'Add 1-2 tablespoons of oil and cook the onion (1/2 cup).',
    'Add 1-2 tablespoons of oil and cook the onion (120 ml).',
  ],
  ['Heat 2 tbsp oil then stock (½ cup).', 'Heat 2 tbsp oil then stock (120 ml).'],
  ['Pour 1 cup stock over potatoes (1 kg).', 'Pour 240 ml stock over potatoes (1 kg).'],
])('in metric units, %s is %s', (text, expected) => {
  expect(scaleStep(text, foods, { factor: 1, display: 'as-written', system: 'metric' })).toBe(expected)
})

test.each([
  ['Sift 250 g flour (2 cups).', 'Sift 250 g flour (2 cups).'],
  ['Mix 1 lb flour with milk (240 ml).', 'Mix 1 lb flour with milk (1 cup).'],
])('in US units, %s is %s', (text, expected) => {
  expect(scaleStep(text, foods, { factor: 1, display: 'as-written', system: 'us' })).toBe(expected)
})

/** The text without numbers, and without the endings of plurals. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/two|half|[\d½¼¾⅓⅔⅛/.,]/g, '')
    .replaceAll(/(?<=\p{L}{3})s\b/gu, '')
    .replaceAll(/ +/g, ' ')

test('changes nothing but the amounts and the number of their foods', () => {
  const foodsOfSteps = ['flour', 'sugar', 'two tablespoons oil', '3 eggs', 'salt then pepper', '1/2 cup milk and water']
  for (const first of foodsOfSteps)
    for (const second of foodsOfSteps) {
      const text = `Add 1 cup ${first} plus 200 g ${second}, then 2 eggs with 1 tbsp ${first}.`
      expect(wordsOf(scale(text, 2))).toBe(wordsOf(text))
    }
})

test('gives the written text back for a factor and its inverse, and for factor 1', () => {
  const text = 'Whisk 1 1/2 cups of flour with 2 eggs and 250 g sugar.'
  expect(scale(text, 1)).toBe(text)
  expect(scale(scale(text, 2), 0.5)).toBe('Whisk 1½ cups of flour with 2 eggs and 250 g sugar.')
})

test('reads a step of a hundred thousand characters', () => {
  expect(scale('Add 1 cup of flour. '.repeat(5_000), 2)).toContain('Add 2 cups of flour.')
})
