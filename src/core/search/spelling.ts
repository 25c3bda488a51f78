/** A word of some recipe: how it is written, what it is looked for as, and how many recipes have it. */
export interface KnownWord {
  word: string
  hash: number
  recipes: number
}

/**
 * How many letters were added, left out, exchanged or swapped with their neighbour to make one word of another; anything
 * beyond `most` is `most + 1`.
 */
export function slipsBetween(typed: string, word: string, most: number): number {
  const [a, b] = [Array.from(typed), Array.from(word)]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: Array<number> = []
  let last = b.map((_, column) => column).concat(b.length)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Infinity,
      )
    }
    before = last
    last = current
  }
  return Math.min(last[b.length]!, most + 1)
}

/** Nobody misspells "egg" so far that it becomes "ham". */
const mostSlips = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)

/** Who looks for one of what recipes have several of makes no slip by that. */
function slipsFrom(typed: string, word: string, most: number): number {
  const slips = slipsBetween(typed, word, most)
  return word.endsWith('s') ? Math.min(slips, Math.max(1, slipsBetween(typed, word.slice(0, -1), most))) : slips
}

/** The words somebody may have meant: those the fewest slips away, the most frequent first. */
export function correct(typed: string, candidates: ReadonlyArray<KnownWord>): Array<KnownWord> {
  const length = Array.from(typed).length
  const most = mostSlips(length)
  const ranked = candidates
    .map((candidate) => ({ candidate, slips: slipsFrom(typed, candidate.word, most) }))
    // Who slips that often still knows how the word begins.
    .filter(({ candidate, slips }) => slips > 0 && slips <= most && (slips === 1 || candidate.word[0] === typed[0]))
    .toSorted((a, b) => a.slips - b.slips || b.candidate.recipes - a.candidate.recipes)
  const [best] = ranked
  if (!best) return []
  return ranked
    .filter(({ candidate, slips }) => slips === best.slips && candidate.recipes * 10 >= best.candidate.recipes)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
