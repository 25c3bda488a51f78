import { expect, test } from 'vitest'
import {
  copyWeek,
  dishOf,
  entriesOfWeek,
  fillDinners,
  leftoverSources,
  type PlanEntry,
  planChange,
  recipesToBuyFor,
  withEntry,
  withoutEntry,
  withoutWeek,
} from './meal-plan.ts'
import { daysOfWeek } from './weeks.ts'

const soup: PlanEntry = {
  id: 'entry-soup',
  day: '2026-11-23',
  meal: 'Dinner',
  kind: 'recipe',
  title: 'Leek Soup',
  recipeId: 'soup',
  servings: 6,
  note: 'With bread',
}
const again: PlanEntry = {
  id: 'entry-again',
  day: '2026-11-24',
  meal: 'Lunch',
  kind: 'leftovers',
  title: 'Leek Soup',
  of: 'entry-soup',
  note: '',
}
const out: PlanEntry = { id: 'entry-out', day: '2026-11-30', meal: 'Dinner', kind: 'text', title: 'Out', note: '' }
const plan = [soup, again, out]

/** Returns new ids in order, as a browser would at random. */
function counter() {
  let last = 0
  return () => `new-entry-${++last}`
}

test('copies a week beside what is planned there, with leftovers of the copied dish', () => {
  const copied = copyWeek(plan, { from: '2026-11-23', to: '2026-11-30', newId: counter() })
  expect(copied).toEqual([
    { ...soup, id: 'new-entry-1', day: '2026-11-30' },
    { ...again, id: 'new-entry-2', day: '2026-12-01', of: 'new-entry-1' },
  ])
})

test('clears one week and leaves the others', () => {
  expect(withoutWeek(plan, '2026-11-23')).toEqual([out])
  expect(entriesOfWeek(plan, '2026-11-23')).toEqual([soup, again])
})

test('buys for each cooked recipe once, and nothing for leftovers, texts and deleted recipes', () => {
  const gone: PlanEntry = { ...soup, id: 'entry-gone', recipeId: null }
  expect(recipesToBuyFor([...plan, gone, { ...soup, id: 'entry-more', servings: null }])).toEqual([
    { recipeId: 'soup', servings: 6 },
    { recipeId: 'soup', servings: null },
  ])
})

test('offers earlier dishes as leftovers, the latest first', () => {
  const lunch: PlanEntry = { ...out, id: 'entry-lunch', day: '2026-11-23', meal: 'Lunch' }
  const titles = (day: string, meal: PlanEntry['meal']) =>
    leftoverSources([lunch, ...plan], { day, meal }).map(({ id }) => id)
  expect(titles('2026-11-24', 'Dinner')).toEqual(['entry-soup', 'entry-lunch'])
  expect(titles('2026-11-23', 'Dinner')).toEqual(['entry-lunch'])
  expect(titles('2026-12-20', 'Dinner')).toEqual([])
})

test('fills dinners without a dish with saved recipes that are not in the week', () => {
  const saved = [
    { id: 'soup', title: 'Leek Soup', servings: 4 },
    { id: 'pie', title: 'Pie', servings: 2 },
  ]
  const filled = fillDinners(plan, { days: daysOfWeek('2026-11-23'), saved, newId: counter() })
  expect(filled).toEqual([
    {
      id: 'new-entry-1',
      day: '2026-11-24',
      meal: 'Dinner',
      kind: 'recipe',
      title: 'Pie',
      recipeId: 'pie',
      servings: 2,
      note: '',
    },
  ])
})

test('takes a typed title of a saved recipe as that recipe', () => {
  const saved = [{ id: 'soup', title: 'Leek Soup', servings: 4 }]
  expect(dishOf(' leek soup ', saved)).toEqual({ kind: 'recipe', title: 'Leek Soup', recipeId: 'soup', servings: 4 })
  expect(dishOf(' Out ', saved)).toEqual({ kind: 'text', title: 'Out' })
})

test('finds what changed between two states, whatever the order of the fields', () => {
  const moved = { ...soup, day: '2026-11-25' }
  const { note, ...rest } = again
  expect(planChange(plan, withoutEntry(withEntry([soup, { note, ...rest }, out], moved), 'entry-out'))).toEqual({
    put: [moved],
    remove: ['entry-out'],
  })
})
