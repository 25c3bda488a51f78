import { expect, test } from 'vitest'
import { ListSync } from './list-operation.ts'

const line = { id: 'line-0001', line: '2 leeks', recipes: [] }
const add = (lines: ReadonlyArray<unknown>) => ({ kind: 'add', operation: 'operation-1', ageMs: 0, lines })
const read = (operation: unknown) => ListSync.safeParse({ since: 0, operations: [operation] }).data?.operations[0]

test('accepts everything that a phone can have stored, so that nothing waits behind it forever', () => {
  const recipes = [
    { id: 'a'.repeat(300), title: `${'x'.repeat(199)}🍰` },
    { id: 'b'.repeat(301), title: 'Cake' },
  ]
  expect(
    read(
      add([
        { ...line, recipes },
        { ...line, line: ' \u0000 ' },
      ]),
    ),
  ).toMatchObject({
    lines: [{ line: '2 leeks', recipes: [{ id: 'a'.repeat(300), title: 'x'.repeat(199) }] }],
  })
  expect(
    read({ kind: 'at-home', operation: 'operation-1', ageMs: 0, isAtHome: true, food: 'é'.repeat(300) }),
  ).toMatchObject({ food: 'é'.repeat(200) })
})

test('cuts long texts between characters', () => {
  expect(read(add([{ ...line, line: `${'x'.repeat(299)}🍰🍰` }]))).toMatchObject({ lines: [{ line: 'x'.repeat(299) }] })
})
