import { expect, test } from 'vitest'
import { firstPart, savedPath } from './saved-request.ts'

/** Some proxies refuse longer addresses. */
const longestAddress = 7000

function partsOf(ids: ReadonlyArray<string>) {
  const parts: Array<Array<string>> = []
  for (let rest = ids; rest.length > 0; rest = rest.slice(parts.at(-1)?.length)) parts.push(firstPart(rest))
  return parts
}

test('asks for hundreds of saved recipes in a few parts, each once', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `dish-nobody-knows-${index}`)
  const parts = partsOf(ids)
  expect(parts.flat()).toEqual(ids)
  expect(parts.length).toBeLessThan(10)
  expect(parts.every((part) => savedPath(part).length < longestAddress)).toBe(true)
})

test('asks for fewer recipes with long names at once, at least for one', () => {
  const parts = partsOf(Array.from({ length: 60 }, (_, index) => `${'🍲'.repeat(100)}-${index}`))
  expect(parts.flat()).toHaveLength(60)
  expect(parts.every((part) => savedPath(part).length < longestAddress)).toBe(true)
  expect(firstPart(['x'.repeat(10_000), 'soup'])).toHaveLength(1)
})
