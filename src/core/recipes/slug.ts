import anyAscii from 'any-ascii'

const maxLength = 80

/** The part of a recipe's address that comes from its title. Other alphabets are spelled in Latin letters. */
export function slugify(title: string): string {
  const text = title
    .slice(0, 400)
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}°]/gu, ' ')
    // Two Greek letters for one sound: letter by letter, a moussaka would be a "moysakas".
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
