interface Line {
  what: string
  value: number
  unit?: string
  budget: number
  /** Whether the budget is a minimum or a maximum. */
  is: 'least' | 'most'
  note?: string
}

/** Prints a line of the budget table. A missed budget makes the command fail. */
export function printLine({ what, value, unit = '', budget, is, note = '' }: Line): void {
  const isMet = is === 'least' ? value >= budget : value <= budget
  if (!isMet) process.exitCode = 1
  const sign = is === 'least' ? '≥' : '≤'
  console.log(
    [
      isMet ? 'ok    ' : 'MISSED',
      what.padEnd(44),
      `${rounded(value)} ${unit}`.padEnd(14),
      `(${sign} ${budget}${unit && ` ${unit}`})`.padEnd(16),
      note,
    ].join(' '),
  )
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2)
}
