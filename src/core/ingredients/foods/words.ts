/** Most names are ASCII without apostrophes. They have nothing to fold, and each start of the site reads thousands. */
const plain = /^[ -&(-_a-~]*$/

/**
 * Converts text to lower case without accents, so that "Käse" equals "kase", as in the search. Also drops the apostrophe
 * of "confectioner's sugar", and the marks of every script.
 */
export function foldFood(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}|['’‘`](?=s\b)/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
}

/**
 * Returns the words of a text, folded and in the singular. "Crèmes-brûlées" and "creme brulee" give the same two words.
 */
export function wordsOf(text: string): Array<string> {
  return (foldFood(text).match(/[\p{L}&]+|\d+%?/gu) ?? [])
    .filter((word) => !/^\d/.test(word) || word === '00')
    .map(singular)
}

/**
 * Applies English rules. In other languages they produce odd words, but the same odd word on both sides of a
 * comparison.
 */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us)$/.test(word)) return word
  return word
    .replace(/(?:ies?|i|(?<=\w{4})is)$/, 'y')
    .replace(/(?<=ch|sh|x|o|ss)es$/, '')
    .replace(/s$/, '')
}
