import { storedEntry } from '../../browser/stored-entry.ts'

const mostRemembered = 500

/** The reviews that this browser found helpful. Cached pages do not say so. */
export const storedVotes = storedEntry<ReadonlyArray<number>>({
  name: 'helpful-reviews',
  version: 1,
  empty: [],
  check: (value) => (Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : undefined),
})

export function rememberVote(id: number, isHelpful: boolean) {
  const others = storedVotes.read().filter((known) => known !== id)
  storedVotes.write(isHelpful ? [...others, id].slice(-mostRemembered) : others)
}
