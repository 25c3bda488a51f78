import { expect, test } from 'vitest'
import { kbPath, readKbChoice } from './kb-address.ts'

const read = (query: string) => readKbChoice(new URLSearchParams(query))

test('reads its own URLs back and leaves defaults out', () => {
  const choice = { tab: 'knowledge-base', words: 'crème & co', topic: 'heat', sort: 'title', after: 'yeast' } as const
  expect(kbPath(choice)).toBe('/kb?q=cr%C3%A8me+%26+co&topic=heat&sort=title&after=yeast')
  expect(read(kbPath(choice).slice(4))).toEqual(choice)
  expect(kbPath(read(''))).toBe('/kb')
  expect(kbPath({ tab: 'community' })).toBe('/kb?tab=community')
})

test.each(['tab=nowhere', 'topic=__proto__', 'sort=random', 'after=', 'q=%20%20'])('ignores %s', (query) => {
  expect(kbPath(read(query))).toBe('/kb')
})

test('cuts a very long search', () => {
  expect(read(`q=${'a'.repeat(10_000)}`).words).toHaveLength(200)
})
