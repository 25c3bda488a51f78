import { foldLetters } from '../../text/fold-letters.ts'

const word = /\p{L}[\p{L}\p{M}]{3,}/gu
/** Longer endings are other words: "makrellerne" is not "makrelfileter". */
const longestEnding = 3
const shortestStem = 4

/**
 * Returns a function that writes the words of a step as the list writes them, for languages whose nouns have more endings
 * than `wordStem` knows: "smørret" becomes "smør", "krastavca" becomes "krastavac".
 */
export function withFormsOf(lines: ReadonlyArray<string>): (text: string) => string {
  const listed = [...new Set(lines.flatMap((line) => line.match(word) ?? []))].map((own) => ({
    own,
    plain: foldLetters(own),
  }))
  const known = new Map<string, string>()
  const formOf = (written: string): string => {
    const plain = foldLetters(written)
    const there = known.get(plain)
    if (there !== undefined) return there
    const found = listed
      .map(({ own, plain: other }) => ({ own, shared: sharedStart(plain, other), length: other.length }))
      .filter(({ shared, length }) => {
        const ending = Math.max(plain.length, length) - shared
        return shared >= shortestStem && ending <= longestEnding && ending < shared
      })
      .toSorted((one, other) => other.shared - one.shared || one.length - other.length)[0]
    const form = found?.own ?? written
    known.set(plain, form)
    return form
  }
  return (text) => text.replaceAll(word, formOf)
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
