/** Text from anybody as one line for a terminal or a mail's subject: both obey control characters, and some that are not seen. */
export function onOneLine(text: string, longest = Infinity): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
}
