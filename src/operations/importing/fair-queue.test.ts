import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function takeAll(queue: { takeNext(): string | undefined }) {
  const order: Array<string> = []
  for (let entry = queue.takeNext(); entry !== undefined; entry = queue.takeNext()) order.push(entry)
  return order
}

test("puts one visitor's further entries behind the first entries of others", () => {
  const queue = createFairQueue<string>({ most: 100, mostOfOne: 10 })
  for (const entry of ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'cleo 1', 'ben 2'])
    queue.add(entry.split(' ')[0] ?? '', entry)
  expect(takeAll(queue)).toEqual(['ada 1', 'ben 1', 'cleo 1', 'ada 2', 'ben 2', 'ada 3'])
})

test('makes a visitor who just had a turn wait for a later one', () => {
  const queue = createFairQueue<string>({ most: 100, mostOfOne: 10 })
  for (const entry of ['ada 1', 'ada 2']) queue.add('ada', entry)
  expect(queue.takeNext()).toBe('ada 1')
  queue.add('ben', 'ben 1')
  expect(takeAll(queue)).toEqual(['ben 1', 'ada 2'])
})

test('does not let a returning visitor overtake waiting ones', () => {
  const queue = createFairQueue<string>({ most: 100, mostOfOne: 10 })
  queue.add('ada', 'ada 1')
  queue.add('ben', 'ben 1')
  expect(queue.takeNext()).toBe('ada 1')
  queue.add('ada', 'ada 2')
  expect(takeAll(queue)).toEqual(['ben 1', 'ada 2'])
})

test('lets one visitor fill only part of the queue', () => {
  const queue = createFairQueue<string>({ most: 3, mostOfOne: 2 })
  expect(['a', 'b', 'c'].map((entry) => queue.add('ada', entry))).toEqual([true, true, false])
  expect([queue.add('ben', 'd'), queue.add('cleo', 'e')]).toEqual([true, false])
  queue.takeNext()
  expect(queue.add('cleo', 'e')).toBe(true)
})

test('frees the place of a removed entry and skips it', () => {
  const queue = createFairQueue<string>({ most: 2, mostOfOne: 2 })
  queue.add('ada', 'a')
  queue.add('ada', 'b')
  expect([queue.remove('ada', 'a'), queue.remove('ada', 'a'), queue.remove('ben', 'b')]).toEqual([true, false, false])
  expect(queue.add('ben', 'c')).toBe(true)
  expect(takeAll(queue)).toEqual(['b', 'c'])
})
