import type { Meal, PlanEntry } from './meal-plan.ts'
import { counted } from '../text/counted.ts'

interface CalendarOptions {
  name: string
  /** The site's address, without a slash at the end. */
  origin: string
  /** When the file is written. */
  now: Date
}

/** When a meal is on the table. The times have no zone, so every calendar shows them on its own clock. */
const hours: Record<Meal, [from: string, to: string]> = {
  Breakfast: ['080000', '083000'],
  Lunch: ['123000', '131500'],
  Dinner: ['183000', '193000'],
}

/** Writes a plan as a calendar (RFC 5545). */
export function planCalendar(entries: ReadonlyArray<PlanEntry>, { name, origin, now }: CalendarOptions): string {
  const host = new URL(origin).host
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Meal plan//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => eventOf(entry, { host, origin, stamp })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventOf(entry: PlanEntry, { host, origin, stamp }: { host: string; origin: string; stamp: string }) {
  const date = entry.day.replaceAll('-', '')
  const [from, to] = hours[entry.meal]
  const url = entry.kind === 'recipe' && entry.recipeId !== null ? recipeUrl(origin, entry.recipeId) : null
  const servings = entry.kind === 'recipe' && entry.servings ? servingsText(entry.servings) : null
  const description = [servings, entry.note, url].filter(Boolean).join('\n')
  const title = entry.kind === 'leftovers' ? `Leftovers: ${entry.title}` : entry.title
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${date}T${from}`,
    `DTEND:${date}T${to}`,
    `SUMMARY:${escapeText(`${entry.meal}: ${title}`)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const recipeUrl = (origin: string, id: string) => `${origin}/recipe/${encodeURIComponent(id)}`

export const servingsText = (servings: number) => counted(servings, 'serving')

/** Escapes text (RFC 5545, 3.3.11). Other control characters are not allowed at all. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\n|\r/g, '\\n')
    .replace(/[\p{Cc}]/gu, ' ')
}

const longestLine = 75

/** Breaks a line after at most 75 bytes (RFC 5545, 3.1), and never inside a character. */
function foldLine(line: string): string {
  const pieces: Array<string> = []
  let start = 0
  let length = 0
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0
    const size = bytesOf(code)
    if (length + size > longestLine) {
      pieces.push(line.slice(start, at))
      start = at
      // The space in front of what follows.
      length = 1
    }
    length += size
    at += code > 0xff_ff ? 2 : 1
  }
  return [...pieces, line.slice(start)].join('\r\n ')
}

/** Bytes of a character in UTF-8. Encoding each one took seconds for a plan of 5,000 notes. */
const bytesOf = (code: number) => (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4)
