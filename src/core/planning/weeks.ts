import { isDay } from '../text/day.ts'

/** A day as "2026-11-23", without a time zone. Plans are about days on a kitchen wall, not about moments. */
export type Day = string

const dayMs = 86_400_000
const firstYear = 2000
const lastYear = 2100

/** Returns whether the text is a day that exists, in the years a plan can be about. */
export function isPlanDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !isDay(text)) return false
  const year = dateOf(text).getUTCFullYear()
  return year >= firstYear && year <= lastYear
}

/** Returns the day in the local time zone: the visitor's in a browser, the server's on the server. */
export function localDay(date: Date): Day {
  return toDay(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())))
}

export const addDays = (day: Day, count: number): Day => toDay(new Date(dateOf(day).getTime() + count * dayMs))

/** Returns the Monday of the day's week. */
export function mondayOf(day: Day): Day {
  const sinceMonday = (dateOf(day).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}

/** Lists the seven days of the week that begins on this Monday. */
export const daysOfWeek = (monday: Day): Array<Day> => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** Writes "Nov 23". */
export const monthAndDay = (day: Day) => format(day, { month: 'short', day: 'numeric' })

/** Writes "Monday, November 23". */
export const longDay = (day: Day) => format(day, { weekday: 'long', month: 'long', day: 'numeric' })

export const weekday = (day: Day) => format(day, { weekday: 'long' })

/** Writes "November 23 – 29, 2026", or "November 30 – December 6, 2026". For phones: "Nov 30 – Dec 6, 2026". */
export function weekName(monday: Day, month: 'long' | 'short' = 'long'): string {
  const sunday = addDays(monday, 6)
  const year = sunday.slice(0, 4)
  const start = format(monday, { month, day: 'numeric' })
  const isOtherYear = monday.slice(0, 4) !== year
  if (isOtherYear) return `${start}, ${monday.slice(0, 4)} – ${format(sunday, { month, day: 'numeric' })}, ${year}`
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  const end = format(sunday, isOneMonth ? { day: 'numeric' } : { month, day: 'numeric' })
  return `${start} – ${end}, ${year}`
}

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): Day => (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10))

const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(dateOf(day))
