import { describe, expect, test } from 'vitest'
import { reconcileIngredients } from './reconcile-ingredients.ts'
import { reconcileSteps } from './reconcile-steps.ts'

const lines = (...texts: Array<string>) => texts.map((text) => ({ text, group: null }))
const steps = (...texts: Array<string>) => texts.map((text) => ({ text, name: null, group: null }))
const textsOf = (list: ReadonlyArray<{ text: string }>) => list.map(({ text }) => text)

describe('ingredients', () => {
  const shown = lines('200 g flour', '2 eggs', '1 pinch salt', '100 ml milk')

  test.each([
    ['has no ingredients', lines()],
    ['joins them in one line', lines('200 g flour, 2 eggs, 1 pinch salt, 100 ml milk')],
    ['has no amounts', lines('flour', 'eggs', 'pinch salt', 'milk')],
    ['prints empty amounts as zero', lines('0 flour', '2 eggs', '0 pinch salt', '100 ml milk')],
  ])('come from the page when the markup %s', (_, marked) => {
    expect(textsOf(reconcileIngredients(marked, shown, []))).toEqual(textsOf(shown))
  })

  test('come from the page when the markup lacks one amount', () => {
    const page = lines('1 shallot, sliced', '2 tsp mustard', '80 ml oil')
    expect(textsOf(reconcileIngredients(lines('1 shallot', 'mustard', '80 ml oil'), page, []))).toEqual(textsOf(page))
  })

  test('come from the page when the markup writes amounts last', () => {
    const page = lines('150 g chocolate', '200 g flour', '125 g butter', '2 eggs', '1 lemon')
    const marked = lines('chocolate 150g', 'flour 200g', 'butter 125g', 'eggs 2', 'lemon 1')
    expect(textsOf(reconcileIngredients(marked, page, []))).toEqual(textsOf(page))
  })

  test('keep an amount behind the name that the page lacks, and move it to the front', () => {
    const page = lines('150 g chocolate', '200 g flour', '125 g butter', '2 eggs', '1 lemon (to serve)')
    const marked = lines(
      'chocolate 150g',
      'flour 200g',
      'butter 125g',
      'eggs 2',
      'lemon 1',
      'cream, 3 (cold)',
      'tin 20x20cm',
    )
    expect(textsOf(reconcileIngredients(marked, page, []))).toEqual([...textsOf(page), '3 cream (cold)', 'tin 20x20cm'])
  })

  test('take a long note from the page, but not the next ingredient, a remark or another list', () => {
    const marked = lines('4 large tart', '200 g flour', '2 eggs', '100 ml milk')
    const note = 'apples, peeled and cut into slices as thin as paper'
    const withEnd = (end: string) => lines(`4 large tart ${end}`, '200 g flour', '2 eggs', '100 ml milk')
    expect(textsOf(reconcileIngredients(marked, withEnd(note), []))).toEqual(textsOf(withEnd(note)))
    for (const end of ['1 1/4 cups of finely ground brown sugar', 'apples (buy here)'])
      expect(textsOf(reconcileIngredients(marked, withEnd(end), []))).toEqual(textsOf(marked))
    const others = lines(`4 large tart ${note}`, '200 g flour (sifted)', '2 eggs (large)', '100 ml milk (warm)')
    expect(textsOf(reconcileIngredients(marked, others, []))).toEqual(textsOf(marked))
    const longer = lines(...textsOf(marked).map((text) => `${text} ${note}`))
    expect(textsOf(reconcileIngredients(marked, longer, []))).toEqual(textsOf(marked))
  })

  test('come from the page when the markup stops in the middle of a list', () => {
    expect(textsOf(reconcileIngredients(lines('200 g flour', '2 eggs'), shown, []))).toEqual(textsOf(shown))
  })

  test('come from the page when the markup lacks one line in the middle', () => {
    const page = lines('200 g flour', '2 eggs', 'All of the above', '100 ml milk')
    const marked = lines('200 g flour', '2 eggs', '100 ml milk')
    expect(textsOf(reconcileIngredients(marked, page, []))).toEqual(textsOf(page))
    const other = lines('2 eggs', '200 g flour', '100 ml milk')
    expect(textsOf(reconcileIngredients(other, page, []))).toEqual(textsOf(other))
  })

  test.each([
    ['come from the page when the steps use a part that the markup lacks', 'Spread the custard on the cake.', 7],
    ['come from the markup when no step uses the rest of the page’s list', 'Bake the cake.', 4],
  ])('%s', (_, step, count) => {
    const filling = ['300 ml custard', '50 g icing custard powder', '2 tbsp custard essence']
    const marked = lines('200 g flour', '2 eggs', '1 pinch salt', '100 ml milk')
    const page = [...marked, ...filling.map((text) => ({ text, group: 'Filling' }))]
    expect(reconcileIngredients(marked, page, steps('Mix the flour and the eggs.', step))).toHaveLength(count)
  })

  test('are one line where the page joins two by "and", unless the second has an amount', () => {
    const page = lines('200 g flour', 'salt and pepper', '2 eggs and 1 yolk', '100 ml milk')
    const marked = lines('200 g flour', 'salt', 'pepper', '2 eggs', '1 yolk', '100 ml milk')
    expect(textsOf(reconcileIngredients(marked, page, []))).toEqual([
      '200 g flour',
      'salt and pepper',
      '2 eggs',
      '1 yolk',
      '100 ml milk',
    ])
  })

  test('appear once when the markup repeats its last part', () => {
    const dressing = ['4 tbsp mayonnaise', '2 dl cream', '1 tbsp soy sauce']
    const marked = lines('1 kg potatoes', ...dressing, ...dressing.toReversed())
    expect(textsOf(reconcileIngredients(marked, [], []))).toEqual(['1 kg potatoes', ...dressing])
  })

  test('come from the page when the markup splits lines at commas', () => {
    const page = lines('250 g beef, diced', '1 onion, sliced', '2 carrots, grated', '40 g butter, melted')
    const marked = lines('250 g beef', 'diced', '1 onion', 'sliced', '2 carrots', 'grated', '40 g butter, melted')
    expect(textsOf(reconcileIngredients(marked, page, []))).toEqual(textsOf(page))
  })

  test('come from the markup when the page’s list differs completely', () => {
    const marked = lines('3 plums', '1 lemon')
    expect(textsOf(reconcileIngredients(marked, shown, []))).toEqual(['3 plums', '1 lemon'])
  })

  test('take groups from the page and drop lines that are headings there', () => {
    const page = [
      { text: '200 g flour', group: 'Dough' },
      { text: '2 eggs', group: 'Dough' },
      { text: '3 plums', group: 'Filling' },
    ]
    expect(reconcileIngredients(lines('Dough', '200 g flour', '2 eggs', 'Filling', '3 plums'), page, [])).toEqual(page)
  })

  test('exclude an equipment list but keep a single tool', () => {
    const food = ['1 chicken', '2 lemons', 'parchment paper']
    expect(textsOf(reconcileIngredients(lines(...food), [], []))).toEqual(food)
    const tools = ['Baking Pan', 'Food Processor', '4 (8-ounce) Ramekins']
    expect(textsOf(reconcileIngredients(lines('1 chicken', '2 lemons', ...tools), [], []))).toEqual([
      '1 chicken',
      '2 lemons',
    ])
  })
})

describe('steps', () => {
  const shown = steps('Chop the onion finely.', 'Fry it until golden.', 'Serve with bread.')

  test('come from the markup when both have steps', () => {
    expect(textsOf(reconcileSteps(steps('Chop.', 'Fry.'), shown, ''))).toEqual(['Chop.', 'Fry.'])
  })

  test('are split like the page’s when the markup joins them', () => {
    const marked = steps('Chop the onion finely. Fry it until golden. Serve with bread.')
    expect(reconcileSteps(marked, shown, '')).toEqual(shown)
  })

  test('come from the page when the markup only repeats the description', () => {
    expect(reconcileSteps(steps('Our favourite soup.'), shown, 'Our favourite soup!')).toEqual(shown)
  })

  test('exclude their own heading', () => {
    expect(textsOf(reconcileSteps(steps('Method:', 'Chop.', 'Fry.'), [], ''))).toEqual(['Chop.', 'Fry.'])
  })
})
