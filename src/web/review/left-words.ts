import type { LeftBecause } from '../../operations/review/decide-many.ts'

const sentences: Record<LeftBecause, string> = {
  changed: 'changed since you saw them',
  claimed: 'claimed by somebody else',
  'not-now': 'decided already',
  'source-taken': 'from a source another recipe of the site came from',
  'reason-missing': 'without a reason',
  unknown: 'gone',
}

/** How many were left as they are, and why. */
export function leftWords(reasons: ReadonlyArray<LeftBecause>): string {
  const counts = new Map<LeftBecause, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return `Left as they are: ${[...counts].map(([reason, count]) => `${count} ${sentences[reason]}`).join(', ')}.`
}
