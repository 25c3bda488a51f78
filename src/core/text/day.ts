const written = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** Returns whether the text is a day that exists, such as "2026-11-20". PostgreSQL has no year 0. */
export function isDay(text: string): boolean {
  // `Date` turns February 30 into a day in March.
  return written.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
