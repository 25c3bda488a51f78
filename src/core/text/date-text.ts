const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Formats dates in UTC, the same on the server and in every browser. `Intl` writes the same texts, but its first use
 * blocks a page for 16 ms while the browser loads its tables.
 */
function dateText(date: string | Date, letters?: number): string {
  const day = new Date(date)
  return `${months[day.getUTCMonth()]?.slice(0, letters)} ${day.getUTCDate()}, ${day.getUTCFullYear()}`
}

/** Formats a date such as "November 20, 2026". */
export const longDate = (date: string | Date) => dateText(date)

/** Formats a date such as "Nov 20, 2026". */
export const shortDate = (isoDate: string) => dateText(isoDate, 3)

const timeOf = (isoDate: string, length: number) => new Date(isoDate).toISOString().slice(11, 11 + length)

/** Formats a moment such as "Nov 20, 2026, 18:41 UTC". */
export const shortMoment = (isoDate: string) => `${shortDate(isoDate)}, ${timeOf(isoDate, 5)} UTC`

/** Formats a moment such as "Nov 20, 2026, 18:41:07 UTC". */
export const exactMoment = (isoDate: string) => `${shortDate(isoDate)}, ${timeOf(isoDate, 8)} UTC`
