import { expect, test } from 'vitest'
import { toIngredient } from '../../../core/ingredients/parse-line.ts'
import { textOfLine } from '../../../core/ingredients/shown-line.ts'
import { type AmountChoice, asWritten } from './amount-choice.ts'
import { showRecipe } from './show-recipe.ts'

const written = {
  language: 'en',
  ingredients: [
    { amount: '1 cup', name: 'milk', group: null },
    { amount: '', name: 'sea salt, to taste', group: 'To serve' },
  ],
  steps: [{ text: 'Bake at 350 °F for 25 minutes, then rest.', name: null, group: null, uses: [0] }],
}

test('shows a recipe as written without a choice', () => {
  const { ingredients, steps } = showRecipe(written, asWritten)
  expect(ingredients).toEqual(written.ingredients)
  expect(steps.map(({ text }) => text)).toEqual(['Bake at 350 °F for 25 minutes, then rest.'])
})

test('scales the amounts of the list and of the steps together', () => {
  const steps = [{ text: 'Warm 1 cup of milk in a 2-quart pan.', name: null, group: null, uses: [0] }]
  const shown = showRecipe({ ...written, steps }, { ...asWritten, scale: 1.5 })
  expect(shown.ingredients.map(({ amount }) => amount)).toEqual(['1½ cups', ''])
  expect(shown.steps[0]?.text).toBe('Warm 1½ cups of milk in a 2-quart pan.')
})

test('writes kitchen fractions', () => {
  const decimal = { ...written, ingredients: [{ amount: '1.5 cups', name: 'milk', group: null }] }
  const amountWith = (fractions: boolean) => showRecipe(decimal, { ...asWritten, fractions }).ingredients[0]?.amount
  expect([amountWith(false), amountWith(true)]).toEqual(['1.5 cups', '1½ cups'])
})

test('converts oven temperatures with the units', () => {
  const { steps } = showRecipe(written, { ...asWritten, units: 'metric' })
  expect(steps[0]?.text).toBe('Bake at 180 °C for 25 minutes, then rest.')
})

test('converts the temperature of an ingredient with the units', () => {
  expect(showLine('1 cup warm water (110°F)', { units: 'metric' })).toBe('240 ml warm water (43 °C)')
  expect(showLine('1 cup warm water (110°F)', {})).toBe('1 cup warm water (110°F)')
})

test('shows oven temperatures as the oven has them, and others in the units', () => {
  const steps = [{ text: 'Bake at 180 °C until it reads 75 °C inside.', name: null, group: null, uses: [] }]
  const textFor = (oven: AmountChoice['oven']) =>
    showRecipe({ ...written, steps }, { ...asWritten, units: 'us', oven }).steps[0]?.text
  expect(textFor('as-units')).toBe('Bake at 350 °F until it reads 167 °F inside.')
  expect(textFor('gas')).toBe('Bake at gas mark 4 until it reads 167 °F inside.')
  expect(textFor('celsius')).toBe('Bake at 180 °C until it reads 167 °F inside.')
})

test('finds a step’s times in its text, also after a conversion', () => {
  for (const units of ['as-written', 'metric'] as const) {
    const [step] = showRecipe(written, { ...asWritten, units }).steps
    expect(step?.times.map(({ start, end }) => step.text.slice(start, end))).toEqual(['25 minutes'])
  }
})

test.each([
  ['de-AT', '750 g Mehl', '2,25 kg Mehl'],
  ['de-AT', '0.5 kg Mehl', '1.5 kg Mehl'],
  ['en', '750 g Mehl', '2.25 kg Mehl'],
])('writes computed decimals with the mark of %s, unless the author wrote a point: %s', (language, line, tripled) => {
  const steps = [{ text: `${line} verrühren.`, name: null, group: null, uses: [0] }]
  const shown = showRecipe({ language, ingredients: [toIngredient(line)], steps }, { ...asWritten, scale: 3 })
  expect(shown.ingredients.map(textOfLine)).toEqual([tripled])
  expect(shown.steps.map(({ text }) => text)).toEqual([`${tripled} verrühren.`])
})

test('finds at most a hundred times in a step', () => {
  const steps = [{ text: '1 min '.repeat(16_000), name: null, group: null, uses: [0] }]
  expect(showRecipe({ ...written, ingredients: [], steps }, asWritten).steps[0]?.times).toHaveLength(100)
})

/** Shows a line as the page does: first on the server as written, then in the browser with the choice. */
function showLine(line: string, choice: Partial<AmountChoice>): string {
  const opened = showRecipe({ language: null, ingredients: [toIngredient(line)], steps: [] }, asWritten)
  return opened.ingredients
    .flatMap((_, place) => showRecipe(opened, { ...asWritten, ...choice }).ingredients[place] ?? [])
    .map(textOfLine)
    .join()
}

test.each([
  "1 gousse d'ail",
  '1,2 kg de pommes de terre',
  '500 ml (2 t) d’eau',
  '2 cucharadas de aceite',
  '1 bicchiere di aceto di vino',
  'a pinch of salt',
  'About 2 heaped tbsp sugar',
  'a couple of eggs',
  '½ an onion',
  '1 stick + 6 tablespoons unsalted butter',
  '一勺 酱油',
  '150g Zucker',
])('reads as the cook wrote it: %s', (line) => {
  expect(showLine(line, {})).toBe(line)
})

test.each([
  ["1 gousse d'ail", 2, "2 gousses d'ail"],
  ['250 ml d’eau', 2, '500 ml d’eau'],
  ['a pinch of salt', 2, '2 pinches of salt'],
  ['About 2 tbsp of sugar', 2, 'About 4 tbsp of sugar'],
  ['a couple of eggs', 2, '4 eggs'],
  ['½ an onion', 2, '1 onion'],
  ['150g Zucker', 2, '300 g Zucker'],
  ['300g/10½oz flour', 2, '600 g/21 oz flour'],
  ['2 x 400g tins beans', 2, '4 x 400 g tins beans'],
  ['1.5kg chicken', 0.5, '0.75 kg chicken'],
  ['5000 g butter', 2, '10 kg butter'],
  ['800-900ml stock', 2, '1.6-1.8 l stock'],
  ['600 g (1 lb 5 oz) rice', 2, '1.2 kg (2 lb 10 oz) rice'],
  ['25 tsp vanilla extract', 2, '17 tbsp vanilla extract'],
  ['1 tsp salt', 3, '1 tbsp salt'],
  ['2 tsp salt', 2, '4 tsp salt'],
  ['3 TL Salz', 2, '2 EL Salz'],
  ['2 cucharaditas de sal', 3, '2 cucharadas de sal'],
  ['5 large eggs', 3.625, '18 large eggs'],
  ['6 graham crackers', 0.6875, '4 graham crackers'],
  ['3 eggs', 1.2, '3½ eggs'],
  ['3 eggs', 1.4, '4 eggs'],
  ['1 egg', 2.25, '2¼ eggs'],
])('shows %s times %d as %s', (line, scale, expected) => {
  expect(showLine(line, { scale })).toBe(expected)
})

test.each([
  ['200 g de farine', 1, '1⅔ cups de farine'],
  ['2 tsp fine salt', 1.5, '1 tbsp fine salt'],
  ['25 tsp vanilla extract', 2, '1 cup vanilla extract'],
  ['10 tbsp butter', 3, '1⅞ cups butter'],
  ['500g beef', 1, '1 lb 1½ oz beef'],
])('shows %s times %d in US units as %s', (line, scale, expected) => {
  expect(showLine(line, { scale, units: 'us' })).toBe(expected)
})
