import { expect, test } from 'vitest'
import { emptyPlan, fillDinners, isEmptyPlan, plannedRecipes, readPlan, withLines } from './meal-plan.ts'

const recipes = [
  { id: 'soup', title: 'Leek Soup' },
  { id: 'pie', title: 'Pie' },
]

test('a plan is read back as it was kept', () => {
  const plan = { dishes: { 'Monday Dinner': 'Leek Soup' }, shopping: '2 leeks' }
  expect(readPlan(JSON.stringify(plan))).toEqual(plan)
})

test.each([null, '', 'no json', 'null', '[]', '{"dishes":7,"shopping":{}}', '{"dishes":{"Someday Dinner":"x"}}'])(
  '%s is no plan, and breaks nothing',
  (kept) => {
    expect(readPlan(kept)).toEqual(emptyPlan)
    expect(isEmptyPlan(readPlan(kept))).toBe(true)
  },
)

test('recipes are known by their titles, and one that is planned twice counts twice', () => {
  const plan = {
    dishes: { 'Monday Dinner': ' leek soup', 'Tuesday Lunch': 'Leek Soup', 'Friday Dinner': 'Out' },
    shopping: '',
  }
  expect(plannedRecipes(plan, recipes).map(({ id }) => id)).toEqual(['soup', 'soup'])
})

test('free dinners take the recipes that are not planned yet, and nothing written is lost', () => {
  const plan = { dishes: { 'Monday Dinner': 'Leftovers', 'Tuesday Lunch': 'Pie' }, shopping: 'Tea' } as const
  expect(fillDinners(plan, recipes)).toEqual({
    dishes: { 'Monday Dinner': 'Leftovers', 'Tuesday Lunch': 'Pie', 'Tuesday Dinner': 'Leek Soup' },
    shopping: 'Tea',
  })
})

test('a list grows by what is not on it yet', () => {
  expect(withLines('Tea\n\n2 leeks ', ['2 LEEKS', '1 l stock'])).toBe('Tea\n2 leeks\n1 l stock')
})
