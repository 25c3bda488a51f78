const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** Formats a date such as "Nov 20, 2026". */
export const shortDay = (isoDate: string) => dayFormat.format(new Date(isoDate))

const secondFormat = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** Formats a moment such as "Nov 20, 2026, 18:41 UTC". */
export const shortMoment = (isoDate: string) => `${momentFormat.format(new Date(isoDate))} UTC`

/** Formats a moment such as "Nov 20, 2026, 18:41:07 UTC". */
export const exactMoment = (isoDate: string) => `${secondFormat.format(new Date(isoDate))} UTC`
