import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLine } from './waiting-line.ts'

/** Pieces of work that end when told to, and a note of those that began. */
function pieces() {
  const begun: Array<string> = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const piece = (name: string) => () => {
    begun.push(name)
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return end.promise
  }
  const end = (name: string) => ends.get(name)?.resolve(name)
  const fail = (name: string) => ends.get(name)?.reject(new Error(name))
  return { begun, piece, end, fail }
}

test('so many at once and in order, the next when one is done or has failed', async () => {
  const { begun, piece, end, fail } = pieces()
  const inLine = createLine({ atOnce: 2, mostWaiting: 5 })
  const outcomes = ['a', 'b', 'c', 'd'].map((name) => inLine(piece(name)).catch((cause: Error) => cause.message))
  expect(begun).toEqual(['a', 'b'])
  fail('b')
  await nextTurn()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  await nextTurn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all(outcomes)).toMatchObject([{ result: 'a' }, 'b', { result: 'c' }, { result: 'd' }])
  void inLine(piece('e'))
  void inLine(piece('f'))
  void inLine(piece('g'))
  expect(begun.slice(4)).toEqual(['e', 'f'])
})

test('a line that is too long turns away, and takes again when it is shorter', async () => {
  const { begun, piece, end } = pieces()
  const inLine = createLine({ atOnce: 1, mostWaiting: 1 })
  const first = inLine(piece('a'))
  const second = inLine(piece('b'))
  expect(await inLine(piece('c'))).toEqual({ ok: false })
  end('a')
  await first
  const third = inLine(piece('d'))
  end('b')
  await second
  end('d')
  expect(await third).toEqual({ ok: true, result: 'd' })
  expect(begun).toEqual(['a', 'b', 'd'])
})

test('who leaves the line is not served, and makes room', async () => {
  const { begun, piece, end } = pieces()
  const inLine = createLine({ atOnce: 1, mostWaiting: 1 })
  const leaving = new AbortController()
  void inLine(piece('a'))
  const left = inLine(piece('b'), leaving.signal)
  leaving.abort()
  expect(await left).toEqual({ ok: false })
  expect(await inLine(piece('gone before'), leaving.signal)).toEqual({ ok: false })
  const next = inLine(piece('c'))
  end('a')
  await nextTurn()
  end('c')
  expect(await next).toEqual({ ok: true, result: 'c' })
  expect(begun).toEqual(['a', 'c'])
})
