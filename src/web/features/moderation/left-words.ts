import type { LeftBecause } from '../../../operations/moderation/decide-many.ts'

const sentences: Record<LeftBecause, string> = {
  changed: 'changed since you loaded the page',
  claimed: 'claimed by someone else',
  'not-now': 'already decided',
  'source-taken': 'same source as another recipe',
  'reason-missing': 'without a reason',
  unknown: 'gone',
}

/** Returns a sentence about how many items were not decided, and why. */
export function leftWords(reasons: ReadonlyArray<LeftBecause>): string {
  const counts = new Map<LeftBecause, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return `Not changed: ${[...counts].map(([reason, count]) => `${count} ${sentences[reason]}`).join(', ')}.`
}
