import { splitAtTags } from './post-text.ts'

/** Names of elements that a text can lose. Paragraphs and line breaks are left out, because their text stays. */
const partNames: Readonly<Record<string, string>> = {
  a: 'a link',
  abbr: 'an abbreviation',
  blockquote: 'a quote',
  caption: 'the caption of a table',
  code: 'code',
  dl: 'a list of terms',
  em: 'italic text',
  figcaption: 'the caption of a picture',
  h2: 'a heading',
  h3: 'a heading',
  h4: 'a heading',
  hr: 'a line',
  img: 'a picture',
  kbd: 'keys',
  li: 'a list',
  mark: 'highlighted text',
  ol: 'a numbered list',
  pre: 'preformatted text',
  s: 'struck text',
  small: 'small text',
  strong: 'bold text',
  sub: 'subscript',
  sup: 'superscript',
  table: 'a table',
  td: 'a table',
  text: 'a part of the text',
  th: 'the heading of a table',
  tr: 'a table',
  u: 'underlined text',
  ul: 'a list',
  'a title': 'the title of a link',
  'abbr title': 'an abbreviation',
  'img alt': 'the description of a picture',
  'img height': 'the size of a picture',
  'img width': 'the size of a picture',
  'ol start': 'the first number of a list',
  'td colspan': 'a cell across several columns',
  'td rowspan': 'a cell across several rows',
  'th colspan': 'a cell across several columns',
  'th rowspan': 'a cell across several rows',
  'th scope': 'the scope of a table heading',
}

/** Different names of one element. The site stores a first-level heading as a second-level one. */
const synonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' }

/** Elements without an end. */
const isVoid = (name: string) => name === 'img' || name === 'hr'

/** Names what a text had before it was converted, and lacks after. Expects complete HTML, as a browser writes it. */
export function lostParts(before: string, after: string): Array<string> {
  const sizesAfter = measure(after)
  const lost = [...measure(before)].filter(([part, size]) => (sizesAfter.get(part) ?? 0) < size)
  return [...new Set(lost.map(([part]) => partNames[part] ?? part))]
}

/**
 * Measures how many letters and pictures each kind of element encloses. A count of elements would not do: a conversion
 * may join two bold words, or divide a paragraph.
 */
function measure(html: string): Map<string, number> {
  const sizes = new Map<string, number>()
  const depths = new Map<string, number>()
  const add = (part: string, size: number) => {
    if (part in partNames && size > 0) sizes.set(part, (sizes.get(part) ?? 0) + size)
  }
  const addToOpen = (size: number) => {
    for (const [name, depth] of depths) if (depth > 0) add(name, size)
  }
  for (const { text, tag } of splitAtTags(html)) {
    const letters = text.replaceAll(/&#?\w+;/g, '_').replaceAll(/\s/g, '').length
    add('text', letters)
    addToOpen(letters)
    const [, slash, written = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? []
    const lowerCased = written.toLowerCase()
    const name = synonyms[lowerCased] ?? lowerCased
    if (slash) depths.set(name, Math.max(0, (depths.get(name) ?? 0) - 1))
    else if (isVoid(name)) {
      add(name, 1)
      addToOpen(1)
    } else if (name !== 'a' || /\shref=/i.test(tag)) depths.set(name, (depths.get(name) ?? 0) + 1)
    if (!slash) for (const attribute of attributesOf(tag)) add(`${name} ${attribute}`, 1)
  }
  return sizes
}

/** Returns the names of the attributes that say something. A span of one cell, or a list from one, says nothing. */
const attributesOf = (tag: string) =>
  [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)]
    .filter(([, , value]) => value !== '' && value !== '1')
    .map(([, name = '']) => name.toLowerCase())
