import { expect, test } from 'vitest'
import { aisleNames } from './aisle.ts'
import { applyAction, emptyList, type ListAction } from './shopping-list.ts'
import { entryText, listAsText, recipesAfterEdit, showList } from './show-list.ts'

const soup = { id: 'soup', title: 'Soup' }
const lines = [
  { id: 'line-0001', line: '2 onions, chopped', recipes: [soup] },
  { id: 'line-0002', line: '1 l milk', recipes: [] },
  { id: 'line-0003', line: '1 large onion', recipes: [{ id: 'stew', title: 'Stew' }] },
  { id: 'line-0004', line: '1 tsp salt', recipes: [soup] },
  { id: 'line-0005', line: '180 ml pasta water, kept back', recipes: [soup] },
]

const after = (...actions: ReadonlyArray<ListAction>) =>
  showList(
    [{ kind: 'add', lines } as const, ...actions].reduce<typeof emptyList>(
      (list, action, at) => applyAction(list, action, at + 1),
      emptyList,
    ),
  )
const tick = (...ids: Array<string>): ListAction => ({ kind: 'tick', lines: ids, isTicked: true })
const textsOf = (shown: ReturnType<typeof showList>) =>
  shown.aisles.map(({ aisle, entries }) => [aisle, ...entries.map(entryText)])

test('merges equal foods, says what they are for, and sorts by aisle', () => {
  const shown = after()
  expect(textsOf(shown)).toEqual([
    ['produce', '3 onions'],
    ['dairy', '1 l milk'],
    ['spices', '1 tsp salt'],
  ])
  expect(shown.aisles[0]?.entries[0]?.recipes.map(({ title }) => title)).toEqual(['Soup', 'Stew'])
  expect(shown.atHome.map(entryText)).toEqual(['180 ml pasta water'])
})

test('names the recipe of a list for one recipe, also beside typed items', () => {
  expect(after().onlyRecipe).toBeNull()
  expect(after({ kind: 'remove', lines: ['line-0003'], how: 'yes' }).onlyRecipe).toEqual(soup)
  expect(showList(emptyList).onlyRecipe).toBeNull()
})

test('follows the cook’s order of aisles, and leaves out what is at home', () => {
  const shown = after({ kind: 'aisles', order: ['dairy'] }, { kind: 'at-home', food: 'salt', isAtHome: true })
  expect(textsOf(shown).map(([aisle]) => aisle)).toEqual(['dairy', 'produce'])
  expect(shown.atHome.map(entryText)).toEqual(['1 tsp salt', '180 ml pasta water'])
})

test('items added after shopping stay apart from bought ones', () => {
  const shown = after(tick('line-0001'))
  expect(shown.aisles[0]?.entries.map((entry) => [entryText(entry), entry.isTicked])).toEqual([
    ['2 onions', true],
    ['1 large onion', false],
  ])
  expect([shown.count, shown.tickedCount]).toEqual([4, 1])
})

test('copies the items still to buy as text', () => {
  expect(listAsText(after(tick('line-0002')), (aisle) => aisleNames[aisle])).toBe(
    'Fruit and vegetables\n- 3 onions\n\nSpices\n- 1 tsp salt',
  )
})

test('shows what a cook typed as it was typed, and keeps it apart from sums that would lose it', () => {
  const typed = ['bread, butter and jam', 'eggs (free range)', '2 l milk, the blue one', '6 eggs']
  const shown = after({ kind: 'add', lines: typed.map((line, id) => ({ id: `typed-${id}`, line, recipes: [] })) })
  expect(Object.fromEntries(textsOf(shown).map(([aisle, ...texts]) => [aisle, texts]))).toMatchObject({
    bakery: ['bread, butter and jam'],
    dairy: ['1 l milk', 'eggs (free range)', '2 l milk, the blue one', '6 eggs'],
  })
})

test('a changed line of a recipe keeps its recipe unless that would hide what was typed', () => {
  expect(recipesAfterEdit('3 onions', [soup])).toEqual([soup])
  expect(recipesAfterEdit('3 onions (the red ones)', [soup])).toEqual([])
})
