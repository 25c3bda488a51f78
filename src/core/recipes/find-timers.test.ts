import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { findTimers } from './find-timers.ts'

function spell(text: string): Array<string> {
  return findTimers(text).map(({ start, end, minutes, label }) => `${minutes} ${label}: ${text.slice(start, end)}`)
}

test.each([
  ['Bake for 25 minutes, then rest 5-10 min.', ['25 Bake: 25 minutes', '5 Rest: 5-10 min']],
  ['Simmer for 1 hour and 30 minutes.', ['90 Simmer: 1 hour and 30 minutes']],
  ['Roast 1h30 at 180°C', ['90 Roast: 1h30']],
  ['Let stand half an hour.', ['30 Let stand: half an hour']],
  ['Stir for 30 seconds. Add cream.', ['0.5 Stir: 30 seconds']],
  ['Cool for 1½ hours', ['90 Cool: 1½ hours']],
  ['Add the garlic and sizzle gently for 3 minutes.', ['3 Add the garlic: 3 minutes']],
  ['Im Ofen ca. 20 Minuten backen, dann 1 Std. ruhen lassen.', ['20 Im Ofen: 20 Minuten', '60 1 Std.: 1 Std.']],
  ['Cuire 10 à 15 minutes.', ['10 Cuire: 10 à 15 minutes']],
  ['Варить 40 минут', ['40 Варить: 40 минут']],
  ['弱火で10分煮る', ['10 弱火で: 10分']],
])('%s', (text, timers) => {
  expect(spell(text)).toEqual(timers)
})

test.each([
  'Stir every 5 minutes',
  'alle 10 Minuten wenden',
  'Keeps for 48 hours',
  'Repeat 1 time with 2 sheets',
  'Add 30 ml of milk and a minced clove',
  '',
])('finds no timer in %j', (text) => {
  expect(spell(text)).toEqual([])
})

test.each(['1 ', '350', 'an ', '1 hour ', ' '])('a step of many "%s" costs no more than its length', (piece) => {
  const growth = costGrowth((length) => piece.repeat(length / piece.length), findTimers, 12_500)
  expect(growth).toBeLessThan(linearGrowth)
})
