const image = /!\[[^[\]\n]{0,200}\]\(([^()\s]{0,1000})(?:\s[^()\n]{0,200})?\)|!\[\[[^[\]\n]{1,200}\]\]/g
const quote = /^[ \t]*>[ \t>]*/gm
/** An apostrophe may look like a mark: "don`t". */
const code = /(?<![\p{L}`])`([^`\n]{1,200})`(?![\p{L}`])/gu

/** Takes the pictures of Markdown out of a text, and the marks of quotes and code. */
export function bareText(text: string): { text: string; image: string | null } {
  const [, address] = [...text.matchAll(image)].find((match) => /^https?:\/\//i.test(match[1] ?? '')) ?? []
  return { text: text.replaceAll(image, '').replaceAll(quote, '').replaceAll(code, '$1'), image: address ?? null }
}
