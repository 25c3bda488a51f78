import { expect, test } from 'vitest'
import { withNamedFilters } from './named-filters.ts'
import { timeNamedIn } from './named-time.ts'
import { readSearchAddress } from './search-address.ts'

test.each([
  ['pasta under 20 minutes', 15, 'pasta'],
  ['30-minute dinners', 30, 'dinners'],
  ['soup in under an hour', 60, 'soup'],
  ['Nudeln unter 30 Minuten', 30, 'Nudeln'],
  ['gratin en moins de 2 heures', 120, 'gratin'],
  ['5 minute mug cake', 15, 'mug cake'],
  ['1 hour 30 minutes roast', 60, 'roast'],
  ['an hour and a half roast', 60, 'roast'],
  ['half hour dinners', 30, 'dinners'],
  ['twenty minute pasta', 15, 'pasta'],
  ['100 minute roast', 60, 'roast'],
  ['2 hour roast', 120, 'roast'],
  ['soup 1h30', 60, 'soup'],
  ['cena en menos de una hora', 60, 'cena'],
  ['Suppe in weniger als einer Stunde', 60, 'Suppe'],
  ['8 hour pulled pork', null, '8 hour pulled pork'],
  ['a minute steak', null, 'a minute steak'],
  ['a second helping', null, 'a second helping'],
  ['"20 minutes" soup', null, '"20 minutes" soup'],
  ['20 eggs', null, '20 eggs'],
  ['minute steak', null, 'minute steak'],
  ['happy hour snacks', null, 'happy hour snacks'],
])('finds in %j at most %j minutes', (words, maxMinutes, rest) => {
  expect(timeNamedIn(words)).toEqual({ maxMinutes, rest })
})

test('reads diets and a time as filters beside those that are chosen', () => {
  const query = readSearchAddress(new URLSearchParams('q=vegan+soup+under+30+minutes&diet=nut-free&time=120'))
  expect(withNamedFilters(query)).toMatchObject({ words: 'soup', diets: ['nut-free', 'vegan'], maxMinutes: 30 })
  expect(withNamedFilters(readSearchAddress(new URLSearchParams('q=soup&time=120')))).toBeNull()
})
