/** To the minute, in UTC, and sortable. */
export const printedTime = (time: Date) => time.toISOString().slice(0, 16).replace('T', ' ')
