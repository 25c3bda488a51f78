/** Formats a sortable time in UTC, to the minute. */
export const printedTime = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')
