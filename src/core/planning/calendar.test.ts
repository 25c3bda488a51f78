import { expect, test, vi } from 'vitest'
import { planCalendar } from './calendar.ts'
import type { PlanEntry } from './meal-plan.ts'

const options = {
  name: 'Marshmallow Kitchen',
  origin: 'https://kitchen.example',
  now: new Date('2026-11-20T10:00:00Z'),
}
const soup: PlanEntry = {
  id: 'entry-soup',
  day: '2026-11-23',
  meal: 'Dinner',
  kind: 'recipe',
  title: 'Leek Soup',
  recipeId: 'leek soup',
  servings: 6,
  note: '',
}

/** Reads the lines as a calendar program does: unfolds, then splits name and value. */
function read(calendar: string) {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
}
const valueOf = (calendar: string, name: string) => read(calendar).find(([key]) => key === name)?.[1]

test('writes a dish as an event at the time of its meal, with servings and the address of the recipe', () => {
  const calendar = planCalendar([soup], options)
  expect(valueOf(calendar, 'SUMMARY')).toBe('Dinner: Leek Soup')
  expect(valueOf(calendar, 'DTSTART')).toBe('20261123T183000')
  expect(valueOf(calendar, 'DTSTAMP')).toBe('20261120T100000Z')
  expect(valueOf(calendar, 'UID')).toBe('entry-soup@kitchen.example')
  expect(valueOf(calendar, 'URL')).toBe('https://kitchen.example/recipe/leek%20soup')
  expect(valueOf(calendar, 'DESCRIPTION')).toBe('6 servings\\nhttps://kitchen.example/recipe/leek%20soup')
})

test('escapes what a cook wrote, so that a note cannot add events', () => {
  const note = 'Bread; butter, salt\\pepper\r\nEND:VEVENT\nBEGIN:VEVENT\u0000'
  const calendar = planCalendar([{ ...soup, note, servings: null, recipeId: null }], options)
  expect(valueOf(calendar, 'DESCRIPTION')).toBe('Bread\\; butter\\, salt\\\\pepper\\nEND:VEVENT\\nBEGIN:VEVENT ')
  expect(read(calendar).filter(([name]) => name === 'BEGIN')).toHaveLength(2)
})

test('breaks long lines after 75 bytes and never inside a character', () => {
  const title = 'Crème brûlée 🍮 mit Sauerkirschen '.repeat(6).trim()
  const calendar = planCalendar([{ ...soup, title }], options)
  const lines = calendar.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(calendar.isWellFormed()).toBe(true)
  expect(valueOf(calendar, 'SUMMARY')).toBe(`Dinner: ${title}`)
})

test('ends every line as calendars expect, also without entries', () => {
  const calendar = planCalendar([], options)
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('does not encode each character of a plan, which took seconds for 5,000 notes', () => {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode')
  const lines = planCalendar([{ ...soup, note: 'Crème, '.repeat(70) }], options).split('\r\n')
  expect(encode.mock.calls.length).toBeLessThanOrEqual(lines.length)
  encode.mockRestore()
})
