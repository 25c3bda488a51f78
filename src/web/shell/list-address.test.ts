import { expect, test } from 'vitest'
import { pageOfList, startOf, toListedPage } from './list-address.ts'

const at = (query: string) => startOf(`http://localhost/latest${query}`)
const leek = { published: '2026-01-05T120000.123456', id: 'leek-soup' }

test('reads a position back as it was written', () => {
  const page = { recipes: [], after: leek, newer: { before: leek }, older: { after: { ...leek, id: 'suppe & co_2' } } }
  const listed = toListedPage(page)
  expect(listed.after).toBe('2026-01-05T120000.123456_leek-soup')
  expect(at(`?${new URLSearchParams({ before: listed.newer?.before ?? '' })}`)).toEqual({ before: leek })
  expect(at(`?${new URLSearchParams({ after: listed.older?.after ?? '' })}`)).toEqual(page.older)
  expect(toListedPage({ ...page, newer: 'first' }).newer).toEqual({ after: null, before: null, page: null })
})

test.each([
  '',
  '?after=',
  '?after=leek-soup',
  '?after=2026-01-05T120000.123456_',
  '?after=2026-01-05T120000.123456',
  '?after=2026-02-30T120000.123456_leek-soup',
  '?after=2026-13-05T120000.123456_leek-soup',
  '?after=2026-01-05T250000.123456_leek-soup',
  '?after=0000-01-05T120000.123456_leek-soup',
  '?after=2026-01-05T120000.12345_leek-soup',
  `?after=2026-01-05T120000.123456_${'x'.repeat(301)}`,
  "?before=');drop table recipes;--",
  '?before=🍲',
  '?page=3',
  '?page=1000000000',
])('/latest%s begins at the beginning', (query) => {
  expect(at(query)).toBeNull()
})

test('gives the first page the list’s own title and address, and each further page its own', () => {
  expect(pageOfList('Latest Recipes', '/latest', null)).toEqual({ title: 'Latest Recipes', path: '/latest' })
  expect(pageOfList('Latest Recipes', '/latest', '2026-01-05T120000.123456_leek-soup')).toEqual({
    title: 'Latest Recipes until January 5, 2026',
    path: '/latest?after=2026-01-05T120000.123456_leek-soup',
  })
})
