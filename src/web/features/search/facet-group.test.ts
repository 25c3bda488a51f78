import { expect, test } from 'vitest'
import type { FacetChoice } from '../../../core/search/search.ts'
import { shownChoices } from './facet-group.tsx'

const counted = (value: string, count: number): FacetChoice => ({ value, label: value, count, isMore: false })
const categories = [counted('soup', 9), counted('dinner', 5), counted('stew', 2)]

test('shows the most frequent choices, and the chosen ones', () => {
  expect(shownChoices(categories, ['stew', 'pie'], { most: 2 })).toEqual([
    counted('soup', 9),
    counted('dinner', 5),
    counted('stew', 2),
    { value: 'pie', label: 'pie', count: null, isMore: false },
  ])
})

test('shows a chosen value without results in its place', () => {
  const times = [counted('30', 4), counted('60', 8)]
  const shown = shownChoices(times, ['15'], { most: 8, order: ['15', '30', '60', '120'] })
  expect(shown.map(({ value }) => value)).toEqual(['15', '30', '60'])
})
