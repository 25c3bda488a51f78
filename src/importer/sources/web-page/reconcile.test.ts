import { describe, expect, test } from 'vitest'
import { reconcileIngredients } from './reconcile-ingredients.ts'
import { reconcileSteps } from './reconcile-steps.ts'

const lines = (...texts: Array<string>) => texts.map((text) => ({ text, group: null }))
const steps = (...texts: Array<string>) => texts.map((text) => ({ text, name: null, group: null }))
const textsOf = (list: ReadonlyArray<{ text: string }>) => list.map(({ text }) => text)

describe('ingredients', () => {
  const shown = lines('200 g flour', '2 eggs', '1 pinch salt', '100 ml milk')

  test.each([
    ['has none', lines()],
    ['runs them together', lines('200 g flour, 2 eggs, 1 pinch salt, 100 ml milk')],
    ['lacks the amounts', lines('flour', 'eggs', 'pinch salt', 'milk')],
    ['prints empty amounts as zero', lines('0 flour', '2 eggs', '0 pinch salt', '100 ml milk')],
  ])('are the page’s when the markup %s', (_, marked) => {
    expect(textsOf(reconcileIngredients(marked, shown))).toEqual(textsOf(shown))
  })

  test('are the page’s when the markup lost an amount that the page has', () => {
    const page = lines('1 shallot, sliced', '2 tsp mustard', '80 ml oil')
    expect(textsOf(reconcileIngredients(lines('1 shallot', 'mustard', '80 ml oil'), page))).toEqual(textsOf(page))
  })

  test('are the page’s when the markup puts the amounts behind, and adds a tool', () => {
    const page = lines('150 g chocolate', '200 g flour', '125 g butter', '2 eggs', '1 lemon')
    const marked = lines('chocolate 150g', 'flour 200g', 'butter 125g', 'eggs 2', 'lemon 1')
    expect(textsOf(reconcileIngredients(marked, page))).toEqual(textsOf(page))
  })

  test('are the page’s when the markup stops in the middle of a list', () => {
    expect(textsOf(reconcileIngredients(lines('200 g flour', '2 eggs'), shown))).toEqual(textsOf(shown))
  })

  test('are told once when the markup tells its last part twice', () => {
    const dressing = ['4 tbsp mayonnaise', '2 dl cream', '1 tbsp soy sauce']
    const marked = lines('1 kg potatoes', ...dressing, ...dressing.toReversed())
    expect(textsOf(reconcileIngredients(marked, []))).toEqual(['1 kg potatoes', ...dressing])
  })

  test('are the page’s when the markup cut lines at their commas', () => {
    const page = lines('250 g beef, diced', '1 onion, sliced', '2 carrots, grated', '40 g butter, melted')
    const marked = lines('250 g beef', 'diced', '1 onion', 'sliced', '2 carrots', 'grated', '40 g butter, melted')
    expect(textsOf(reconcileIngredients(marked, page))).toEqual(textsOf(page))
  })

  test('are the markup’s when the page’s list is about something else', () => {
    const marked = lines('3 plums', '1 lemon')
    expect(textsOf(reconcileIngredients(marked, shown))).toEqual(['3 plums', '1 lemon'])
  })

  test('take their groups from the page, and lose the lines that are headings there', () => {
    const page = [
      { text: '200 g flour', group: 'Dough' },
      { text: '2 eggs', group: 'Dough' },
      { text: '3 plums', group: 'Filling' },
    ]
    expect(reconcileIngredients(lines('Dough', '200 g flour', '2 eggs', 'Filling', '3 plums'), page)).toEqual(page)
  })

  test('run together without a page to compare with are parted before each amount', () => {
    const marked = lines('2 eggs, 100 g sugar, finely sieved, 1 tsp salt')
    expect(textsOf(reconcileIngredients(marked, []))).toEqual(['2 eggs', '100 g sugar, finely sieved', '1 tsp salt'])
  })

  test('leave out an equipment list but not a lone line that sounds like it', () => {
    const food = ['1 chicken', '2 lemons', 'parchment paper']
    expect(textsOf(reconcileIngredients(lines(...food), []))).toEqual(food)
    const tools = ['Baking Pan', 'Food Processor', '4 (8-ounce) Ramekins']
    expect(textsOf(reconcileIngredients(lines('1 chicken', '2 lemons', ...tools), []))).toEqual([
      '1 chicken',
      '2 lemons',
    ])
  })
})

describe('steps', () => {
  const shown = steps('Chop the onion finely.', 'Fry it until golden.', 'Serve with bread.')

  test('are the markup’s when both have them', () => {
    expect(textsOf(reconcileSteps(steps('Chop.', 'Fry.'), shown, ''))).toEqual(['Chop.', 'Fry.'])
  })

  test('are parted like the page’s when the markup runs them together', () => {
    const marked = steps('Chop the onion finely. Fry it until golden. Serve with bread.')
    expect(reconcileSteps(marked, shown, '')).toEqual(shown)
  })

  test('are the page’s when the markup only repeats the description', () => {
    expect(reconcileSteps(steps('Our favourite soup.'), shown, 'Our favourite soup!')).toEqual(shown)
  })

  test('do not begin with their own heading', () => {
    expect(textsOf(reconcileSteps(steps('Method:', 'Chop.', 'Fry.'), [], ''))).toEqual(['Chop.', 'Fry.'])
  })
})
