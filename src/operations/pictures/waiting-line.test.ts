import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue } from './waiting-line.ts'

/** Work that ends on command, with a record of what started. */
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

test('runs a limited number at once and in order, also after a failure', async () => {
  const { begun, piece, end, fail } = pieces()
  const enqueue = createQueue({ concurrency: 2, maxWaiting: 5 })
  const outcomes = ['a', 'b', 'c', 'd'].map((name) => enqueue(piece(name)).catch((cause: Error) => cause.message))
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
  void enqueue(piece('e'))
  void enqueue(piece('f'))
  void enqueue(piece('g'))
  expect(begun.slice(4)).toEqual(['e', 'f'])
})

test('refuses work while too much waits, and accepts it again later', async () => {
  const { begun, piece, end } = pieces()
  const enqueue = createQueue({ concurrency: 1, maxWaiting: 1 })
  const first = enqueue(piece('a'))
  const second = enqueue(piece('b'))
  expect(await enqueue(piece('c'))).toEqual({ ok: false })
  end('a')
  await first
  const third = enqueue(piece('d'))
  end('b')
  await second
  end('d')
  expect(await third).toEqual({ ok: true, result: 'd' })
  expect(begun).toEqual(['a', 'b', 'd'])
})

test('skips the work of a visitor who left while waiting', async () => {
  const { begun, piece, end } = pieces()
  const enqueue = createQueue({ concurrency: 1, maxWaiting: 1 })
  const leaving = new AbortController()
  void enqueue(piece('a'))
  const left = enqueue(piece('b'), leaving.signal)
  leaving.abort()
  expect(await left).toEqual({ ok: false })
  expect(await enqueue(piece('gone before'), leaving.signal)).toEqual({ ok: false })
  const next = enqueue(piece('c'))
  end('a')
  await nextTurn()
  end('c')
  expect(await next).toEqual({ ok: true, result: 'c' })
  expect(begun).toEqual(['a', 'c'])
})

test('keeps the place of running work when its visitor leaves', async () => {
  const { begun, piece, end } = pieces()
  const enqueue = createQueue({ concurrency: 1, maxWaiting: 1 })
  const leaving = new AbortController()
  const first = enqueue(piece('a'), leaving.signal)
  void enqueue(piece('b'))
  leaving.abort()
  await nextTurn()
  expect(begun).toEqual(['a'])
  end('a')
  expect(await first).toEqual({ ok: true, result: 'a' })
  expect(begun).toEqual(['a', 'b'])
})
