import { expect, test } from 'vitest'
import { emptyPlan, planInAccount, readPlan, readPlanWithoutWeeks } from './read-plan.ts'

const dinner = { id: 'entry-one', day: '2026-11-23', meal: 'Dinner', title: 'Leek Soup', note: '' }

test('reads a stored plan back unchanged', () => {
  const plan = {
    entries: [
      { ...dinner, kind: 'recipe', recipeId: 'soup', servings: 4 },
      { ...dinner, id: 'entry-two', kind: 'leftovers', of: 'entry-one' },
      { ...dinner, id: 'entry-three', kind: 'text' },
    ],
    account: 'ada',
    unsent: ['entry-one'],
    shopping: 'Tea',
  }
  expect(readPlan(plan)).toEqual(plan)
})

test.each([
  null,
  'no plan',
  [],
  { entries: 7, unsent: {}, shopping: [] },
  {
    entries: [{ ...dinner, kind: 'text', day: '2026-02-30' }, { ...dinner, kind: 'text', meal: 'Tea' }, { ...dinner }],
  },
  {
    entries: [
      { ...dinner, kind: 'text', title: ' ' },
      { ...dinner, kind: 'text', id: '"><script>' },
    ],
  },
])('reads %j as an empty plan', (stored) => {
  expect(readPlan(stored)).toEqual(emptyPlan)
})

test.each([0, -1, 1.5, 1000, '4', Number.NaN, null])('reads %j servings as the servings of the recipe', (servings) => {
  const [entry] = readPlan({ entries: [{ ...dinner, kind: 'recipe', recipeId: 'soup', servings }] }).entries
  expect(entry).toMatchObject({ servings: null })
})

test('moves a plan from before there were weeks to the given week', () => {
  const stored = {
    dishes: { 'Monday Dinner': 'Leek Soup', 'Sunday Lunch': 'Out', 'Someday Dinner': 'x' },
    shopping: 'Tea',
  }
  expect(readPlanWithoutWeeks(stored, '2026-11-23')).toEqual({
    entries: [
      { id: 'before-monday-dinner', day: '2026-11-23', meal: 'Dinner', kind: 'text', title: 'Leek Soup', note: '' },
      { id: 'before-sunday-lunch', day: '2026-11-29', meal: 'Lunch', kind: 'text', title: 'Out', note: '' },
    ],
    account: '',
    unsent: [],
    shopping: 'Tea',
  })
  expect(readPlanWithoutWeeks('damaged', '2026-11-23')).toEqual(emptyPlan)
})

test('moves a visitor’s plan into the account once, and none of another account', () => {
  const plan = readPlan({ entries: [{ ...dinner, kind: 'text' }], shopping: 'Tea' })
  const mine = planInAccount(plan, 'ada')
  expect(mine).toMatchObject({ account: 'ada', entries: plan.entries, unsent: ['entry-one'], shopping: 'Tea' })
  const sent = { ...mine, unsent: [] }
  expect(planInAccount(sent, 'ada')).toBe(sent)
  expect(planInAccount(sent, 'ben')).toMatchObject({ account: 'ben', entries: [], unsent: [], shopping: '' })
})
