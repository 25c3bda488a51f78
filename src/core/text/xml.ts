// XML 1.0 allows no control characters except tab and line ends, not even as entities. U+FFFE and U+FFFF are not
// allowed either.
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
