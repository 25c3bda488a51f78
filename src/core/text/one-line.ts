/**
 * Makes untrusted text one line without control or invisible characters, which terminals and mail headers would obey.
 */
export function onOneLine(text: string, maxLength = Infinity): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
}
