// Control codes have no place in XML 1.0, however they are written, but for tab and line ends; nor have these two.
const unspeakable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it may stand in an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
