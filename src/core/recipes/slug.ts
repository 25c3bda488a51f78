import anyAscii from 'any-ascii'

const maxLength = 80

/** Returns the part of a recipe's address that comes from its title. Other alphabets are spelled in Latin letters. */
export function slugify(title: string): string {
  const text = title
    .slice(0, 400)
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}°]/gu, ' ')
    // These two Greek letters are one sound. Converted one by one, a moussaka would become "moysakas".
    .replace(/ο[υύ]/giu, 'ou')
  const latin = anyAscii(text).toLowerCase().replaceAll(/['`]/g, '')
  const words = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return shorten(words) || 'recipe'
}

/** Cuts between words where possible. */
function shorten(words: string): string {
  if (words.length <= maxLength) return words
  const cut = words.slice(0, maxLength + 1)
  const lastDash = cut.lastIndexOf('-')
  return (lastDash > maxLength / 2 ? cut.slice(0, lastDash) : cut.slice(0, maxLength)).replace(/-+$/, '')
}
