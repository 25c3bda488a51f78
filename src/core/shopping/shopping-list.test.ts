import { expect, test } from 'vitest'
import { applyAction, emptyList, isThere, type ListAction, type ShoppingList, withChanges } from './shopping-list.ts'

const milk = { id: 'milk-0001', line: '1 l milk', recipes: [] }
const start = applyAction(emptyList, { kind: 'add', lines: [milk] }, 1)

type Timed = readonly [at: number, action: ListAction]

/** Returns every order of the actions. */
function orders<Item>(items: ReadonlyArray<Item>): Array<Array<Item>> {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) => orders(items.toSpliced(place, 1)).map((rest) => [item, ...rest]))
}

const shown = (list: ShoppingList) =>
  list.lines.filter(isThere).map(({ line, isTicked }) => `${isTicked ? '✓ ' : ''}${line}`)

/** Applies the actions in every order of arrival. */
function outcomes(actions: ReadonlyArray<Timed>) {
  const all = orders(actions).map((order) => order.reduce((list, [at, action]) => applyAction(list, action, at), start))
  return [...new Set(all.map((list) => JSON.stringify(shown(list))))].map((text): unknown => JSON.parse(text))
}

const lines = [milk.id]
const tick = (isTicked: boolean): ListAction => ({ kind: 'tick', lines, isTicked })
const remove: ListAction = { kind: 'remove', lines, how: 'yes' }
const removeTicked: ListAction = { kind: 'remove', lines, how: 'if-ticked' }
const edit: ListAction = { kind: 'edit', id: milk.id, line: '2 l milk', recipes: [], others: [] }
const restore: ListAction = { kind: 'restore', lines }

test.each<[string, Array<Timed>, Array<string>]>([
  [
    'the later tick wins',
    [
      [2, tick(true)],
      [3, tick(false)],
    ],
    ['1 l milk'],
  ],
  [
    'a removed line stays removed when a phone ticks it',
    [
      [2, remove],
      [3, tick(true)],
    ],
    [],
  ],
  [
    'a removed line stays removed when it was ticked before',
    [
      [2, tick(true)],
      [3, remove],
    ],
    [],
  ],
  [
    'a later edit brings a removed line back',
    [
      [2, remove],
      [3, edit],
    ],
    ['2 l milk'],
  ],
  [
    'an earlier edit does not',
    [
      [2, edit],
      [3, remove],
    ],
    [],
  ],
  [
    'an edit and a tick both count',
    [
      [2, edit],
      [3, tick(true)],
    ],
    ['✓ 2 l milk'],
  ],
  [
    '"Remove ticked" takes ticked lines',
    [
      [2, tick(true)],
      [3, removeTicked],
    ],
    [],
  ],
  [
    '"Remove ticked" keeps a line whose tick another phone took off',
    [
      [2, tick(true)],
      [3, tick(false)],
      [4, removeTicked],
    ],
    ['1 l milk'],
  ],
  [
    'taking the tick off later brings the line back',
    [
      [2, tick(true)],
      [3, removeTicked],
      [4, tick(false)],
    ],
    ['1 l milk'],
  ],
  [
    'undo brings a removed line back as it was',
    [
      [2, tick(true)],
      [3, removeTicked],
      [4, restore],
    ],
    ['✓ 1 l milk'],
  ],
])('%s, whichever arrives first', (_, actions, expected) => {
  expect(outcomes(actions)).toEqual([expected])
})

test('adds a line once, and only the newest order of aisles and foods at home count', () => {
  const again = applyAction(start, { kind: 'add', lines: [milk] }, 5)
  expect(again.lines).toHaveLength(1)
  const late = applyAction(
    applyAction(start, { kind: 'aisles', order: ['dairy'] }, 9),
    { kind: 'aisles', order: [] },
    8,
  )
  expect(late.aisles.order).toEqual(['dairy'])
  const salt = { kind: 'at-home', food: 'salt' } as const
  const home = applyAction(applyAction(start, { ...salt, isAtHome: false }, 9), { ...salt, isAtHome: true }, 8)
  expect(home.atHome['salt']?.isAtHome).toBe(false)
})

test('an edit of a sum leaves one line', () => {
  const two = applyAction(start, { kind: 'add', lines: [{ ...milk, id: 'milk-0002' }] }, 2)
  const action: ListAction = { kind: 'edit', id: milk.id, line: '3 l milk', recipes: [], others: ['milk-0002'] }
  expect(shown(applyAction(two, action, 3))).toEqual(['3 l milk'])
})

test('own actions stay visible above what the server knows', () => {
  const { at: _, ...line } = start.lines[0] ?? { at: null, ...milk, isTicked: false, removed: 'no' as const }
  const known = withChanges(emptyList, { revision: 4, isWhole: true, lines: [line], atHome: ['salt'], aisles: null })
  expect(shown(applyAction(known, tick(true), 10))).toEqual(['✓ 1 l milk'])
  expect(
    withChanges(known, {
      revision: 5,
      isWhole: false,
      lines: [{ ...line, removed: 'yes' }],
      atHome: null,
      aisles: ['fish'],
    }),
  ).toMatchObject({
    lines: [{ removed: 'yes' }],
    atHome: { salt: { isAtHome: true } },
    aisles: { order: ['fish'] },
  })
})
