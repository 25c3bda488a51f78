import { noFindings, type Findings } from '../../readers/findings.ts'

/** Merges findings field by field. The first non-empty value counts, so pass the most reliable findings first. */
export function mergeFindings(findings: ReadonlyArray<Findings>): Findings {
  return findings.reduce(fillIn, noFindings())
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
