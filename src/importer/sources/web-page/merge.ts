import { noFindings, type Findings } from '../../readers/findings.ts'

/** Field by field, the first that says something is believed: the list runs from the most to the least trustworthy. */
export function mergeFindings(readings: ReadonlyArray<Findings>): Findings {
  return readings.reduce(fillIn, noFindings())
}

function fillIn(known: Findings, more: Findings): Findings {
  const entries = Object.entries(known).map(([field, value]) => [
    field,
    isEmpty(value) ? more[field as keyof Findings] : value,
  ])
  return Object.fromEntries(entries) as Findings
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0)
}
