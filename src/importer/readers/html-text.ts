import { fractionSigns } from '../../core/ingredients/fraction-signs.ts'
import { isElement, type HtmlDocument, type HtmlElement, type HtmlNode } from './html-tree.ts'

const unseen = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'button',
  'select',
  'textarea',
  'iframe',
  'head',
])
const blocks = new Set(
  (
    'address article aside blockquote br caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
)

export function isBlock(element: HtmlElement): boolean {
  return blocks.has(element.name)
}

/** Returns the text as one line. */
export function textOf(node: HtmlNode | HtmlDocument): string {
  return tidySpaces(collect(node))
}

/**
 * Returns at least the first `length` characters of the text as one line. Hostile pages nest hundreds of headings, and
 * each of them contains the text of the others.
 */
export function startOfText(node: HtmlNode | HtmlDocument, length: number): string {
  return tidySpaces(collectAll([node], length))
}

/** Returns the joined text of sibling nodes. */
export function textOfAll(nodes: ReadonlyArray<HtmlNode>): string {
  return tidySpaces(collectAll(nodes))
}

/** Returns the lines of preformatted text. A long line that does not end a sentence continues in the next. */
export function preformattedLines(element: HtmlElement): Array<string> {
  const lines: Array<string> = []
  let previous = ''
  let isProse = false
  for (const written of sourceText(element).split('\n')) {
    const line = tidySpaces(written)
    isProse = (isProse && previous !== '') || /\p{L}{2}[.!?] +\p{Lu}/u.test(previous)
    const isLong = previous.length > (isProse ? longestOfProse : longestWrapped)
    const goesOn = isLong && !/[.!?:]$/.test(previous) && /^[\p{Ll}(]/u.test(line)
    if (goesOn) lines.push(`${lines.pop() ?? ''} ${line}`)
    else lines.push(line)
    previous = line
  }
  return lines.filter((line) => line !== '')
}

const longestWrapped = 50
/** Several sentences are no list, so shorter lines are wrapped, too. */
const longestOfProse = 30

const sourceText = (node: HtmlNode): string =>
  node.type === 'text' ? node.data : 'children' in node ? node.children.map(sourceText).join('') : ''

/** Returns the text as a visitor sees it, with a new line at every block and `<br>`. */
export function linesOf(node: HtmlNode | HtmlDocument): Array<string> {
  return linesIn(collect(node))
}

/** Like `linesOf`, but stops after `length` characters. */
export function startOfLines(node: HtmlNode | HtmlDocument, length: number): Array<string> {
  return linesIn(collectAll([node], length))
}

/** Returns the unit that only an attribute of an amount has, which a script or style sheet would show. */
function unseenUnit({ attribs, next }: HtmlElement): string {
  const unit = attribs['data-unit']
  if (!unit) return ''
  let after = next
  while (after?.type === 'text' && !/\p{L}/u.test(after.data)) after = after.next
  const text = after && 'children' in after ? after.children[0] : after
  const seen = text?.type === 'text' ? text.data.replace(/^[^\p{L}]+/u, '') : ''
  return seen.toLowerCase().startsWith(unit.toLowerCase()) ? '' : ` ${unit}`
}

/**
 * Returns true for the raised number or mark of a note, right after a word: "flour<sup>1</sup>", but not "20
 * cm<sup>2</sup>".
 */
function isFootnote(element: HtmlElement, before: string): boolean {
  if (element.name !== 'sup' || !/\p{L}{3}$/u.test(before.slice(-3))) return false
  const [only] = element.children
  const text = only && 'children' in only ? only.children[0] : only
  return text?.type === 'text' && /^\s?(?:\[?\d{1,2}\]?|[*†‡])\s?$/.test(text.data)
}

const bareNumber = new RegExp(String.raw`^\s*[\d${fractionSigns}][\d\s.,/${fractionSigns}-]*$`)

const linesIn = (text: string) =>
  text
    .split('\n')
    .map(tidySpaces)
    .filter((line) => line !== '')

const hiddenName =
  /(?:^|\s)(?:hidden|d-none|is-hidden|sr-only|visually-?hidden|screen-reader-text|screenreader)(?:$|\s)/i

/** Returns true for text that appears only after a button is pressed, and for text meant only for screen readers. */
export function isHidden({ attribs }: HtmlElement): boolean {
  return (
    'hidden' in attribs || hiddenName.test(attribs['class'] ?? '') || /display\s*:\s*none/i.test(attribs['style'] ?? '')
  )
}

function collect(root: HtmlNode | HtmlDocument): string {
  return collectAll([root])
}

function collectAll(roots: ReadonlyArray<HtmlNode | HtmlDocument>, enough = Number.POSITIVE_INFINITY): string {
  let text = ''
  /** The text added last. Reading the end of `text` would copy all of it each time. */
  let last = ''
  let afterInline = false
  const add = (piece: string) => {
    if (piece === '') return
    text += piece
    last = piece
  }
  const visit = (node: HtmlNode | HtmlDocument, depth: number) => {
    if (text.length > enough) return
    if (node.type === 'text') {
      add(node.data.replace(/[\n\r]/g, ' '))
      afterInline = false
      return
    }
    if (!('children' in node)) return
    if (node.type !== 'root' && isElement(node)) {
      if (unseen.has(node.name) || (depth > 0 && isHidden(node)) || isFootnote(node, last)) return
      if (blocks.has(node.name) || node.name === 'td' || node.name === 'th') {
        const edge = blocks.has(node.name) ? '\n' : ' '
        add(edge)
        for (const child of node.children) visit(child, depth + 1)
        add(edge)
        afterInline = false
        return
      }
      // Adds a space at `</span><span>`, because often only a style sheet separates such fields: "1</span><span>cup".
      if (afterInline && /[\p{L}\p{N}.,;:!?)]/u.test(last.at(-1) ?? '')) add(' ')
    }
    for (const child of node.children) visit(child, depth + 1)
    if (node.type !== 'root' && isElement(node) && bareNumber.test(last)) add(unseenUnit(node))
    afterInline = true
  }
  for (const root of roots) visit(root, 0)
  return text
}

/** Invisible control and formatting characters, except white space and the joiners of emoji, Persian and Hindi. */
const isAscii = /^[\t\n -~]*$/
const unprintable = /[[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffe\uffff]--[\t\n\v\f\r]]/gv
/** Leaves single spaces alone, which are most of the white space. Replacing each of them takes twice as long. */
const untidySpaces = /\s{2,}|[^\S ]/g

export function tidySpaces(text: string): string {
  const printable = isAscii.test(text) ? text : repaired(text).replace(unprintable, '')
  return printable.replace(untidySpaces, ' ').trim()
}

/** Repairs UTF-8 that was decoded as Windows-1252 ("cupÂ flour", "purÃ©e"), if all of the sequence can be repaired. */
function repaired(text: string): string {
  return text.replace(
    /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g,
    (mangled) => {
      const known = repairs.get(mangled)
      if (known !== undefined) return known
      if (repairs.size >= mostRepairs) repairs.clear()
      const found = repair(mangled)
      repairs.set(mangled, found)
      return found
    },
  )
}

/** Sequences seen before: a mangled page of Chinese took two seconds, because decoding one takes microseconds. */
const repairs = new Map<string, string>()
const mostRepairs = 5_000

function repair(mangled: string): string {
  const bytes = Array.from(mangled, (character) => windows1252.get(character) ?? character.charCodeAt(0))
  const [first = 0] = bytes
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  try {
    const fixed = utf8.decode(Uint8Array.from(bytes.slice(0, length)))
    return bytes.length < length ? mangled : fixed + mangled.slice(length)
  } catch {
    return mangled
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const upperHalf = Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)
const windows1252 = new Map(
  Array.from(new TextDecoder('windows-1252').decode(upperHalf), (character, index) => [character, 0x80 + index]),
)
