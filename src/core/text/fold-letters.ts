/**
 * Converts a word to lower case without accents, and writes special letters as plain ones: "Öl" as "ol", "ø" as "o".
 * Keeps the marks of other scripts, such as Thai, because they make other words.
 */
export function foldLetters(word: string): string {
  const lower = word.toLowerCase()
  if (/^[ -~]*$/.test(lower)) return lower
  return lower
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,4})\p{M}/gu, '')
}
