import { expect, test } from 'vitest'
import { emptyPlan, fillDinners, isEmptyPlan, plannedRecipes, readPlan, withLines } from './meal-plan.ts'

const recipes = [
  { id: 'soup', title: 'Leek Soup' },
  { id: 'pie', title: 'Pie' },
]

test('reads a stored plan back unchanged', () => {
  const plan = { dishes: { 'Monday Dinner': 'Leek Soup' }, shopping: '2 leeks' }
  expect(readPlan(plan)).toEqual(plan)
})

test.each([null, '', 'no plan', [], { dishes: 7, shopping: {} }, { dishes: { 'Someday Dinner': 'x' } }])(
  'reads %j as an empty plan',
  (stored) => {
    expect(readPlan(stored)).toEqual(emptyPlan)
    expect(isEmptyPlan(readPlan(stored))).toBe(true)
  },
)

test('finds recipes by title and counts one planned twice two times', () => {
  const plan = {
    dishes: { 'Monday Dinner': ' leek soup', 'Tuesday Lunch': 'Leek Soup', 'Friday Dinner': 'Out' },
    shopping: '',
  }
  expect(plannedRecipes(plan, recipes).map(({ id }) => id)).toEqual(['soup', 'soup'])
})

test('fills free dinners with unplanned recipes and keeps what was written', () => {
  const plan = { dishes: { 'Monday Dinner': 'Leftovers', 'Tuesday Lunch': 'Pie' }, shopping: 'Tea' } as const
  expect(fillDinners(plan, recipes)).toEqual({
    dishes: { 'Monday Dinner': 'Leftovers', 'Tuesday Lunch': 'Pie', 'Tuesday Dinner': 'Leek Soup' },
    shopping: 'Tea',
  })
})

test('adds only lines that are not on the list yet', () => {
  expect(withLines('Tea\n\n2 leeks ', ['2 LEEKS', '1 l stock'])).toBe('Tea\n2 leeks\n1 l stock')
})
