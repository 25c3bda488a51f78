/** A word in recipes, as written, with its stem and the number of recipes that contain it. Searches use the stem. */
export interface KnownWord {
  word: string
  stem: string
  recipes: number
}

/**
 * Returns the Damerau-Levenshtein distance: the number of letters added, left out, replaced or swapped with their
 * neighbor. Distances beyond `most` are returned as `most + 1`.
 */
export function typosBetween(typed: string, word: string, most: number): number {
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

/** Short words allow fewer typos: nobody misspells "egg" as "ham". */
const maxTypos = (length: number) => (length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)

/** A missing plural "s" doesn't count as a typo. */
function typosFrom(typed: string, word: string, most: number): number {
  const typos = typosBetween(typed, word, most)
  return word.endsWith('s') ? Math.min(typos, Math.max(1, typosBetween(typed, word.slice(0, -1), most))) : typos
}

/** Returns the likely corrections: the words with the fewest typos, then those with the first letter, most frequent first. */
export function correct(typed: string, candidates: ReadonlyArray<KnownWord>): Array<KnownWord> {
  const length = Array.from(typed).length
  const most = maxTypos(length)
  const ranked = candidates
    .map((candidate) => ({ candidate, typos: typosFrom(typed, candidate.word, most) }))
    // People who make several typos still get the first letter right.
    .filter(({ candidate, typos }) => typos > 0 && typos <= most && (typos === 1 || candidate.word[0] === typed[0]))
    .toSorted(
      (a, b) =>
        a.typos - b.typos ||
        // "Bred" is bread rather than red.
        Number(b.candidate.word[0] === typed[0]) - Number(a.candidate.word[0] === typed[0]) ||
        b.candidate.recipes - a.candidate.recipes,
    )
  const [best] = ranked
  if (!best) return []
  return ranked
    .filter(({ candidate, typos }) => typos === best.typos && candidate.recipes * 10 >= best.candidate.recipes)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}
